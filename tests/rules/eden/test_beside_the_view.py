"""What is told beside a view, where no rule asks for it."""

from ludotheque.games.eden.show.aside import aside
from tests.rules.eden.table import script


def test_a_territory_is_threatened_by_what_the_strongest_neighbour_of_another_can_send():
    made = script(
        """
        turn: phase=expansion active=P0
        tiles: (1,0)=red (2,0)=blue (3,0)=green (4,0)=P0
        tiles: (-1,0)=red (-2,0)=blue (-3,0)=green (-4,0)=P1
        troops P0: (4,0) (3,0) (0,0)x2
        troops P1: (-4,0) (-3,0) (1,0)x4 (-1,0)x3
        """
    )
    view = made.match.view(0)
    cells = aside(view)["cells"]
    told = {made_of(cell): entry["threat"] for cell, entry in cells.items() if entry["threat"]}
    assert told == {(0, 0): 3, (1, 0): 1, (-1, 0): 1}


def made_of(cell):
    """A cell of the box as its two coordinates."""
    return int(cell) % 32 - 16, int(cell) // 32 - 16
