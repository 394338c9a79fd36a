"""Random positions of whole games, held against the rulebook told once more in `model`."""

import random

import pytest

from ludotheque.core.kernel import NOBODY
from ludotheque.core.library import load
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules import board, ending, select
from ludotheque.space.hex import cell_at
from tests.rules.eden.model import HEART, Fight, Map, around, at

FEW_BLACK = 2  # black tiles that the model looks for by trying
COLOUR_SETS = ("green,orange,violet,blue,yellow,red", "red,yellow,green,violet,orange,blue")
CIVS = ("LEG", "ORC", "NEC", "ELF", "POS", "NAI")
total_of, income, score = (
    DESK.lend(rule) for rule in (select.total_of, board.income, ending.score)
)
wild_force, between = DESK.lend(board.wild_force), DESK.lend(board.between)


def played(seats, seed, days=6):
    """An edition, and the positions of a random game of it, one by one."""
    turned = CIVS[seed % 6 :] + CIVS[: seed % 6]
    options = {
        **{"seats": seats, "max_days": days, "civilisations": ",".join(turned)},
        **{"distance_mode": ("path", "hex")[seed % 4 == 3], "colours": COLOUR_SETS[seed % 2]},
    }
    edition, drawn = load("eden").edition(options), random.Random(seed)
    s = edition.first(seed)
    while s.seat != NOBODY:
        legal = edition.legal(s)
        yield edition, s, legal
        edition.apply(s, drawn.choice(eager(s, legal) if drawn.random() < 0.85 else legal))


def eager(s, legal):
    """Hands are kept and refilled, fights begun and fought: what is declined comes last."""
    if s.ask == n.EXP_PREP:
        return legal[-1:]
    asked = (n.OFF_TARGET, n.CMB_PLAY, n.CMB_ABILITY, n.EXP_END, n.LOG_BUY)
    return legal[:-1] or legal if s.ask in asked else legal


def said(legal):
    """The places among the moves."""
    return {at(move - n.MOVE_AT) for move in legal if n.MOVE_AT <= move < n.MOVE_PORTAL}


def laid(t, s, legal):
    """Where a tile, a black tile or a portal may lie is what the rulebook says."""
    drawn = Map(t, s)
    if s.ask == n.MAP_TILE:
        assert said(legal) == {h for h in drawn.free() if drawn.may_lay(h)}
    elif s.ask == n.MAP_PORTAL_POS:
        left = at(s.left) if s.left != n.NONE else None
        assert said(legal) == {h for h in drawn.free() if drawn.may_stand(h)} - {left}
    elif s.ask == n.MAP_FINAL:
        lifted = drawn.without_portal()
        own = drawn.portals[s.active]
        assert said(legal) == {h for h in lifted.free() if lifted.may_stand(h)} - {own}
    elif s.ask == n.MAP_BLACK and s.blacks <= FEW_BLACK:
        assert not any(drawn.can(less) for less in range(s.blacks))
        assert said(legal) == {h for h in drawn.free() if drawn.leads(h, s.blacks)}


def lies_well(t, s):
    """§8 What is true of every finished map."""
    drawn = Map(t, s)
    assert drawn.is_sound() and set(drawn.portals) == set(range(t.seats))
    for h in drawn.portals.values():
        near = [o for o in around(h) if o in drawn.tiles]
        assert 1 <= len(near) <= 2 and HEART not in near
    blacks = len(drawn.tiles) - 1 - 9 * t.seats
    assert blacks >= 0
    for h in drawn.tiles:
        cell = cell_at(*h)
        assert board.is_rich(t, s, cell) == drawn.is_rich(h)
        assert wild_force(t, s, cell) == drawn.wild(h)
        assert between(t, s, cell, n.HEART_CELL) == drawn.steps(h)[HEART] - 1


def counted(t, s):
    """Income and score of everybody are what the rulebook says."""
    drawn = Map(t, s)
    for seat in range(t.seats):
        assert income(t, s, seat) == drawn.income(seat)
        assert score(t, s, seat) == drawn.score(seat)


def aimed(edition, s, legal):
    """The targets of a first front are what the rulebook says."""
    if s.ask == n.OFF_TARGET and s.fronts_n == 0 and len(legal) > 1:
        drawn = Map(edition.t, s)
        base = [at(cell) for cell in s.base if cell != n.NONE]
        sources = base if s.again else list(drawn.owner)
        assert said(legal) == drawn.targets(sources, 3 if s.again else 2)


def fought(edition, s):
    """Force and totals of both sides are what the rulebook says."""
    fight = Fight(edition, s)
    for unit in fight.units:
        assert DESK.lend(select.force)(edition.t, s, unit["at"]) == fight.force(unit)
    for front in range(s.fronts_n):
        for side in (0, 1):
            assert total_of(edition.t, s, front, side) == fight.total(front, side)


def looked(seats, seed):
    """A whole game, looked at wherever the model has something to say; how many fights it saw."""
    fights, done = 0, False
    for edition, s, legal in played(seats, seed):
        t = edition.t
        if s.phase in (n.MAP, n.FINAL):
            laid(t, s, legal)
            continue
        if not done:
            lies_well(t, s)
            done = True
        aimed(edition, s, legal)
        if s.fighting and s.ask in (n.CMB_PLAY, n.CMB_ABILITY):
            fought(edition, s)
            fights += 1
        elif s.ask in (n.LOG_BUY, n.EXP_END):
            counted(t, s)
    return fights


@pytest.mark.parametrize(("seats", "seed"), [(2, 10), (3, 31), (4, 12), (5, 13), (6, 14)])
def test_maps_fights_and_incomes_are_those_of_the_rulebook(seats, seed):
    assert looked(seats, seed) > 5
