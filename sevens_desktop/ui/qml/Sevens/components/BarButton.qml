import Sevens

// A quiet button of the bar: its icon alone where the window is narrow. `off`: it says why it does nothing now.
Button {
    property bool off: false

    kind: "quiet"
    role: Theme.bodyMedium
    iconOnly: Theme.compact
    faded: off
}
