pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// The picture of a game: some of its cards on rings of heptagons, its wonder, or the moon.
Item {
    id: root

    required property string slug
    // A half turn shows a card of 7 & 7 from its other side. Places are in widths of a card, from the middle.
    readonly property var cards: ({
            "the-sins": [
                {
                    "face": "sins_sloth",
                    "angle": -15,
                    "x": -0.76,
                    "y": 0.14
                },
                {
                    "face": "sins_pride",
                    "angle": 15,
                    "x": 0.76,
                    "y": 0.14
                },
                {
                    "face": "sins_wrath",
                    "angle": 0,
                    "x": 0,
                    "y": 0
                }
            ],
            "seven-and-seven": [
                {
                    "face": "sevens_lust",
                    "angle": -8,
                    "x": -0.52,
                    "y": 0
                },
                {
                    "face": "sevens_envy",
                    "angle": 188,
                    "x": 0.52,
                    "y": 0
                }
            ]
        })
    property var shown: cards[slug] ?? []
    property real cardWidth: Math.floor(Math.min(width * Theme.artCard, height * Theme.artCardHeight))
    // On the ground of a tile, whose round corners the rings leave free.
    property bool rings: true

    clip: rings

    Rings {
        anchors.fill: parent
        anchors.margins: Theme.radiusTile * (1 - Math.SQRT1_2)
        first: Theme.artRing
        count: Theme.artRings
        tone: Theme.games[root.slug].ring
        down: root.slug !== "seven-and-seven"
        visible: root.rings
    }

    Repeater {
        model: root.shown

        Item {
            id: card

            required property var modelData

            x: (root.width - width) / 2 + modelData.x * width
            y: (root.height - height) / 2 + modelData.y * width
            width: root.cardWidth
            height: Theme.cardHeight(width)
            rotation: modelData.angle

            Shadow {
                visible: card.modelData.angle < 90
            }
            Face {
                anchors.fill: parent
                key: card.modelData.face
                antialiasing: true
                smooth: true
            }
        }
    }

    Face {
        anchors.centerIn: parent
        width: Math.min(root.width * Theme.artWonder, root.height)
        height: width * Theme.wonderAspect
        key: root.slug === "architects" ? "wonder_giza" : ""
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(root.height * Theme.artMoon, root.width - 2 * (Theme.space16 + Theme.space4))
        height: width
        radius: width / 2
        color: Theme.games.growl.moon
        visible: root.slug === "growl"

        Ring {
            around: parent.width / 2
            distance: Theme.space16
            tone: Theme.half(Theme.games.growl.line)
        }
        Emblem {
            anchors.centerIn: parent
            name: root.slug === "growl" ? "growl" : ""
            tone: Theme.games.growl.ground
            side: parent.width * Theme.artWolf
        }
    }
    Forest {
        anchors.bottom: parent.bottom
        width: parent.width
        height: parent.height * Theme.artForest
        tone: Theme.games.growl.wood
        visible: root.slug === "growl" && root.rings
    }
}
