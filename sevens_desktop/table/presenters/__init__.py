"""From what one seat may see to what stands on the table; one package per game, with the same files in each.

- ``cards``: every visible card, and where those go that leave
- ``present``: the game's own facts, what is asked, what is refused
- ``log``: the entries of the log
- ``score``: the score screen
- ``advice``: hints and the notes of the first-game guide
"""
