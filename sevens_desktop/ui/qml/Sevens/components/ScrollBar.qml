import QtQuick
import QtQuick.Templates as T
import Sevens

T.ScrollBar {
    id: root

    implicitWidth: Theme.space8
    padding: Theme.stroke
    policy: T.ScrollBar.AsNeeded
    visible: size < 1
    Accessible.ignored: true

    contentItem: Rectangle {
        implicitWidth: Theme.space4
        radius: width / 2
        color: root.pressed || root.hovered ? Theme.lineStrong : Theme.line
    }
}
