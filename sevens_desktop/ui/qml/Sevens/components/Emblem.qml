import Sevens

Ink {
    folder: "emblems"
}
