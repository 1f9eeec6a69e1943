import QtQuick
import Sevens

// A card face, back or wonder as it is drawn, at the size that is shown.
Image {
    property string key
    // The width that it is drawn for; other than `width` while a card grows or shrinks on its way.
    property real drawn: width
    readonly property real drawnHeight: drawn === width ? height : Theme.cardHeight(drawn)

    height: Theme.cardHeight(width)
    source: key ? `image://face/${key}${drawn >= Theme.largeCard ? "/large" : ""}?${Theme.language}` : ""
    sourceSize: Qt.size(Math.round(drawn * Screen.devicePixelRatio), Math.round(drawnHeight * Screen.devicePixelRatio))
}
