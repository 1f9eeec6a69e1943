"""Which of the files that PyInstaller would pack go into the bundle, under the names of all three systems."""

from __future__ import annotations

import linux_libraries
import pytest
import trim

KEPT = (
    # Linux
    "PySide6/Qt/lib/libQt6Quick.so.6",
    "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqwayland.so",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6/Qt/qml/QtQuick/Controls/Basic/qmldir",
    "PySide6/Qt/qml/QtQuick/libqtquick2plugin.so",
    "PySide6/Qt/translations/qtbase_fr.qm",
    "PySide6/QtQuick.abi3.so",
    "PySide6/libpyside6.abi3.so.6.11",
    "libQt6Core.so.6",
    "libpython3.11.so.1.0",
    "libsqlite3.so.0",
    "libxcb-cursor.so.0",
    "python3.11/lib-dynload/_ctypes.cpython-311-x86_64-linux-gnu.so",
    # Windows
    r"PySide6\Qt6Quick.dll",
    r"PySide6\QtQuick.pyd",
    r"PySide6\plugins\platforms\qwindows.dll",
    r"PySide6\qml\QtQuick\Dialogs\qtquickdialogsplugin.dll",
    "python311.dll",
    "VCRUNTIME140.dll",
    # macOS
    "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
    "PySide6/Qt/lib/QtGui.framework/Versions/A/Resources/Info.plist",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "QtCore",
    "libsqlite3.dylib",
    # Everywhere
    "sevens_desktop/resources/translations/sevens_fr.qm",
    "sevens_desktop/resources/rules/en/the-sins.md",
    "sevens_desktop/ui/qml/Sevens/Main.qml",
    "sevens_desktop/ui/qml/Sevens/qmldir",
    "licences/qt/LGPL-3.txt",
)
LEFT_OUT = (
    # Linux
    "PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
    "PySide6/Qt/plugins/platforms/libqminimalegl.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/qml/QtQuick/Controls/Material/qmldir",
    "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/QtWidgets.abi3.so",
    "libgtk-3.so.0",
    "libcrypto.so.3",
    "libstdc++.so.6",
    "libX11.so.6",
    # Windows
    r"PySide6\Qt6Pdf.dll",
    r"PySide6\opengl32sw.dll",
    r"PySide6\plugins\styles\qmodernwindowsstyle.dll",
    r"PySide6\qml\QtQuick\VirtualKeyboard\qmldir",
    # macOS
    "PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf",
    "PySide6/Qt/lib/QtPdf.framework/Versions/A/Resources/Info.plist",
    "QtWidgets",
    # Everywhere
    "sevens_desktop/resources/translations/sevens_fr.ts",
)


@pytest.mark.parametrize("name", KEPT)
def test_what_is_used_is_kept(name: str) -> None:
    assert trim.keep(name)


@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_is_not_used_is_left_out(name: str) -> None:
    assert not trim.keep(name)


def test_no_library_is_both_carried_and_the_systems() -> None:
    assert not [name for name in linux_libraries.PACKAGES if linux_libraries.is_carried(name)]
