import QtQuick

// Every colour, by use.
Mode {
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
    readonly property color paperLine: "#A9A294"
    readonly property color ink: "#211C27"
    readonly property color gilt: "#C79A4B"
    readonly property color moon: "#E9E6D3"
    readonly property color stone: "#C9E4DA"
    readonly property color stoneLight: "#EFF8F4"
    readonly property color stoneEdge: "#6FA394"
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
}
