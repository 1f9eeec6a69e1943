import QtQuick
import Sevens.Core

Window {
    id: root
    width: 1440
    height: 900
    visible: true
    color: Theme.table0
    Binding { target: Theme; property: "viewWidth"; value: root.width }
    Binding { target: Theme; property: "viewHeight"; value: root.height }
    Binding { target: Theme; property: "dark"; value: App.settings.dark }
    Binding { target: Theme; property: "textScale"; value: App.settings.scale }
    TableScreen { anchors.fill: parent; table: App.session }
}
