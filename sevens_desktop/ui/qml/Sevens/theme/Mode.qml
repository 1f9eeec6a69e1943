import QtQuick

// The window, the theme and the size of the text: what everything else follows. The window sets the first group.
QtObject {
    property bool dark: true
    property real textScale: 1
    property bool reducedMotion: false
    property string language: "en"
    property real viewWidth: referenceWidth
    property real viewHeight: referenceHeight
    property real fit: 1

    // -- window

    readonly property int leastWidth: 1024
    readonly property int leastHeight: 640
    readonly property int referenceWidth: 1440
    readonly property int referenceHeight: 900
    readonly property int compactWidth: 1280
    readonly property int lowHeight: 720
    readonly property int crampedHeight: 540
    readonly property int wideWidth: 1680
    readonly property bool compact: viewWidth < compactWidth
    readonly property bool low: viewHeight < scaled(lowHeight)
    readonly property bool cramped: viewHeight < scaled(crampedHeight)
    readonly property bool wide: viewWidth >= wideWidth
    // Greater text closes the log first.
    readonly property bool roomForLog: viewWidth >= scaled(compactWidth)

    function scaled(size: real): int {
        return Math.round(size * textScale);
    }

    // The height of something of which `words` px are lines of text.
    function grow(height: int, words: int): int {
        return Math.round(height + words * (textScale - 1));
    }
}
