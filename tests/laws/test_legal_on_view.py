"""Law: legality on the view equals legality on the state: no refusal tells what is hidden."""

from ludotheque.core import sight

from .positions import asked, codes, deciding, law, state_at


def check(game, spot):
    """The acting seat gets the same moves and refusals from what it sees."""
    edition, s = state_at(game, deciding(spot))
    view = sight.redact(game.rules.state, s, s.seat)
    assert edition.legal(view) == edition.legal(s), "other moves are legal on the view"
    moves = asked(edition, s, spot)
    assert codes(edition, view, moves) == codes(edition, s, moves), "refusals differ on the view"


@law(100)
def test_legality_on_the_view_is_legality_on_the_state(game, spot):
    check(game, spot)
