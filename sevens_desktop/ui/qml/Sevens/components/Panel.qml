import QtQuick
import Sevens

// A surface with a hairline edge.
Rectangle {
    color: Theme.surface1
    radius: Theme.radiusPanel
    border.color: Theme.line
    border.width: Theme.hairline
}
