import QtQuick

// The sizes of components, cards and parts of a table.
Letters {
    // -- sizes of things

    readonly property int target: scaled(36)
    readonly property int primaryTarget: scaled(44)
    readonly property int topBar: grow(compact ? 48 : 56, 32)
    readonly property int logWidth: scaled(wide ? 320 : 288)
    readonly property int logIndent: 37
    readonly property int contentWidth: 1392
    readonly property int drawerWidth: 504
    readonly property int dialogWidth: 480
    readonly property int tipWidth: 320
    readonly property int listHeight: 280
    readonly property int fieldWidth: 200
    readonly property int buttonPadding: 18
    readonly property int keyHeight: 20
    readonly property int chipHeight: 26
    readonly property int segmentMargin: 3
    readonly property int switchWidth: 44
    readonly property int switchHeight: 26
    readonly property int switchKnob: 18
    readonly property int track: 6
    readonly property int icon: 20
    readonly property int iconSmall: 16
    readonly property int focusGap: 3
    readonly property int ringGap: 4
    readonly property int glow: 6
    readonly property int lift: 10
    readonly property int hoverLift: 4
    readonly property int topmost: 1000

    readonly property int badge: 38
    readonly property int badgeSmall: 30
    readonly property int badgeLog: 24
    readonly property int badgeOwn: compact || low ? 44 : 52
    readonly property real badgeRing: 0.045
    readonly property real badgeInner: 0.76
    readonly property real badgeDrop: 0.02
    readonly property real oneLetter: 0.44
    readonly property real twoLetters: 0.36
    readonly property int logo: 30
    readonly property real logoLine: 1.25
    readonly property real logoLetter: 0.64
    readonly property var dots: [1.5, 2]
    readonly property var dashes: [4, 3]
    readonly property int ringStep: 13

    readonly property real offOpacity: 0.5
    readonly property real quietOpacity: 0.84
    readonly property real faintOpacity: 0.3
    readonly property real hoverOpacity: 0.06
    readonly property real pressOpacity: 0.12

    readonly property real groundHeight: 0.46
    readonly property real groundRadius: 0.62
    readonly property real groundStop: 0.62

    readonly property int curtainMedal: 400
    readonly property int curtainMedalLeast: 120
    readonly property int curtainFirst: 110
    readonly property int curtainRings: 75
    readonly property real curtainInner: 0.56
    readonly property real curtainInitial: 0.42

    // -- cards

    readonly property int rowCard: compact ? 118 : wide ? 156 : 131
    readonly property int smallCard: 80
    readonly property int largeCard: 188
    readonly property int previewCard: 240
    readonly property int startCard: 46
    readonly property int pileEdges: 4
    readonly property int pileEdge: 2
    readonly property real pileShare: low ? 0.79 : 1
    readonly property int seatCard: low ? 32 : 34
    readonly property int seatStep: 8
    readonly property int seatFan: 108
    readonly property int foldWidth: 290
    readonly property int seatRoomy: 290
    readonly property int ownCard: 103
    readonly property int ownIndent: 300
    readonly property int ownIndentFlat: 360
    readonly property int ownStep: 80
    readonly property real sunk: 0.6

    // -- parts of a table

    readonly property int seatHeight: low ? grow(60, 36) : grow(100, 60)
    readonly property int numberWidth: 26
    readonly property int stoneSmall: 15
    readonly property int stoneSide: 18
    readonly property int knownSmall: 13
    readonly property int knownFigure: 11
    readonly property int knownNarrow: 86
    readonly property real stoneGap: 0.25
    readonly property real glint: 0.45
    readonly property real glintX: 0.2
    readonly property real glintY: 0.2
    readonly property int sealEmblem: 14
    readonly property int placeWidth: 140
    readonly property int bracket: 8
    readonly property real bracketLine: 0.5
    readonly property int bracketsHeight: cramped ? grow(36, 20) : grow(50, 20)
    readonly property int scaleHeight: cramped ? 0 : low ? grow(30, 20) : grow(38, 20)
    readonly property int abyssWidth: compact ? 207 : wide ? 226 : 190
    readonly property int abyssWell: 90
    readonly property int abyssStep: 9
    readonly property int abyssRings: 12
    readonly property real abyssTurn: 8
    readonly property int promptEmblem: low ? 28 : 34
    readonly property int promptBreadth: 860
    readonly property real promptShare: 0.72
    readonly property int seatButton: 94
    readonly property int tableTop: low ? 10 : 19
    readonly property int tableBottom: low ? 14 : 23
    readonly property int tableGap: low ? 12 : 18
    readonly property int cardLeast: 130
    readonly property int bubbleWidth: 370
    readonly property int bannerWidth: 560
    readonly property int menuWidth: 300
    readonly property int tail: 11
    readonly property int ownHeight: low ? grow(124, 20) : grow(225, 60)
    readonly property int ownSmall: cramped ? ownLeast : grow(124, 20)
    readonly property int ownLeast: cramped ? grow(50, 26) : grow(76, 46)
    readonly property int ownRoomy: grow(190, 60)
    readonly property int ownFlat: grow(70, 46)

    function cardHeight(width: real): int {
        return Math.round(width * cardAspect);
    }
    function promptHeight(stacked: bool): int {
        return (low ? grow(72, 62) : grow(88, 66)) + (stacked ? target + space4 : 0);
    }
}
