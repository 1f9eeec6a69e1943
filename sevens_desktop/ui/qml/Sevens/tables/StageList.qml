pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The five stages from the top down: what each costs, what it does and brings, and how far it has come.
Column {
    id: root

    required property var stages
    required property Prompt prompt
    property list<string> marked
    property bool guarded: false
    property real lineHeight: Theme.target

    function stops(): list<StageLine> {
        const found = [];
        for (let index = 0; index < lines.count; ++index)
            found.push(lines.itemAt(index) as StageLine);
        return found.filter(line => line !== null);
    }
    function itemOf(element: string): Item {
        return stops().find(line => line.element === element) ?? null;
    }

    Repeater {
        id: lines

        model: root.stages.length

        StageLine {
            required property int index

            height: root.lineHeight
            stage: root.stages[index]
            prompt: root.prompt
            marked: root.marked.includes(element)
            guarded: root.guarded
        }
    }
}
