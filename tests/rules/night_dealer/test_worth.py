"""The moves worth searching: fewer than the legal ones, and nothing is missed without the rest."""

import random

from ludotheque.core.kernel import NOBODY
from ludotheque.games.night_dealer.codes import COMPOSE, ECLIPSE, MOVE_REROLL, NONE, REROLL, WHEELS

from .table import GAME, sit

RULES = GAME.rules


def worth(edition, s):
    """The moves worth searching."""
    out = [0] * RULES.width
    return out[: RULES.brain.prune(edition.t, s, out)]


def wheel_class(edition, s, seat, wheel):
    """What tells a wheel apart from another: its face, and whether it can still show ECLIPSE."""
    moon = edition.t.upto[wheel][ECLIPSE] > edition.t.upto[wheel][ECLIPSE - 1]
    rolls_to_come = s.phase == REROLL or s.turn <= 4
    return s.wheel[seat][wheel], moon and not s.drawn[seat] and rolls_to_come


def result(edition, s, seat, before):
    """All that a composition leads to, wheels by class only."""
    classes = [wheel_class(edition, before, seat, wheel) for wheel in range(WHEELS)]
    left = sorted(classes[w] for w in range(WHEELS) if s.wheel[seat][w] == before.wheel[seat][w])
    board = (s.owner, s.kind, s.shield, s.badge, s.trap, s.mark_cell, s.mark_author)
    return repr((board, s.points, s.phase, s.pending, s.turn, left))


def results(edition, s, choose):
    """Every end of a composition that the moves of `choose` can reach."""
    found, seat, before = set(), s.seat, RULES.state.copy(s)
    waiting = [RULES.state.copy(s)]
    while waiting:
        now = waiting.pop()
        if now.phase != COMPOSE or now.seat != seat:
            found.add(result(edition, now, seat, before))
            continue
        for move in choose(edition, now):
            later = RULES.state.copy(now)
            edition.apply(later, move)
            waiting.append(later)
    return found


def positions(phase, count, seed):
    """Positions of random matches at the start of a decision."""
    edition, dice = GAME.edition(), random.Random(seed)
    while count:
        s = edition.first(dice.getrandbits(64))
        while s.seat != NOBODY and count:
            fits = s.phase == phase and s.laid == 0
            if fits and s.owner.count(NONE) < 8 and dice.random() < 0.4:
                yield edition, s
                count -= 1
            edition.apply(s, dice.choice(edition.legal(s)))


def test_every_end_of_a_turn_stays_within_reach():
    for edition, s in positions(COMPOSE, 12, seed=1):
        everything = results(edition, s, lambda edition, s: edition.legal(s))
        assert results(edition, s, worth) == everything


def test_every_reroll_stays_within_reach():
    for edition, s in positions(REROLL, 60, seed=2):
        classes = [wheel_class(edition, s, s.seat, wheel) for wheel in range(WHEELS)]

        def sets(moves, classes=classes):
            subsets = [[w for w in range(WHEELS) if move - MOVE_REROLL >> w & 1] for move in moves]
            return [tuple(sorted(classes[w] for w in subset)) for subset in subsets]

        kept = sets(worth(edition, s))
        assert set(kept) == set(sets(edition.legal(s)))
        assert len(kept) == len(set(kept))


def test_equal_wheels_are_searched_once():
    table = sit("", "wheels P1: A A A H H", "eclipse: P1=drawn")
    assert len(table.match.legal()) == 45
    assert len(worth(table.match.edition, table.state)) == 18


def test_a_moon_wheel_is_not_a_plain_one_while_it_can_show_eclipse():
    table = sit("", "wheels P1: A A A A A")
    assert len(worth(table.match.edition, table.state)) == 18
    last = sit("", "turn: 5", "wheels P1: A A A A A")
    assert len(worth(last.match.edition, last.state)) == 9


def test_two_tiles_are_searched_in_one_order_unless_both_are_hexes():
    table = sit("", "wheels P1: A W W W W", "eclipse: P1=drawn").play("P1 tile 1 5")
    seen = [table.match.edition.notation(n) for n in worth(table.match.edition, table.state)]
    assert seen == ["tile 2 2", "tile 2 4", "stop"]
    hexes = sit("", "wheels P1: H H H H H", "eclipse: P1=drawn").play("P1 tile 1 5")
    seen = [hexes.match.edition.notation(n) for n in worth(hexes.match.edition, hexes.state)]
    assert seen == ["tile 2 2", "tile 2 4", "tile 2 6", "tile 2 8", "stop"]


def test_worth_is_a_part_of_legal_in_the_same_order():
    for phase in (REROLL, COMPOSE):
        for edition, s in positions(phase, 30, seed=3):
            legal, kept = edition.legal(s), worth(edition, s)
            assert kept and kept == [move for move in legal if move in set(kept)]
