import QtQuick

// Moves the keyboard through the regions of a screen: all things by Tab, regions by F6, the things of one by arrows.
QtObject {
    id: root

    required property Item screen
    property var regions: () => []
    property bool byKeyboard: false
    // What was given the keyboard with a new question: nobody has moved there.
    property Item resting: null

    // The things below an item that can have the focus, in reading order.
    function collect(item: Item): list<Item> {
        const found = [];
        for (const child of item.children) {
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab)
                found.push(child);
            else
                found.push(...collect(child));
        }
        return found;
    }

    function focused(): Item {
        return screen.Window.activeFocusItem;
    }

    function holds(stop: Item, item: Item): bool {
        for (let at = item; at; at = at.parent) {
            if (at === stop)
                return true;
        }
        return false;
    }

    function give(stop: Item, forward: bool): bool {
        if (!stop)
            return false;
        byKeyboard = true;
        resting = null;
        stop.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return true;
    }

    function rest(stop: Item) {
        resting = stop;
        stop.forceActiveFocus(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    function among(stops: list<Item>, step: int, wrap: bool): bool {
        const at = stops.findIndex(stop => holds(stop, focused()));
        const next = at + step;
        if (at < 0)
            return give(stops[step > 0 ? 0 : stops.length - 1], step > 0);
        if (!wrap && (next < 0 || next >= stops.length))
            return false;
        return give(stops[(next + stops.length) % stops.length], step > 0);
    }

    function tab(step: int): bool {
        const all = [];
        for (const region of regions())
            all.push(...region);
        return among(all, step, true);
    }

    function arrow(step: int): bool {
        const region = regions().find(stops => stops.some(stop => holds(stop, focused())));
        return region ? among(region, step, false) : false;
    }

    function jump(step: int): bool {
        const filled = regions().filter(stops => stops.length > 0);
        const at = filled.findIndex(stops => stops.some(stop => holds(stop, focused())));
        const next = at < 0 ? 0 : (at + step + filled.length) % filled.length;
        return filled.length > 0 && give(filled[next][0], step > 0);
    }
}
