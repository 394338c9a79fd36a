"""A second record-style file of the made-up game: the board."""

CELLS = 9
KINDS = 5
EMPTY = -1
PASS = KINDS * CELLS


def neighbours_of_suit(t, s, suit, cell):
    """How many neighbours of a cell hold a card of a suit."""
    count = 0
    for n in t.near[cell]:
        if n >= 0 and s.cell[n] != EMPTY and t.suit[s.cell[n]] == suit:
            count += 1
    return count


def neighbours_taken(t, s, cell):
    """How many neighbours of a cell hold a card."""
    count = 0
    for n in t.near[cell]:
        if n >= 0 and s.cell[n] != EMPTY:
            count += 1
    return count
