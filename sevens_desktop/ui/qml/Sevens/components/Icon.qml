import Sevens

Ink {
    folder: "icons"
}
