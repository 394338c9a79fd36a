"""Law: tidying changes nothing that counts, and a tidy position stays as it is.

A search that meets one position in many dresses takes the tidied ones as one: who must act, what
may be done, what there is and what it is worth must be the same.
"""

from ludotheque.core.record import NOBODY

from .positions import law, state_at


def check(game, spot):
    """Compare a position with the same one tidied."""
    edition, s = state_at(game, spot)
    rules, t = game.rules, edition.t
    tidied = rules.state.copy(s)
    rules.tidy(t, tidied)
    again = rules.state.copy(tidied)
    rules.tidy(t, again)
    assert rules.state.pack(again) == rules.state.pack(tidied), "tidied twice it is another"
    for what, ask in (("seat", _seat), ("value", _value), ("moves", _moves), ("census", _census)):
        before, after = ask(rules, t, s), ask(rules, t, tidied)
        assert before == after, f"tidying changed the {what}: {before}, then {after}"


def _seat(rules, t, s):
    return s.seat, rules.chapter(t, s), rules.turns(t, s)


def _value(rules, t, s):
    out = [0] * rules.most_seats
    rules.value(t, s, out)
    return out


def _moves(rules, t, s):
    """How many moves there are, and how many are worth searching."""
    if s.seat == NOBODY:
        return 0, 0
    out = [0] * (rules.moves.count + rules.width)
    return rules.legal(t, s, out), rules.prune(t, s, out)


def _census(rules, t, s):
    return None if rules.lab.census is None else rules.lab.census(t, s)


@law(60)
def test_tidying_changes_nothing_that_counts(game, spot):
    check(game, spot)
