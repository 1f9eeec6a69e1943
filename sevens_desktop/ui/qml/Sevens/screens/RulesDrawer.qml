pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The rules at hand: search, matches marked, the section that a Why led to.
Drawer {
    id: root

    readonly property Rules rules: App.rules

    // Every section, or those in which the search found something; `at` is the place on the whole page.
    readonly property list<var> shown: rules.sections.map((section, at) => ({
                "at": at,
                "section": section
            })).filter(entry => rules.query === "" || entry.section.match)

    // A rule by its id, or the page of this game from the top.
    function show(slug: string, rule: string) {
        rules.open(slug, rule);
        open();
        list.pin();
        if (rule)
            list.forceActiveFocus(Qt.TabFocusReason);
        else
            search.forceActiveFocus(Qt.TabFocusReason);
    }

    label: qsTr("Rules")

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.panelMargin + Theme.space4
        anchors.rightMargin: Theme.panelMargin + Theme.space4
        anchors.topMargin: Theme.space16
        anchors.bottomMargin: Theme.space16
        spacing: Theme.space12

        RowLayout {
            Layout.fillWidth: true

            Label {
                Layout.fillWidth: true
                role: Theme.section
                text: qsTr("Rules")
                Accessible.role: Accessible.Heading
            }
            Button {
                kind: "quiet"
                iconName: "close"
                iconOnly: true
                label: qsTr("Close")
                onClicked: root.close()
            }
        }

        Field {
            id: search

            Layout.fillWidth: true
            implicitHeight: Theme.grow(48, 20)
            leftPadding: Theme.space48
            rightPadding: found.width + Theme.space16
            label: qsTr("Search the rules")
            placeholderText: qsTr("Search the rules")
            text: root.rules.query
            onTextEdited: root.rules.search(text)
            Keys.onUpPressed: root.rules.previous()
            Keys.onDownPressed: root.rules.next()

            Icon {
                x: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                name: "search"
            }
            Row {
                id: found

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space4

                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    role: Theme.small
                    text: root.rules.matchLine
                    color: Theme.text3
                    visible: root.rules.query !== "" && list.count > 0
                }
                Button {
                    kind: "quiet"
                    iconName: "close"
                    iconOnly: true
                    label: qsTr("Clear the search")
                    visible: root.rules.query !== ""
                    onClicked: {
                        root.rules.clear();
                        search.clear();
                        search.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Flow {
                Layout.fillWidth: true
                spacing: Theme.space8

                Repeater {
                    model: root.rules.pages

                    Chip {
                        required property var modelData

                        clickable: true
                        strong: modelData.slug === root.rules.slug
                        text: modelData.title
                        onClicked: root.rules.open(modelData.slug, "")
                    }
                }
            }
            Kbd {
                key: "↑"
            }
            Kbd {
                key: "↓"
            }
            Label {
                role: Theme.small
                text: qsTr("move")
                color: Theme.text3
            }
        }

        ListView {
            id: list

            function pin() {
                positionViewAtIndex(currentIndex, ListView.Beginning);
            }

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: count > 0
            clip: true
            model: root.shown
            currentIndex: root.shown.findIndex(entry => entry.at === root.rules.current)
            highlightMoveDuration: Theme.reducedMotion ? 0 : Theme.closeTime
            highlightRangeMode: ListView.ApplyRange
            preferredHighlightBegin: 0
            preferredHighlightEnd: height
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: count > 0 || activeFocus
            Accessible.role: Accessible.List
            Accessible.name: root.label
            Keys.onUpPressed: root.rules.previous()
            Keys.onDownPressed: root.rules.next()
            onHeightChanged: pin()

            delegate: RuleSection {
                width: ListView.view?.width ?? 0
                current: modelData.at === root.rules.current
                focused: current && list.activeFocus
                searched: root.rules.query !== ""
            }
        }

        Label {
            Layout.fillWidth: true
            Layout.fillHeight: true
            role: Theme.reading
            text: root.rules.matchLine
            color: Theme.text2
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            visible: list.count === 0
        }

        Rule {
            Layout.fillWidth: true
        }
        Caption {
            text: qsTr("Keep reading")
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space8

            Repeater {
                model: root.rules.chapters

                Chip {
                    required property var modelData

                    clickable: true
                    text: modelData.title
                    onClicked: root.rules.goTo(modelData.index)
                }
            }
        }
    }
}
