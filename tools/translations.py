"""Keep the translations: collect words from the sources, compile them, check that none is missing.

``python tools/translations.py`` updates ``resources/translations/*.ts`` and compiles them to ``.qm``;
``--check`` changes nothing and fails where words are missing, untranslated or not compiled.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
LANGUAGES = ("en", "fr")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        TRANSLATIONS.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            collect(TRANSLATIONS / f"sevens_{language}.ts", language)
            compile_words(TRANSLATIONS / f"sevens_{language}.ts", TRANSLATIONS / f"sevens_{language}.qm")
        return 0
    problems = [problem for language in LANGUAGES for problem in check(language)]
    print("\n".join(problems) if problems else "Every word is translated and compiled.")
    return 1 if problems else 0


def sources() -> list[str]:
    folder = ROOT / "sevens_desktop"
    return [str(path.relative_to(ROOT)) for suffix in ("*.py", "*.qml") for path in sorted(folder.rglob(suffix))]


def collect(ts: Path, language: str) -> None:
    """English needs only plural forms: every other word stands in the source as it is read."""
    plural = ["-pluralonly"] if language == "en" else []
    base = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
    run(["pyside6-lupdate", *base, *plural, *sources(), "-ts", str(ts)])


def compile_words(ts: Path, qm: Path) -> None:
    run(["pyside6-lrelease", "-silent", str(ts), "-qm", str(qm)])


def check(language: str) -> list[str]:
    ts = TRANSLATIONS / f"sevens_{language}.ts"
    qm = ts.with_suffix(".qm")
    if not ts.exists() or not qm.exists():
        return [f"{ts.name} or {qm.name} is missing: run python tools/translations.py"]
    problems = [f"{ts.name}: not translated: {source}" for source in unfinished(ts)]
    with tempfile.TemporaryDirectory() as folder:
        fresh_ts = Path(folder) / ts.name
        fresh_ts.write_bytes(ts.read_bytes())
        collect(fresh_ts, language)
        said, kept = words(fresh_ts), words(ts)
        problems += [f"{ts.name}: not collected: {source}" for _, source in sorted(said - kept)]
        problems += [f"{ts.name}: no longer said: {source}" for _, source in sorted(kept - said)]
        fresh_qm = Path(folder) / qm.name
        compile_words(ts, fresh_qm)
        if fresh_qm.read_bytes() != qm.read_bytes():
            problems.append(f"{qm.name} is older than {ts.name}: run python tools/translations.py")
    return problems


def words(ts: Path) -> set[tuple[str, str]]:
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(ts).iter("context")
        for message in context.iter("message")
    }


def unfinished(ts: Path) -> list[str]:
    return [
        message.findtext("source", "")
        for message in ET.parse(ts).iter("message")
        if (translation := message.find("translation")) is None or translation.get("type") == "unfinished"
    ]


def run(command: list[str]) -> None:
    tool = Path(sys.executable).parent / command[0]
    subprocess.run([str(tool), *command[1:]], check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
