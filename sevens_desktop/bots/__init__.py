"""Opponents. Standard library only, no Qt.

A bot is asked with a *determinization* of what its seat knows, never with the real state; whoever asks guarantees it
(``state.determinize(seat, rng)``). So a choice is a function of the seat's information and the chance it is given,
and a bot that wants to know more of what may be draws further determinizations from the one it has.

- ``contract``: what a bot is.
- ``random_play``: any legal action.
- ``greedy``: one module per game, looks one step ahead and estimates who will win; registered by slug.
- ``ismcts``: the search, for every game of the catalogue.
- ``levels``: Easy, Steady, Sharp as data.
- ``arena``: lets bots meet.
- ``worker``: the search in a process of its own.
"""
