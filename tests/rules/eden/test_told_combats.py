"""Combats as pages are told of them: at every event the armies, totals and results agree."""

import functools
from typing import NamedTuple

import pytest

from ludotheque.core.patches import patched
from ludotheque.games.eden import codes as c
from tests.rules.eden.battles import combat

SEEDS = range(60)


class Moment(NamedTuple):
    """What is told, and the state that is told with it."""

    event: object
    before: dict
    now: dict


@functools.cache
def moments():
    """All that is told of some random combats."""
    found = []
    for seed in SEEDS:
        for match, before, witness in combat(seed):
            noted = match.noted
            fields = (f.name for f in match.edition.rules.state.fields)
            now = {name: getattr(before, name) for name in fields}
            computed = match.edition.rules.face.computed
            names = (f.name for f in computed.fields)
            now |= zip(names, computed.values(match.edition.t, before), strict=True)
            patches = witness.patches(-1, [True] * len(noted))
            for event, patch in zip(noted, patches[:-1], strict=True):
                last, now = now, patched(now, patch)
                found.append(Moment(event, last, now))
    return found


def of(kind):
    """The moments of events of a kind."""
    found = [moment for moment in moments() if moment.event.kind == kind]
    assert found, f"no {kind} in any combat"
    return found


def army(s, seat, front):
    """The units of a player on a front."""
    return [
        unit
        for unit in range(s["units_n"])
        if (s["u_where"][unit], s["u_seat"][unit], s["u_front"][unit]) == (c.IN_ARMY, seat, front)
    ]


def test_forces_troops_and_effects_make_the_total_whenever_something_is_told():
    """Totals came with the position alone: they were those of another moment while units fell."""
    sums = 0
    for _, _, s in moments():
        for front in range(s["fronts_n"] if s["fighting"] else 0):
            seats = (s["active"], s["foe"][front])
            troops = (s["group"][front], s["troops"][s["target"][front]])
            for side, seat in enumerate(seats):
                forces = sum(s["u_now"][unit] for unit in army(s, seat, front))
                base = troops[side] if seat != c.NONE else s["wild"][front]
                made = max(0, forces + base + s["side"][front][side])
                assert s["total_now"][front][side] == made
                sums += forces > 0
    assert sums > 1000


def test_a_unit_stands_in_its_army_by_the_time_that_it_is_told():
    """It used to be noted first: the page showed it one beat after saying so."""
    for event, before, now in of("unit_played"):
        seat, front = event.seat, event.front
        more = set(army(now, seat, front)) - set(army(before, seat, front))
        assert [now["u_card"][unit] for unit in more] == [event.card]


def test_a_neutralised_unit_lies_on_its_pile_or_has_gone_by_the_time_that_it_is_told():
    for event, before, now in of("unit_neutralised"):
        units = range(before["units_n"])
        left = [unit for unit in units if before["u_where"][unit] != now["u_where"][unit]]
        assert event.card in [before["u_card"][unit] for unit in left]
        assert all(now["u_where"][unit] != c.IN_ARMY for unit in left)


def test_a_rebuilt_unit_is_another_by_the_time_that_it_is_told():
    for event, _, now in of("unit_rebuilt"):
        assert event.into in [now["u_card"][unit] for unit in range(now["units_n"])]


def test_spent_mana_has_gone_by_the_time_that_it_is_told():
    for event, before, now in of("mana_spent"):
        assert sum(before["u_mana"]) - sum(now["u_mana"]) == event.n


def test_the_totals_of_a_result_are_those_that_stand_when_it_is_told():
    fronts = 0
    for event, _, now in of("front_decided"):
        decided = [[event.attack, event.defence]]
        assert any(decided == [now["total_now"][f]] == [now["total"][f]] for f in range(2))
        fronts += 1
    assert fronts > len(SEEDS)


@pytest.mark.parametrize("seed", [2, 5])
def test_totals_are_worked_out_of_what_all_see(seed):
    """A seat's view and the position itself give the same."""
    for match, before, _ in combat(seed):
        computed = match.edition.rules.face.computed
        true = computed.values(match.edition.t, match.state)
        for seat in range(match.edition.seats):
            assert computed.values(match.edition.t, match.view(seat).state) == true
        assert before is not match.state
