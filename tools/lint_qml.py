"""Check every QML file, with the Python types of ``Sevens.Core`` made known first.

Qt's linter reads types from ``.qmltypes``: they are generated from the Python sources into a folder of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import PySide6

ROOT = Path(__file__).resolve().parent.parent
QML = ROOT / "sevens_desktop" / "ui" / "qml"
MODULE = "Sevens.Core"
METATYPES = Path(PySide6.__path__[0]) / "Qt" / "metatypes"
MARK = f'QML_IMPORT_NAME = "{MODULE}"'


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        describe_types(Path(folder))
        files = [str(path) for path in sorted(QML.rglob("*.qml"))]
        command = [tool("pyside6-qmllint"), "-I", str(QML), "-I", folder, "--max-warnings", "0", *files]
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
    print(f"{len(files)} QML files checked.")
    return 1 if status else 0


def describe_types(folder: Path) -> None:
    """Write ``qmldir`` and ``.qmltypes`` of the module below ``folder``."""
    module = folder / MODULE.replace(".", "/")
    module.mkdir(parents=True)
    marked = [path for path in (ROOT / "sevens_desktop").rglob("*.py") if MARK in path.read_text(encoding="utf-8")]
    dump = subprocess.run(
        [tool("pyside6-metaobjectdump"), *map(str, sorted(marked))],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    described = folder / "metatypes.json"
    described.write_text(json.dumps(mark_constants(json.loads(dump))), encoding="utf-8")
    subprocess.run(
        [
            *(tool("pyside6-qmltyperegistrar"), "--generate-qmltypes", str(module / "core.qmltypes")),
            *("--import-name", MODULE, "--major-version", "1", "--minor-version", "0"),
            *("--foreign-types", str(METATYPES / "qt6core_metatypes.json")),
            *("-o", str(folder / "register.cpp"), str(described)),
        ],
        cwd=ROOT,
        check=True,
    )
    (module / "qmldir").write_text(f"module {MODULE}\ntypeinfo core.qmltypes\n", encoding="utf-8")


def mark_constants(sources: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The dump forgets ``constant``: a Python property without a signal is one."""
    for source in sources:
        for described in source["classes"]:
            for known in described.get("properties", ()):
                known.setdefault("constant", "notify" not in known)
    return sources


def tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


if __name__ == "__main__":
    sys.exit(main())
