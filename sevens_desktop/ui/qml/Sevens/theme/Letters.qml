import QtQuick

// Every role of the letters, and the space between things.
Colours {
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
}
