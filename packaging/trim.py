"""What of Qt goes into the bundle. PyInstaller brings all that Qt Quick could ever load; Sevens needs little of it."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

import linux_libraries

QML_MODULES = (
    "QtQml",
    "QtQml/Models",
    "QtQml/WorkerScript",
    "QtQuick",
    "QtQuick/Controls",
    "QtQuick/Controls/Basic",
    "QtQuick/Controls/Basic/impl",
    "QtQuick/Controls/impl",
    "QtQuick/Dialogs",
    "QtQuick/Dialogs/quickimpl",
    "Qt/labs/folderlistmodel",
    "QtQuick/Layouts",
    "QtQuick/Shapes",
    "QtQuick/Templates",
    "QtQuick/Window",
)
"""Folders below ``qml/`` whose files are kept; folders below them are not."""

PLUGINS = {
    "platforms": ("cocoa", "offscreen", "wayland", "windows", "xcb"),
    "imageformats": ("svg",),
    "iconengines": ("svgicon",),
    "platforminputcontexts": ("compose", "ibus"),
    "platformthemes": ("xdgdesktopportal",),
    "xcbglintegrations": ("egl", "glx"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-graphics-integration-client": ("wayland-egl",),
    "wayland-decoration-client": ("adwaita", "bradient"),
}
"""Plugin folders and the parts of a file's name that keep it."""

LANGUAGES = ("en", "fr")

LIBRARIES = (
    *("Core", "DBus", "Gui", "Network", "OpenGL", "Qml", "QmlMeta", "QmlModels", "QmlWorkerScript", "Quick"),
    *("QuickControls2", "QuickControls2Basic", "QuickControls2BasicStyleImpl", "QuickControls2Impl", "QuickLayouts"),
    *("QuickDialogs2", "QuickDialogs2QuickImpl", "QuickDialogs2Utils", "LabsFolderListModel"),
    *("QuickShapes", "QuickShapesDesignHelpers", "QuickTemplates2", "Svg"),
    *("WaylandClient", "WaylandEglCompositorHwIntegration", "WlShellIntegration", "XcbQpa"),
)
"""The Qt libraries that are kept, without their prefix."""

OUT = ("opengl32sw.dll",)
"""A software OpenGL for Windows, where Qt Quick draws with Direct3D."""

NOT_AT_RUN_TIME = (".qmltypes", ".ts")

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?:\.(?:so|dll|dylib|abi3|pyd|framework)\b.*)?")
_LINUX_LIBRARY = re.compile(r"lib.*\.so(?:\.[\d.]+)?")


def keep(name: str) -> bool:
    """Whether the file that PyInstaller would pack under this name goes into the bundle."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if path.name in OUT or path.suffix in NOT_AT_RUN_TIME:
        return False
    if "PySide6" in parts:
        if "qml" in parts:
            return "/".join(parts[parts.index("qml") + 1 : -1]) in QML_MODULES
        if "plugins" in parts:
            return any(kept in path.name for kept in PLUGINS.get(path.parent.name, ()))
        if "translations" in parts:
            return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    for part in parts:
        library = _QT_LIBRARY.fullmatch(part)
        if library is not None:
            return library["name"] in LIBRARIES
    return _LINUX_LIBRARY.fullmatch(path.name) is None or linux_libraries.is_carried(path.name)
