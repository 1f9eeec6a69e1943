pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// The game that was played last, one key away.
HomePanel {
    id: root

    required property var latest
    property alias button: resume
    readonly property bool present: "id" in latest

    signal resumed(id: string)

    title: qsTr("Continue")

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.space16
        visible: root.present

        TileArt {
            Layout.preferredWidth: Theme.continueArt
            Layout.fillHeight: true
            slug: root.latest.slug ?? "the-sins"
            rings: false
            cardWidth: Theme.continueCard
            shown: (cards[slug] ?? []).slice(0, 2).map((card, index) => ({
                        "face": index ? "sins_greed" : "sins_envy",
                        "angle": index ? 6 : -8,
                        "x": index ? 0.35 : -0.25,
                        "y": index ? 0 : 0.05
                    }))
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            Label {
                Layout.fillWidth: true
                role: Theme.section
                text: root.latest.title ?? ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
            }
            Label {
                Layout.fillWidth: true
                text: root.latest.line ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
            }
            Row {
                Layout.topMargin: Theme.space8
                spacing: Theme.space8

                Repeater {
                    model: root.latest.people ?? []

                    Badge {
                        required property var modelData

                        side: Theme.badgeLog
                        colour: modelData.colour
                        initials: modelData.initials
                        outline: modelData.outline
                    }
                }
            }
        }
    }
    Button {
        id: resume

        Layout.fillWidth: true
        kind: "primary"
        iconName: "play"
        text: qsTr("Continue")
        label: `${text} ${root.latest.title ?? ""}, ${root.latest.line ?? ""}`
        key: "Enter"
        visible: root.present
        onClicked: root.resumed(root.latest.id)
    }
    Label {
        Layout.fillWidth: true
        role: Theme.caption
        text: root.latest.when ?? ""
        color: Theme.text3
        horizontalAlignment: Text.AlignHCenter
        visible: root.present
    }

    Label {
        Layout.fillWidth: true
        Layout.fillHeight: true
        text: qsTr("Nothing is under way. Choose a game above.")
        color: Theme.text3
        verticalAlignment: Text.AlignTop
        wrapMode: Text.Wrap
        visible: !root.present
    }
}
