import QtQuick
import Sevens

// A drawing of one colour out of resources/<folder>.
Image {
    property string folder
    property string name
    property color tone: Theme.text2
    property real side: Theme.icon

    width: side
    height: side
    source: name ? `image://ink/${folder}/${name}/${Theme.hex(tone)}` : ""
    sourceSize: Qt.size(side * Screen.devicePixelRatio, side * Screen.devicePixelRatio)
}
