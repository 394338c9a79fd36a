"""Law: turns are counted for all to know, and only ever grow."""

from ludotheque.core.sight import redact

from .positions import eyes, law, printed_at, states_to


def check(game, spot):
    """Every position of a game, through all eyes."""
    edition, turns = printed_at(game, spot), game.rules.turns
    last = 0
    for n, s in states_to(edition, spot):
        begun = turns(edition.t, s)
        assert begun >= last, f"after {n} moves turns are fewer"
        last = begun
        for eye in eyes(edition):
            seen = redact(game.rules.state, s, eye)
            assert turns(edition.t, seen) == begun, f"after {n} moves not all count the same turns"


@law(10)
def test_turns_only_grow_and_all_count_the_same(game, spot):
    check(game, spot)
