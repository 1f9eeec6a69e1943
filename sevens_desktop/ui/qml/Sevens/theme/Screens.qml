import QtQuick

// The sizes of the parts of the screens.
Sizes {
    // -- parts of the screens

    readonly property int pageWidth: 880
    readonly property int homeWidth: wide ? 1600 : 1344
    readonly property int homeTop: compact ? 12 : 32
    readonly property int homeHeader: 48
    readonly property int homeGap: compact ? 16 : 30
    readonly property int homeGaps: homeTop + 3 * homeGap
    readonly property int homeSpacing: compact ? 12 : 19
    readonly property int homePanel: grow(compact ? 236 : 291, 120)
    readonly property int homeNarrow: 900
    readonly property int tileHeight: wide ? 560 : 420
    readonly property int tileLeast: 270
    readonly property int tileMargin: compact ? 16 : 22
    readonly property int panelMargin: compact ? 16 : 22
    readonly property int winsLabel: 84
    readonly property int winsFigure: 112
    readonly property int continueArt: compact ? 104 : 130
    readonly property int continueCard: compact ? 56 : 72
    readonly property real artCard: 0.345
    readonly property real artCardHeight: 0.42
    readonly property int artRing: 30
    readonly property int artRings: 16
    readonly property real artWonder: 0.76
    readonly property real wonderAspect: 0.867
    readonly property real artMoon: 0.76
    readonly property real artWolf: 0.62
    readonly property real artForest: 0.22
    readonly property int trees: 15
    readonly property int tileLines: (compact ? 3 : 2) + (textScale > 1.2 ? 2 : 0)

    readonly property int newGameHeader: compact ? 56 : 76
    readonly property int newGameSingle: 960
    readonly property int newGamePictured: 1250
    readonly property int newGamePicture: 300
    readonly property int newGameSide: 336
    readonly property real pictureShare: 0.5
    readonly property int seatMargin: compact ? 10 : 16
    readonly property int nameWidth: 124
    readonly property int seedWidth: 134
    readonly property int choiceWidth: 132
    readonly property int pickCard: 80
    readonly property int markSide: 22
    readonly property real markOver: 0.72

    readonly property int toastMargin: 96
    readonly property int badgeVerdict: low ? 56 : 72
    readonly property int logoLarge: 140
    readonly property int scoreNarrow: 900
    readonly property int sheetBreadth: 1120
    readonly property int sheetWidth: wide ? 1600 : 1376
    readonly property int sheetSide: 416
    readonly property int sheetFirst: compact ? 150 : 196
    readonly property int cellRoomy: 90
    readonly property real cellMiddle: 0.54
    readonly property real cellEdge: 0.12
    readonly property real sealShare: 0.58
    readonly property int barHeight: 34
    readonly property int barFigure: 40
    readonly property real firstColumn: 0.28
    readonly property int curveHeight: grow(low ? 216 : 290, 40)
    readonly property int curveFigure: 48
    readonly property int diamondTurn: 45
    readonly property int moveTurn: 64
    readonly property int moveBar: compact ? 120 : 200
    readonly property int chanceFigure: 84
    // How long a removal can be undone, in ms.
    readonly property int removedTime: 20000
}
