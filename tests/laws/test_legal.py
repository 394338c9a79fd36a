"""Law: `legal` lists the moves for which `why_not` says OK, sorted, no repeats, within width."""

from itertools import pairwise

from ludotheque.core.kernel import OK
from ludotheque.core.record import NOBODY

from .positions import asked, codes, law, state_at


def check(game, spot):
    """Compare the two sources of legality at a spot."""
    edition, s = state_at(game, spot)
    rules = game.rules
    if s.seat == NOBODY:
        assert edition.legal(s) == [], "nobody must act, yet there are legal moves"
        return
    room = [None] * (rules.moves.count + rules.width)
    count = rules.legal(edition.t, s, room)
    legal = room[:count]
    assert 0 < count <= rules.width, f"{count} legal moves; width is {rules.width}"
    assert all(a < b for a, b in pairwise(legal)), f"not ascending: {legal}"
    moves = asked(edition, s, spot)
    allowed = [m for m, code in zip(moves, codes(edition, s, moves), strict=True) if code == OK]
    assert legal == allowed, f"legal {legal}, but why_not allows {allowed}"
    for ask in (rules.prune, rules.playout_moves, rules.random_moves):
        count = ask(edition.t, s, room)
        assert count > 0 and set(room[:count]) <= set(legal), f"moves {ask.__name__}: not all legal"


@law(100)
def test_legal_is_the_moves_that_why_not_allows(game, spot):
    check(game, spot)
