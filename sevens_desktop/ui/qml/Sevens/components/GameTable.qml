import QtQuick
import Sevens
import Sevens.Core

// What the screen asks of the table of every game. The file is named after the slug: tables/TheSinsTable.qml.
Item {
    required property Table table
    required property Regions keyboard
    // A question is new: keys wait.
    property bool guarded: false
    property PromptBar promptBar
    property CardLayer cards
    property Component counters
    // Night lies over the table: dark in both themes.
    property bool darkened: false
    // What happened has its moment in front of the table: a note waits.
    property bool engaged: false

    // The parts of the table in the order of the keyboard, each a list of the things that can have the focus.
    function regions(): list<var> {
        return [];
    }
    // What the thing that has the keyboard stands for.
    function elementOf(item: Item): string {
        return "";
    }
    // Where a note about this element stands: a card, a zone, or nothing.
    function itemOf(element: string): Item {
        return null;
    }
}
