pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs

// The file chooser of the system, made when it is needed.
Loader {
    id: root

    property bool saving: false
    property string proposed

    signal chosen(url: url)

    function open(save: bool, name: string) {
        saving = save;
        proposed = name;
        active = true;
        (item as FileDialog).open();
    }

    active: false
    sourceComponent: FileDialog {
        fileMode: root.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        defaultSuffix: "sevens"
        nameFilters: [qsTr("Games of Sevens (*.sevens)")]
        onAccepted: {
            root.chosen(selectedFile);
            root.active = false;
        }
        onRejected: root.active = false
    }
}
