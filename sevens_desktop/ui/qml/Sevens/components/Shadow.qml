import QtQuick
import Sevens

// A nine-patch shadow behind its parent.
BorderImage {
    property string kind: "rest"
    readonly property var form: Theme.shadows[kind]

    anchors.fill: parent
    anchors.margins: -form.margin
    z: -1
    source: `image://texture/shadow_${kind}`
    border {
        left: form.edge
        right: form.edge
        top: form.edge
        bottom: form.edge
    }
    opacity: form.strength
}
