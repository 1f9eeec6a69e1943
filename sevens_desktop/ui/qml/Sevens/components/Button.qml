import QtQuick
import QtQuick.Layouts
import Sevens

// A button: primary, secondary or quiet; with an icon before and a key behind the words, each where it is given.
Pressable {
    id: root

    property string kind: "secondary"
    property string iconName
    property string key
    property string label: text
    // Who is meant: the badge of a seat stands for the words.
    property var who: null
    // What more there is to say: shown while the pointer or the keyboard rests on it.
    property string tip: iconOnly || who !== null ? label : ""
    // So far above the button the tip stands, where it would cover words; 0: below it.
    property real tipRise: 0
    property bool iconOnly: false
    property bool faded: false
    property var role: Theme.button

    readonly property bool primary: kind === "primary"
    readonly property bool quiet: kind === "quiet"
    readonly property bool lit: enabled && !faded
    readonly property color ink: !lit ? Theme.text3 : primary ? Theme.accentInk : quiet ? (hovered ? Theme.text1 : Theme.text2) : Theme.text1

    implicitHeight: primary ? Theme.primaryTarget : Theme.target
    implicitWidth: Math.max(implicitHeight, row.implicitWidth + leftPadding + rightPadding)
    leftPadding: iconOnly ? 0 : quiet || who !== null ? Theme.space12 : Theme.buttonPadding
    rightPadding: leftPadding
    Accessible.name: label
    Accessible.description: tip === label ? "" : tip

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.quiet ? (root.hovered || root.down ? Theme.faint(Theme.text2) : Theme.none) : root.primary && root.lit ? Theme.accent : Theme.surface3
        border.color: root.quiet || (root.primary && root.lit) ? Theme.none : Theme.lineStrong
        border.width: root.quiet ? 0 : Theme.hairline
        opacity: root.lit ? 1 : Theme.offOpacity

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.primary ? Theme.accentInk : Theme.text1
            opacity: root.quiet || !root.lit ? 0 : root.down ? Theme.pressOpacity : root.hovered ? Theme.hoverOpacity : 0

            Behavior on opacity {
                NumberAnimation {
                    duration: Theme.hoverTime
                }
            }
        }
    }

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight

        RowLayout {
            id: row

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.space12

            Icon {
                name: root.iconName
                tone: root.ink
                side: Theme.scaled(Theme.icon)
                visible: name !== ""
            }
            Badge {
                colour: root.who?.colour ?? 1
                initials: root.who?.initials ?? ""
                outline: root.who?.outline ?? false
                side: Theme.badgeLog
                visible: root.who !== null
            }
            Label {
                Layout.fillWidth: true
                role: root.role
                text: root.text
                color: root.ink
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                visible: !root.iconOnly && root.who === null && text !== ""
                Accessible.ignored: true
            }
            Kbd {
                key: root.iconOnly ? "" : root.key
                tone: root.ink
            }
        }
    }

    FocusRing {
        visible: root.visualFocus
    }

    Tip {
        text: root.tip
        rise: root.tipRise
        shown: root.hovered || root.visualFocus
    }
}
