import QtQuick

// The colours and sizes of the table of Growl.
SevenAndSeven {
    // -- colours; the night is dark in both themes

    readonly property color oval: dark ? "#14231F" : "#DCE5D8"
    readonly property color ovalEdge: dark ? "#2F4A41" : "#A9BFAF"
    readonly property color ovalInk: dark ? "#1E332C" : "#C9D6C8"
    readonly property color biteTone: dark ? "#E58AA0" : "#9A2F4B"
    readonly property color woundTone: dark ? "#EE9B74" : "#8F4216"
    readonly property color undeadGround: dark ? "#1C2012" : "#E4E7CF"
    readonly property color undeadEdge: dark ? "#4F5830" : "#9AA45F"
    readonly property color undeadText: dark ? "#C4D079" : "#4F5A17"
    readonly property color dayBead: dark ? "#2C4A41" : "#BFD3C6"
    readonly property color nightBead: dark ? "#22304F" : "#B9C6E4"
    readonly property color nightGround: "#11182A"
    readonly property color nightDeep: "#0B101B"
    readonly property color nightEdge: "#35415F"
    readonly property color nightInk: "#E9EEFB"
    readonly property color nightText: "#BFD0F2"
    readonly property color nightRing: "#1D2740"
    readonly property color nightStar: "#A9BEE6"
    readonly property color nightShade: Qt.alpha("#070B14", 0.82)
    readonly property color duskTint: Qt.alpha("#0D1530", dark ? 0.5 : 0.22)

    // -- sizes

    readonly property int growlSeatWidth: scaled(compact ? 226 : wide ? 340 : 262)
    readonly property int growlSeatSmall: 250
    readonly property int growlSeatTall: grow(wide ? 196 : 150, 44)
    readonly property int growlSeatStepped: grow(118, 40)
    readonly property int growlSeatRoomy: grow(106, 40)
    readonly property int growlSpell: wide ? 76 : 52
    readonly property real arenaAspect: 0.58
    readonly property int growlBack: 28
    readonly property int growlBackStep: 5
    readonly property int bead: scaled(low ? 24 : 30)
    readonly property real beadEmblem: 0.6
    readonly property int beadStep: scaled(compact ? 58 : 64)
    readonly property int deckCard: compact ? 100 : wide ? 176 : 112
    readonly property int deckLeast: 52
    readonly property real trackShare: 0.58
    readonly property real sideCard: 0.78
    readonly property int deckWords: scaled(22)
    readonly property int ovalOverlap: 26
    readonly property int growlOwn: low ? grow(132, 30) : grow(wide ? 252 : 206, 50)
    readonly property int growlWho: scaled(compact ? 220 : 250)
    readonly property int growlHandCard: wide ? 128 : 98
    readonly property int onYouWidth: scaled(compact ? 130 : wide ? 190 : 150)
    readonly property int meterHeight: 6
    readonly property int meterGap: 3
    readonly property int nightWidth: wide ? 1180 : 980
    readonly property int nightHeight: wide ? 920 : 790
    readonly property int nightMoon: low ? 44 : 80
    readonly property int nightCard: compact || low ? 92 : wide ? 140 : 112
    readonly property int nightSlot: low ? grow(88, -44) : compact ? 88 : wide ? 142 : 118
    readonly property int momentWidth: 420
    readonly property int momentDisc: low ? 52 : 72
    readonly property int nightTime: reducedMotion ? 120 : 600
    readonly property int sheetFace: 40
}
