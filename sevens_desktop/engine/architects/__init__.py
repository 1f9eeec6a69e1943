"""7 Wonders Architects, 2 to 7 seats.

Rule ids beside the tables ``ARC-W-<wonder>-<piece>``, ``ARC-D-<card>``, ``ARC-T-<token>``, the rulings ``ARC-Q-1..21``
and the editions ``ARC-E1..E4``:

Battle
    ARC-B-1 horns turn conflict tokens to war, surplus is lost; B-2 the last one brings one battle of all; B-3 from
    three seats on, one victory token for each neighbour with fewer shields; B-4 shields are red cards, Rhodes pieces
    and Tactics; B-5 two seats: one token, two for twice as many shields; B-6 horned cards are discarded, the conflict
    tokens turn to peace; B-7 a victory token is 3 points; B-8 the box holds 49 tokens and the cat; B-9 victory tokens
    do not run out.
Setup
    ARC-S-1 a different wonder for each seat; S-2 nothing is built; S-3 the own deck lies open to the left; S-4 60 cards
    in the centre, face down; S-5 one common discard pile; S-6 three progress tokens open, twelve in the stack; S-7
    conflict tokens at peace; S-8 the cat belongs to nobody; S-9 play goes clockwise; S-10 the right pile is the deck of
    the right neighbour; S-11 two seats share both decks; S-12 no starting cards.
Turn
    ARC-N-1 the holder of the cat may peek before choosing; N-2 take exactly one top card; N-3 then act in any order;
    N-4 an affordable piece must be built; N-5 a build discards what it used and takes effect at once; N-6 gold stands
    in for missing resources; N-7 which of several pieces is the choice of the seat; N-8 a cat icon moves the cat; N-9
    two identical or three different science cards must be turned into a token; N-10 a token serves once a turn; N-11 an
    empty pile stays empty; N-12 a seat that can reach no card passes, and no card at all ends the game; N-13 a turn
    ends when nothing compulsory is left.
End
    ARC-O-1 the fifth piece ends the game with that turn; O-2 a battle still due is fought first; O-3 five sources of
    points; O-4 other cards count nothing; O-5 ties go to more pieces; O-6 then the win is shared.
"""
