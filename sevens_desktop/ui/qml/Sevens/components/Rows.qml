import QtQuick

// A Repeater over maps whose items stay while the maps change: what has the keyboard or is dragged keeps it.
// An item asks for its map by its index.
Repeater {
    id: root

    property list<var> entries
    property list<var> shown

    // An item that goes has lost its index: for its last moment any map will do.
    function entry(index: int): var {
        return shown[Math.max(0, index)];
    }

    onEntriesChanged: {
        if (entries.length < places.count)
            places.remove(entries.length, places.count - entries.length);
        if (entries.length > 0)
            shown = entries;
        while (places.count < entries.length)
            places.append({});
    }

    model: ListModel {
        id: places
    }
}
