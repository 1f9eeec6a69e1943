import QtQuick
import Sevens

// Words in one of the roles of Theme.
Text {
    property var role: Theme.body

    color: Theme.text1
    textFormat: Text.PlainText
    font.family: role.family
    font.pixelSize: Theme.scaled(role.size)
    font.weight: role.weight
    font.letterSpacing: Theme.textScale * role.tracking
    font.capitalization: role.capitals ? Font.AllUppercase : Font.MixedCase
    font.features: Theme.figures
    lineHeight: Theme.scaled(role.line)
    lineHeightMode: Text.FixedHeight
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
