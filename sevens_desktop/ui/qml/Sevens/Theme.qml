pragma Singleton
import QtQuick

// Every colour, size, letter and duration. The window sets the first group; nothing else here changes.
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

    // -- colours of the interface

    readonly property color table0: dark ? "#0F0D13" : "#D8CFBF"
    readonly property color table: dark ? "#16131B" : "#E9E2D4"
    readonly property color tableGlow: dark ? "#221C2A" : "#F3EDE1"
    readonly property color surface1: dark ? "#1E1A26" : "#F6F1E7"
    readonly property color surface2: dark ? "#28232F" : "#FFFCF5"
    readonly property color surface3: dark ? "#352F40" : "#E1D8C7"
    readonly property color line: dark ? "#37313F" : "#D3C8B6"
    readonly property color lineStrong: dark ? "#766D84" : "#847A6C"
    readonly property color text1: dark ? "#F4EEE2" : "#221C28"
    readonly property color text2: dark ? "#C6BDB0" : "#51485A"
    readonly property color text3: dark ? "#9C9389" : "#5A5060"
    readonly property color accent: dark ? "#E9B872" : "#8A5410"
    readonly property color accentInk: dark ? "#221706" : "#FFFFFF"
    readonly property color focus: dark ? "#FFD79A" : "#8A4B00"
    readonly property color positive: dark ? "#8FD3AB" : "#1E6B43"
    readonly property color negative: dark ? "#F39C90" : "#9E2A22"
    readonly property color info: dark ? "#9CC7EC" : "#1F5687"
    readonly property color shade: Qt.alpha("#000000", 0.6)
    readonly property color none: "transparent"

    // -- colours of cards and games: the same in both themes

    readonly property color paper: "#F5EFE3"
    readonly property color paperEdge: "#CFC8BA"
    readonly property color paperLine: "#8D867B"
    readonly property color ink: "#211C27"
    readonly property color gilt: "#C79A4B"
    readonly property color moon: "#E9E6D3"
    readonly property color stone: "#C9E4DA"
    readonly property color stoneLight: "#EFF8F4"
    readonly property color stoneEdge: "#6FA394"
    readonly property color stoneEmpty: lineStrong
    readonly property color abyssGround: "#0E0A12"
    readonly property color abyssLine: "#C9705C"
    readonly property color abyssFaint: "#4A2A2A"
    readonly property color abyssColumn: dark ? "#1A131F" : "#EFE6DD"
    readonly property color winnerColumn: Qt.alpha(accent, 0.08)
    readonly property color abyssText: "#F4EEE2"
    readonly property color abyssCaption: "#C6BDB0"
    // The curtain is dark in both themes: the window turns `dark` on while it is up.
    readonly property color curtainGround: "#2E1A26"
    readonly property color curtainMiddle: "#22131C"
    readonly property color curtainEdge: "#150A11"
    readonly property color curtainRing: "#442733"
    readonly property color curtainStar: "#8A4A45"
    readonly property color curtainBadge: "#1B0E17"
    readonly property color curtainPanel: "#4A2C39"

    readonly property var sins: ({
            pride: "#643A91",
            greed: "#E9D06E",
            lust: "#F08FA4",
            envy: "#2C7363",
            wrath: "#8F2826",
            sloth: "#8FD0F2",
            gluttony: "#B56E2C"
        })
    readonly property var darkSins: ["pride", "envy", "wrath"]
    readonly property var seats: ["#E9B872", "#6FA8DC", "#D9788A", "#A9DDBB", "#7456C0", "#4E6B5C", "#A64F24"]

    readonly property var seatNames: [qsTr("Gold"), qsTr("Blue"), qsTr("Rose"), qsTr("Mint"), qsTr("Violet"), qsTr("Moss"), qsTr("Rust")]

    // By slug: ground, line and text of the tile; the emblem of its saved games.
    readonly property var games: ({
            "the-sins": {
                ground: "#2A1620",
                ring: "#552F36",
                line: "#C9705C",
                text: "#EBCFC6",
                bar: "#E08E7B",
                emblem: "judgment"
            },
            "seven-and-seven": {
                ground: "#1B2033",
                ring: "#3C425E",
                line: "#B9A5DA",
                text: "#E4DEEE",
                bar: "#C3B1E1",
                emblem: "wildsin"
            },
            architects: {
                ground: "#16283A",
                ring: "#35464F",
                line: "#D9B765",
                text: "#F0E0B0",
                bar: "#E0C476",
                emblem: "laurel"
            },
            growl: {
                ground: "#14231F",
                ring: "#14231F",
                moon: "#E4EBD4",
                wood: "#0C1714",
                line: "#A9CBB6",
                text: "#D5E8DC",
                bar: "#A9CBB6",
                emblem: "growl"
            }
        })

    function sin(name: string): color {
        return sins[name] ?? paper;
    }
    function onSin(name: string): color {
        return darkSins.includes(name) ? paper : ink;
    }
    function seat(number: int): color {
        return seats[(Math.max(1, number) - 1) % seats.length];
    }
    function onSeat(number: int): color {
        return number >= 5 && number <= 7 ? paper : ink;
    }
    function signed(points: int): color {
        return points > 0 ? positive : points < 0 ? negative : text3;
    }
    function faint(base: color): color {
        return Qt.alpha(base, 0.14);
    }
    function half(base: color): color {
        return Qt.alpha(base, 0.55);
    }
    function hex(base: color): string {
        return base.toString().slice(-6);
    }

    // -- letters

    readonly property string display: "Marcellus"
    readonly property string plain: "Figtree"
    readonly property var figures: ({
            "tnum": 1
        })

    readonly property var curtainTitle: letters(display, 46, 54, Font.Normal)
    readonly property var verdict: letters(display, 36, 42, Font.Normal)
    readonly property var screenTitle: letters(display, 32, 40, Font.Normal)
    readonly property var section: letters(display, 24, 30, Font.Normal)
    readonly property var title: letters(display, 20, 26, Font.Normal)
    readonly property var numeral: letters(plain, 28, 32, Font.DemiBold)
    readonly property var numeralSmall: letters(plain, 22, 26, Font.DemiBold)
    readonly property var numeralLarge: letters(plain, 36, 40, Font.DemiBold)
    readonly property var nameSmall: letters(display, 18, 24, Font.Normal)
    readonly property var points: letters(plain, 18, 24, Font.DemiBold)
    readonly property var strong: letters(plain, 15, 20, Font.DemiBold)
    readonly property var button: letters(plain, 15, 20, Font.DemiBold)
    readonly property var buttonLarge: letters(plain, 18, 24, Font.DemiBold)
    readonly property var reading: letters(plain, 15, 22, Font.Normal)
    readonly property var body: letters(plain, 14, 20, Font.Normal)
    readonly property var bodyStrong: letters(plain, 14, 20, Font.DemiBold)
    readonly property var bodyMedium: letters(plain, 14, 20, Font.Medium)
    readonly property var small: letters(plain, 13, 18, Font.Normal)
    readonly property var smallStrong: letters(plain, 13, 18, Font.DemiBold)
    readonly property var caption: letters(plain, 12, 16, Font.Normal)
    readonly property var captionStrong: letters(plain, 12, 16, Font.DemiBold)
    readonly property var capital: letters(plain, 12, 16, Font.DemiBold, 1.08, true)

    function letters(family: string, size: int, line: int, weight: int, tracking = 0, capitals = false): var {
        return {
            "family": family,
            "size": size,
            "line": line,
            "weight": weight,
            "tracking": tracking,
            "capitals": capitals
        };
    }

    // -- space

    readonly property int space4: 4
    readonly property int space8: 8
    readonly property int space12: 12
    readonly property int space16: 16
    readonly property int space24: 24
    readonly property int space32: 32
    readonly property int space48: 48
    readonly property int gutter: compact ? 12 : 24
    readonly property int gap: compact ? 12 : 16
    readonly property int cardGap: 13
    readonly property int hairline: 1
    readonly property int stroke: 2

    readonly property int radiusKey: 5
    readonly property int radiusMark: 6
    readonly property int radiusField: 9
    readonly property int radiusButton: 10
    readonly property int radiusPanel: 12
    readonly property int radiusPrompt: 14
    readonly property int radiusTile: 18
    readonly property real cardRadius: 0.068
    readonly property real cardAspect: 1.4

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
    readonly property int foldWidth: 250
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
    readonly property int winsFigure: 80
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
    readonly property int tileLines: compact ? 3 : 2

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
    readonly property real cellMiddle: 0.54
    readonly property real cellEdge: 0.12
    readonly property real sealShare: 0.58
    readonly property int barHeight: 34
    readonly property int barFigure: 40
    readonly property real firstColumn: 0.28

    // The part of a game's own QML: tables/TheSinsTable.qml for the-sins.
    function part(folder: string, slug: string, kind: string): url {
        const name = slug.split("-").map(word => word.charAt(0).toUpperCase() + word.slice(1)).join("");
        return Qt.resolvedUrl(`${folder}/${name}${kind}.qml`);
    }

    // The height of something of which `words` px are lines of text.
    function grow(height: int, words: int): int {
        return Math.round(height + words * (textScale - 1));
    }
    function promptHeight(stacked: bool): int {
        return (low ? grow(72, 62) : grow(88, 66)) + (stacked ? target + space4 : 0);
    }

    // -- shadows: margin and edge as tools/draw_shadows.py draws them, strength by theme

    readonly property var shadows: ({
            small: shadow(8, 16, 1),
            rest: shadow(20, 40, 1),
            raised: shadow(28, 54, 1),
            prompt: shadow(40, 82, dark ? 1 : 0.36),
            dialog: shadow(94, 178, dark ? 1 : 0.5)
        })

    function shadow(margin: int, edge: int, strength: real): var {
        return {
            "margin": margin,
            "edge": edge,
            "strength": strength
        };
    }

    // -- motion, in ms

    readonly property int fadeTime: 120
    readonly property int hoverTime: 90
    readonly property int selectTime: 160
    readonly property int moveTime: reducedMotion ? fadeTime : 280
    readonly property int dealTime: reducedMotion ? fadeTime : 360
    readonly property int stagger: reducedMotion ? 0 : 60
    readonly property int flipTime: reducedMotion ? fadeTime : 320
    readonly property int convertTime: reducedMotion ? fadeTime : 420
    readonly property int openTime: reducedMotion ? fadeTime : 240
    readonly property int closeTime: reducedMotion ? fadeTime : 160
    readonly property int curtainTime: reducedMotion ? fadeTime : 240
    readonly property int ringTime: 1200
    readonly property int toastTime: 4000
    readonly property int previewDelay: 400
    readonly property int promptGuard: 300

    readonly property var standard: [0.2, 0, 0, 1, 1, 1]
    readonly property var enter: [0.05, 0.7, 0.1, 1, 1, 1]
    readonly property var exit: [0.3, 0, 0.8, 0.15, 1, 1]
}
