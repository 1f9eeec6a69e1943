import QtQuick
import Sevens

// A place where cards lie. `spot(slot)` says where, in its own coordinates.
Item {
    property real cardWidth: Theme.rowCard
    property real step: cardWidth + Theme.cardGap
    property real inset: 0
    // False: the table draws what lies here; cards are seen on their way only.
    property bool shows: true
    // The number of equal cards that lie on one another is written on them.
    property bool counted: false
    // Over its cards there is room for a tag.
    property bool tagged: true
    // How many cards of a stack are seen under the topmost one.
    property int edges: Theme.pileEdges
    property var closedOpacity: undefined

    function spot(slot: int): rect {
        const tall = Theme.cardHeight(cardWidth);
        return Qt.rect(inset + slot * step, (height - tall) / 2, cardWidth, tall);
    }
}
