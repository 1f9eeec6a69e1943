pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The whole discard pile as a fan, newest first, with a search. Cards are picked in it when a card is to be chosen.
Panel {
    id: root

    required property Table table
    required property CardLayer host
    property list<var> discards
    property string title
    property bool closable: true

    readonly property list<var> found: discards.filter(card => card.words.toLowerCase().includes(search.text.trim().toLowerCase()))

    signal closed

    color: Theme.surface2
    border.color: Theme.lineStrong
    radius: Theme.radiusPrompt
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onVisibleChanged: search.text = ""

    function stops(): list<Item> {
        const shown = [search];
        for (let index = 0; index < fan.count; ++index)
            shown.push(fan.itemAt(index));
        return closable ? [...shown, close] : shown;
    }
    function cardOf(element: string): Item {
        for (let index = 0; index < fan.count; ++index) {
            const card = fan.itemAt(index) as FanCard;
            if (card.element === element)
                return card;
        }
        return null;
    }

    Shadow {
        kind: "prompt"
    }
    MouseArea {
        anchors.fill: parent
    }

    RowLayout {
        id: head

        x: Theme.gap
        y: Theme.space8
        width: parent.width - 2 * x
        spacing: Theme.gap

        Label {
            role: Theme.title
            text: root.title
            elide: Text.ElideRight
            Layout.fillWidth: true
            Accessible.ignored: true
        }
        Label {
            role: Theme.small
            text: qsTr("Nothing about '%1'. Try the name of a card.").arg(search.text)
            color: Theme.text2
            visible: root.found.length === 0 && search.text !== ""
        }
        Field {
            id: search

            implicitWidth: Theme.scaled(Theme.fanSearch)
            label: qsTr("Search the discard pile")
            placeholderText: label
            Keys.onEscapePressed: event => {
                event.accepted = text !== "";
                text = "";
            }
        }
        Button {
            id: close

            kind: "quiet"
            iconName: "close"
            iconOnly: true
            text: qsTr("Close")
            visible: root.closable
            onClicked: root.closed()
        }
    }

    Item {
        id: cards

        readonly property real cardWidth: Math.min(Theme.fanCard, Math.floor((height - Theme.lift) / Theme.cardAspect))
        readonly property real step: fan.count > 1 ? Math.min(cardWidth + Theme.areaGap, (width - cardWidth) / (fan.count - 1)) : 0

        x: Theme.gap + Theme.space4
        y: head.y + head.height + Theme.space8
        width: parent.width - 2 * x
        height: parent.height - y - Theme.space12

        Repeater {
            id: fan

            model: root.found

            FanCard {
                required property var modelData
                required property int index

                x: index * cards.step
                y: Theme.lift
                width: cards.cardWidth
                height: Theme.cardHeight(width)
                card: modelData
                prompt: root.table.prompt
                host: root.host
            }
        }
    }
}
