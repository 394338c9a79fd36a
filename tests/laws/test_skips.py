"""Law: a decision is skipped only on public grounds: no seat learns a hand from a pause.

Make the same move in two worlds that someone can't tell apart. If another seat must act then, or
anything public differs, that someone must have been told why; and it is not enough to be told what
an answer would have told: then one world asked a seat that the other answered for.
"""

from ludotheque.core.record import NOBODY, PUBLIC

from .positions import law, moved, notes, pairs, state_at

MOVES = 12  # moves tried from each pair of worlds


def check(game, spot):
    """Try moves from pairs of worlds."""
    edition, s = state_at(game, spot)
    for pair in pairs(edition, s, spot, worlds=4):
        for move, after in moved(edition, pair, spot, MOVES):
            check_pause(edition, move, after)


def check_pause(edition, move, after):
    """Whoever must act differs only if something was revealed."""
    eye, here, there = after
    if public(edition, here) == public(edition, there):
        return
    told = sorted((notes(edition, s, eye), n) for n, s in enumerate((here, there)))
    (short, first), (long, _) = told
    assert short != long, f"eye {eye}, move {move}: another pause, and nothing is told"
    if long[: len(short)] == short:
        asking = after[1 + first]
        given = answer_that_tells(edition, asking, eye, long[len(short)])
        assert given is None, (
            f"eye {eye}, move {move}: seat {asking.seat} is asked, "
            f"or answered for with {edition.notation(given)!r}, by what it holds"
        )


def public(edition, s):
    """The public fields that are single numbers: who must act, and the phase."""
    fields = edition.rules.state.fields
    return [getattr(s, f.name) for f in fields if f.sight == PUBLIC and not f.shape]


def answer_that_tells(edition, s, eye, told):
    """The answer of the seat asked whose first news to an eye is this one, or None."""
    if s.seat == NOBODY:
        return None
    for move in edition.legal(s):
        after = edition.rules.state.copy(s)
        edition.apply(after, move)
        if notes(edition, after, eye)[:1] == [told]:
            return move
    return None


@law(100)
def test_a_decision_is_skipped_only_on_public_grounds(game, spot):
    check(game, spot)
