"""What only one system's bundle needs: icons, Windows version information, the macOS property list."""

from __future__ import annotations

from pathlib import Path

import app


def icon_file(platform: str, work: Path) -> str | None:
    """The generated icon that goes into the program itself; Linux finds its icons by name."""
    names = {"win32": "sevens.ico", "darwin": "sevens.icns"}
    return str(work / names[platform]) if platform in names else None


def info_plist() -> dict[str, object]:
    """The keys that Sevens adds to what PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": app.NAME,
        "CFBundleShortVersionString": app.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "MIT. An unofficial fan project; the titles belong to their publishers.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Sevens game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{app.APP_ID}.game"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{app.APP_ID}.game",
                "UTTypeDescription": "Sevens game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [app.FILE_SUFFIX.removeprefix(".")],
                    "public.mime-type": [app.MIME_TYPE],
                },
            }
        ],
    }


def windows_version(platform: str, work: Path) -> str | None:
    """The file with the version information that Windows shows; written below ``work``."""
    if platform != "win32":
        return None
    path = work / "version.txt"
    path.write_text(windows_version_text(), encoding="utf-8")
    return str(path)


def windows_version_text() -> str:
    numbers = ", ".join([*app.version().split("."), "0"])
    words = {
        "CompanyName": "The Sevens founders",
        "FileDescription": app.SUMMARY,
        "FileVersion": app.version(),
        "InternalName": app.PROGRAM,
        "LegalCopyright": "MIT",
        "OriginalFilename": f"{app.PROGRAM}.exe",
        "ProductName": app.NAME,
        "ProductVersion": app.version(),
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers}), mask=0x3F, flags=0, OS=0x40004, "
        "fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
