pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// The end of Growl: all hands and teams, the Growl itself, who turned when, and the match.
GridLayout {
    id: root

    required property var outcome
    readonly property bool wide: width >= Theme.scaled(Theme.sheetBreadth)

    columns: wide ? 2 : 1
    columnSpacing: Theme.space24
    rowSpacing: Theme.space16

    Panel {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        implicitHeight: rows.height + 2 * Theme.space12

        Column {
            id: rows

            x: Theme.space16
            y: Theme.space12
            width: parent.width - 2 * x

            Repeater {
                model: root.outcome.rows ?? []

                GrowlScoreRow {
                    required property int index
                    required property var modelData

                    width: rows.width
                    row: modelData
                    first: index === 0
                }
            }
        }
    }

    ColumnLayout {
        Layout.preferredWidth: root.wide ? Theme.scaled(Theme.sheetSide) : root.width
        Layout.maximumWidth: Layout.preferredWidth
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Group {
            Layout.fillWidth: true
            title: root.outcome.growlTitle ?? ""
            visible: root.outcome.growl?.length > 0

            Repeater {
                model: root.outcome.growl ?? []

                RowLayout {
                    id: call

                    required property var modelData

                    width: parent?.width ?? 0
                    height: Math.max(implicitHeight, Theme.target + Theme.space8)
                    spacing: Theme.space12
                    Accessible.role: Accessible.StaticText
                    Accessible.name: [modelData.text, ...modelData.names].join(", ")

                    Emblem {
                        name: call.modelData.emblem
                        tone: call.modelData.emblem === "undead" ? Theme.undeadText : call.modelData.emblem === "wolf" ? Theme.biteTone : Theme.positive
                        side: Theme.badgeLog
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            role: Theme.bodyStrong
                            text: call.modelData.text
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Label {
                            Layout.fillWidth: true
                            text: call.modelData.names.join(", ")
                            color: Theme.text2
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Group {
            Layout.fillWidth: true
            title: root.outcome.storyTitle ?? ""

            Repeater {
                model: root.outcome.story ?? []

                Styled {
                    required property string modelData

                    width: parent?.width ?? 0
                    words: modelData
                    topPadding: Theme.space4
                    bottomPadding: Theme.space4
                    wrapMode: Text.Wrap
                }
            }
        }
        Group {
            Layout.fillWidth: true
            title: root.outcome.match?.title ?? ""
            visible: "title" in (root.outcome.match ?? {})

            Label {
                width: parent?.width ?? 0
                text: root.outcome.match?.text ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.outcome.match?.rows ?? []

                RowLayout {
                    id: one

                    required property var modelData

                    width: parent?.width ?? 0
                    height: Theme.target
                    spacing: Theme.space12

                    Badge {
                        colour: one.modelData.colour
                        initials: one.modelData.initials
                        outline: one.modelData.outline
                        ring: one.modelData.leader
                        side: Theme.badgeSmall
                    }
                    Label {
                        Layout.fillWidth: true
                        role: one.modelData.leader ? Theme.bodyStrong : Theme.body
                        text: one.modelData.name
                        elide: Text.ElideRight
                    }
                    Label {
                        role: Theme.points
                        text: one.modelData.total
                    }
                }
            }
        }
        Label {
            Layout.fillWidth: true
            role: Theme.caption
            text: root.outcome.note ?? ""
            color: Theme.text3
            wrapMode: Text.Wrap
        }
    }
}
