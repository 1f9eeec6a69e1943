import QtQuick
import Sevens

// A hairline.
Rectangle {
    implicitHeight: Theme.hairline
    implicitWidth: Theme.hairline
    color: Theme.line
}
