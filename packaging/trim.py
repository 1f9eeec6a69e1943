"""What of Qt goes into the bundle. PyInstaller brings all that Qt Quick could ever load; Sevens needs little of it."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

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
    "platforms": ("cocoa", "minimal", "offscreen", "wayland", "windows", "xcb"),
    "imageformats": ("jpeg", "svg"),
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

SYSTEM_LIBRARIES_OUT = ("libgtk-3", "libgdk-3", "libgdk_pixbuf", "libatk", "libpango", "libcairo", "libgio-2.0")
"""What only the GTK theme plugin asks for."""

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?:\.(?:so|dll|dylib|abi3|pyd)\b.*)?")


def keep(name: str) -> bool:
    """Whether the file that PyInstaller would pack under this name goes into the bundle."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if "PySide6" in parts:
        folder = path.parent.name
        if "qml" in parts:
            return "/".join(parts[parts.index("qml") + 1 : -1]) in QML_MODULES
        if "plugins" in parts:
            return any(kept in path.name for kept in PLUGINS.get(folder, ()))
        if "translations" in parts:
            return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    library = _QT_LIBRARY.fullmatch(path.name)
    if library is not None:
        return library["name"] in LIBRARIES
    return not path.name.startswith(SYSTEM_LIBRARIES_OUT)
