pragma Singleton
import QtQuick
import "theme"

// Every colour, size, letter and duration under one name.
Growl {
    // The part of a game's own QML: tables/TheSinsTable.qml for the-sins.
    function part(folder: string, slug: string, kind: string): url {
        const name = slug.split("-").map(word => word.charAt(0).toUpperCase() + word.slice(1)).join("");
        return Qt.resolvedUrl(`${folder}/${name}${kind}.qml`);
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
    readonly property int stagger: reducedMotion ? 0 : 60
    readonly property int flipTime: reducedMotion ? fadeTime : 320
    readonly property int convertTime: reducedMotion ? fadeTime : 420
    readonly property real convertRise: 0.05
    readonly property int openTime: reducedMotion ? fadeTime : 240
    readonly property int closeTime: reducedMotion ? fadeTime : 160
    readonly property int ringTime: 1200
    readonly property int toastTime: 4000
    readonly property int previewDelay: 400
    readonly property int promptGuard: 300

    readonly property var standard: [0.2, 0, 0, 1, 1, 1]
    readonly property var enter: [0.05, 0.7, 0.1, 1, 1, 1]
    readonly property var exit: [0.3, 0, 0.8, 0.15, 1, 1]
}
