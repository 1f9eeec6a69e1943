import QtQuick
import Sevens

// Words with parts in bold, which stand out by colour as well.
Label {
    property string words
    property color emphasis: Theme.text1

    textFormat: Text.StyledText
    text: words.replace(/<b>/g, `<b><font color="${emphasis}">`).replace(/<\/b>/g, "</font></b>")
    color: Theme.text2
    Accessible.name: words.replace(/<[^>]*>/g, "")
}
