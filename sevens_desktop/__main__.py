"""``python -m sevens_desktop`` is ``sevens``."""

import sys

from sevens_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
