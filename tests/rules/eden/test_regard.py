"""What is told of a cell: it never says other than the rules do."""

import pytest

from ludotheque.core.library import load
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.show.regard import LAYING, regard
from tests.rules.eden.table import script

CONDITIONS = {
    n.NOT_TOUCHING,
    n.MANY_CONTACTS,
    n.BESIDE_PORTAL,
    n.NEAR_OWN_PORTAL,
    n.NEAR_HEART,
    n.PORTALS_NEAR,
}


@pytest.mark.parametrize("distances", ["path", "hex"])
def test_the_first_condition_that_is_not_kept_is_the_one_a_refusal_cites(distances):
    options = {"seats": 3, "distance_mode": distances}
    match = load("eden").new(seed=5, options=options)
    refusals, cited = match.edition.rules.refusals, set()
    while match.state.phase in (n.MAP, n.FINAL):
        if match.state.ask in LAYING:
            cited |= {refusals[code] for code in agrees(match)}
        legal = match.legal()
        match.push(legal[match.version * 7 % len(legal)])
    assert {"not_touching", "beside_portal", "near_own_portal"} < cited


def agrees(match):
    """The conditions that cells fail first, each as its move's refusal says."""
    view, found = match.view(match.seat), set()
    for cell in range(n.CELLS):
        laying = regard(view, cell)["laying"]
        broken = [one["code"] for one in laying if not one["kept"]]
        why = match.edition.rules.why_not(match.edition.t, match.state, n.MOVE_AT + cell)
        if why in CONDITIONS and laying:
            assert broken[0] == match.edition.rules.refusals[why]
            found.add(why)
        elif why == 0:
            assert broken == []
    return found


def attacked(hand):
    made = script(
        f"""
        turn: phase=expansion active=P0
        tiles: (1,0)=red (2,0)=blue (3,0)=green (4,0)=P0
        tiles: (-1,0)=red (-2,0)=blue (-3,0)=green (-4,0)=P1
        troops P0: (4,0) (3,0) (0,0)x2
        troops P1: (-4,0) (-3,0) (-1,0)x3
        {hand}
        """
    )
    told = regard(made.match.view(0), (-1 + 16) + 16 * 32)["defence"]
    wild = regard(made.match.view(0), (1 + 16) + 16 * 32)["defence"]
    return made.match.edition, told, wild


def test_a_hand_of_which_all_is_known_leaves_one_total():
    edition, told, wild = attacked("player P1: hand=[TST-1 TST-2 CRY1]")
    cards = edition.labels["cards"]
    total = 3 + sum(edition.t.force[cards.index(card)] for card in ("TST-1", "TST-2"))
    assert (told["least"], told["most"]) == (total, total)
    assert told["below"][total] == 0 and told["below"][total + 1] == 100
    assert wild["least"] == wild["most"] and wild["below"][wild["most"] + 1] == 100


def test_of_a_card_in_hand_or_deck_each_deal_counts_once():
    _, told, _ = attacked("player P1: hand=[TST-1] deck=[CRY1]")
    assert told["least"] == 3 < told["most"]
    assert told["below"] == [0, 0, 0, 0] + [50] * (told["most"] - 3) + [100]
