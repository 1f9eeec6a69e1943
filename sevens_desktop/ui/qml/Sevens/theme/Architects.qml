import QtQuick

// The colours and sizes of the table of 7 Wonders Architects.
Screens {
    // -- colours

    readonly property var families: ({
            grey: "#8A8F9C",
            yellow: "#E3B94F",
            green: "#5BB083",
            blue: "#2C5FA6",
            red: "#A8352F"
        })
    readonly property var familiesOnTable: ({
            blue: info,
            red: negative,
            gold: accent,
            mint: positive
        })
    // The five sources of points, by the families that bring them.
    readonly property var sources: ({
            wonder: "#E3B94F",
            blue: "#2C5FA6",
            victories: "#A8352F",
            cat: "#F5EFE3",
            tokens: "#5BB083"
        })
    readonly property var darkSources: ["blue", "victories"]
    readonly property color warEdge: dark ? "#E58A80" : "#7A1F18"
    readonly property color unknownToken: dark ? "#35604F" : "#3E7B62"

    function family(name: string): color {
        return families[name] ?? none;
    }
    function source(name: string): color {
        return sources[name] ?? paper;
    }
    function onSource(name: string): color {
        return darkSources.includes(name) ? paper : ink;
    }

    // -- sizes

    readonly property int seatTall: grow(compact ? 152 : 172, 76)
    readonly property int seatStrip: low ? grow(56, 34) : grow(76, 40)
    readonly property real neighbourShare: 0.26
    readonly property int stripBreadth: 230
    readonly property int stripBroad: 300
    readonly property int strapWidth: 150
    readonly property int seatWonder: low ? 60 : 104
    readonly property int stripWonder: low ? 44 : 50
    readonly property int seatDeck: low ? 30 : 34
    readonly property int tallySide: scaled(low ? 20 : 24)
    readonly property int tallyWidth: scaled(54)
    readonly property int tallySpelled: scaled(106)
    // Two and two: resources and science, military and points.
    readonly property var tallyShares: [0.66, 0.34, 0.42, 0.58]
    readonly property int tallyLarge: scaled(low ? 22 : 30)
    readonly property real tallyEmblem: 0.72
    readonly property int pileStep: cramped ? 120 : compact ? 150 : wide ? 192 : 176
    readonly property int pileCard: compact ? 112 : wide ? 156 : 125
    // A caption, and room for a card that is lifted; at the least the latter.
    readonly property int pileHead: low ? lift + space8 : scaled(capital.line) + lift + space12
    readonly property int pileWords: low ? scaled(18) : scaled(44)
    readonly property int catWidth: scaled(compact ? 150 : 172)
    readonly property int catSide: cramped ? 24 : low ? 36 : 48
    readonly property int conflictSide: low ? 30 : 40
    readonly property int tokenSide: low ? 40 : 58
    readonly property int tokenOwn: low ? 26 : 34
    readonly property int wonderCardLeast: 96
    readonly property int looked: low ? 84 : 108
    readonly property int ownWonder: grow(low ? 150 : compact ? 220 : 250, low ? 70 : 90)
    readonly property int ownWonderLeast: cramped ? 116 : grow(132, 60)
    readonly property int ownWonderRoomy: grow(210, 80)
    readonly property int stagesWidth: cramped ? scaled(190) : scaled(compact ? 230 : 266)
    readonly property int rowTitle: scaled(compact ? 76 : 90)
    readonly property int duelStep: reducedMotion ? 0 : 700
    readonly property int tokenTall: scaled(140)
    readonly property int matrixHead: grow(low ? 96 : 128, 40)
    readonly property int matrixRow: grow(low ? 40 : 58, 26)
    readonly property int matrixFoot: grow(low ? 56 : 72, 40)
    readonly property int matrixWonder: low ? 40 : 60
}
