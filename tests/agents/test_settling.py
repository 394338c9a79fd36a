"""A search stops by itself when more visits would change nothing, at the same visit everywhere."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from ludotheque.agents import Budget, agent
from ludotheque.agents import asked as k
from ludotheque.agents.asked import A_PATH
from ludotheque.agents.deadline import NEVER, after
from ludotheque.agents.running import Style, think
from ludotheque.agents.settling_kernel import settled
from ludotheque.agents.tree_kernel import moves_at
from ludotheque.core import library, native
from ludotheque.core.kernel import WIN

DUEL = library.load("duel")
STYLE = Style(depth=100, explore=0.7, ahead=1, trees=1, settles=1)
WHOLE = replace(STYLE, settles=0)
VISITS = 6000


def views(count: int):
    """Views of decisions in a duel that a quick player plays."""
    player = agent("adepte", DUEL, seed=3, scale=0.1)
    match = DUEL.new(8, DUEL.rules.lab.ladder[0])  # like against like
    while count and not match.over:
        view = match.view(match.seat)
        if len(view.moves) > 1:
            count -= 1
            yield view
        match.push(player.choose(view, Budget(iterations=30)))


def made(thoughts) -> int:
    """The visits that were made in all."""
    return sum(thought.visits for thought in thoughts)


def test_what_is_settled_early_holds_and_close_decisions_get_most_of_the_thinking():
    if native.handle(DUEL.edition()) is None:
        pytest.skip("needs a C compiler: thousands of visits take too long in Python")
    found = []
    for view in views(24):
        short, long = (think(view, VISITS, NEVER, 5, style) for style in (STYLE, WHOLE))
        worth = {thought.move: thought.value for thought in long}
        assert worth[long[0].move] - worth[short[0].move] < 0.02
        assert made(long) == VISITS
        second = long[1].value if len(long) > 1 else 0.0
        found.append((long[0].value - second, made(short)))
    visits = [made for _, made in sorted(found)]
    assert sum(visits) < 24 * VISITS / 2, "easy decisions are quick"
    assert sum(visits[:8]) > 2 * sum(visits[-8:]), "hard ones are not"


def rooted(*found: tuple[int, int]):
    """What a search asks, and its tree: of each move at its root the visits and how many won."""
    args, spot, first = [0] * A_PATH, 0, 6
    made = sum(visits for visits, _ in found)
    won = sum(wins for _, wins in found)
    args[k.A_SETTLES], args[k.A_NODES] = WIN // 1000, 100_000
    args[k.A_SQUARES] = won * WIN * WIN
    tree = [0] * (first + k.EDGE * len(found))
    tree[spot + 2], tree[spot + 3], tree[spot + 5] = first, len(found), won * WIN
    for at, (visits, wins) in enumerate(found):
        edge = first + at * k.EDGE
        tree[edge : edge + 3] = [at, visits, wins * WIN]
    return args, tree, made


def test_nothing_is_settled_because_nothing_was_found_yet():
    assert not settled(*rooted(*8 * [(8, 0)])), "eight visits each, all lost: one may yet win"
    assert not settled(*rooted((64, 64), (64, 64))), "all won: one may yet lose"
    assert settled(*rooted((500, 400), (140, 3))), "far behind"
    assert not settled(*rooted((57, 40), (7, 0))), "too few visits to say"


def test_it_stops_at_the_same_visit_in_python_and_however_the_visits_are_called_for():
    view = next(views(1))
    style = replace(STYLE, settles=100)
    once = think(view, 1000, NEVER, 5, style)
    assert made(once) < 1000
    assert think(view, 1000, after(1e6), 5, style) == once
    with native.set_aside():
        assert think(view, 1000, NEVER, 5, style) == once


def test_who_must_act_without_a_legal_move_is_told_of_and_not_searched_for_ever():
    g = SimpleNamespace(random_moves=lambda t, w, out: 0)
    with pytest.raises(AssertionError, match="no legal move"):
        moves_at(g, None, None, [0] * A_PATH, [], 0)
