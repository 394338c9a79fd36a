"""Law: nothing is created or lost."""

from .positions import law, printed_at, states_to


def check(game, spot):
    """The census stays the same through a whole random game."""
    edition = printed_at(game, spot)
    assert game.rules.lab.census is not None, f"{game.id} has no census"
    first = game.rules.lab.census(edition.t, edition.first(spot.seed))
    for n, s in states_to(edition, spot):
        now = game.rules.lab.census(edition.t, s)
        assert now == first, f"after move {n}: {now} where there was {first}"


@law(20)
def test_nothing_is_created_or_lost(game, spot):
    check(game, spot)
