"""Law: counters equal a recount."""

from .positions import law, printed_at, states_to


def check(game, spot):
    """The audit finds nothing through a whole random game."""
    edition = printed_at(game, spot)
    assert game.rules.lab.audit is not None, f"{game.id} has no audit"
    for n, s in states_to(edition, spot):
        wrong = game.rules.lab.audit(edition.t, s)
        assert wrong == [], f"move {n}: {wrong}"


@law(20)
def test_counters_equal_a_recount(game, spot):
    check(game, spot)
