import QtQuick
import Sevens

// A card face, back or wonder as it is drawn, at the size that is shown.
Image {
    property string key
    property real zoom: 1

    height: Theme.cardHeight(width)
    source: key ? `image://face/${key}?${Theme.language}` : ""
    sourceSize: Qt.size(Math.round(width * zoom * Screen.devicePixelRatio), Math.round(height * zoom * Screen.devicePixelRatio))
}
