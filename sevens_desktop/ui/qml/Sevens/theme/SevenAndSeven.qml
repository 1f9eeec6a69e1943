import QtQuick

// The colours and sizes of the table of 7 & 7.
Architects {
    // -- colours of the win tracker: as on the cards

    readonly property var virtueTones: ({
            pride: "#643A91",
            greed: "#716443",
            lust: "#8D5868",
            envy: "#2C7363",
            wrath: "#8F2826",
            sloth: "#516B80",
            gluttony: "#915A2B"
        })
    readonly property color wildSinGround: "#1B161F"
    readonly property color wildVirtueTone: "#4A5A86"

    function virtue(sin: string): color {
        return virtueTones[sin] ?? ink;
    }

    // -- sizes: the parts of the table from top to bottom, in shares of its height

    readonly property real seatShare: 204
    // The prompt beside the piles needs more for great letters; in a replay it only names the seat.
    readonly property real middleStill: 186
    readonly property real middleShare: middleStill + (textScale - 1) * (low ? 240 : 60)
    readonly property real areaShare: 176
    readonly property real handShare: 178
    readonly property real sharesMost: 1.4
    readonly property int sevenTop: low ? 8 : 16
    readonly property int sevenBottom: low ? 10 : 26
    readonly property int sevenGap: low ? 8 : 20

    readonly property int trackSide: scaled(low || compact ? 15 : 20)
    readonly property int trackWords: scaled(104)
    readonly property int trackCount: scaled(28)
    readonly property int trackLeast: 10
    readonly property real trackGap: 0.23
    readonly property real trackEmblem: 0.62
    readonly property int seatTitled: 470
    readonly property int seatBeside: 420
    readonly property int areaGap: 9
    readonly property int areaColumns: 6
    readonly property int areaColumnsFolded: 4
    readonly property real areaOfSeat: 0.52
    readonly property int seatCardLeast: 60
    readonly property int handIcon: 25
    readonly property int handIconSmall: 19
    readonly property int stripLeast: 14
    readonly property int wordsWidth: compact ? 222 : 290
    readonly property int playedStep: 40
    // Greater words in a narrow window need the place of the piles.
    readonly property real pileOfPlayed: compact && textScale > 1.2 ? 0.5 : 0.85
    readonly property int decidersLeast: 560
    readonly property int fanCard: low ? 76 : 104
    readonly property int fanSearch: 220
}
