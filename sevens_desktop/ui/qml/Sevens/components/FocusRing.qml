import Sevens

// The ring of the thing that has the keyboard: 2 px wide, 3 px away.
Ring {
    around: Theme.radiusButton
    distance: Theme.focusGap + Theme.stroke
    tone: Theme.focus
}
