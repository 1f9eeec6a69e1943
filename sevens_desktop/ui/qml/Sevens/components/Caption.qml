import Sevens

// The capital label over a part of the table.
Label {
    role: Theme.capital
    color: Theme.text3
}
