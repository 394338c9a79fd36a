"""The ladder: which pairs, in which order, and that each is a contest like any other."""

import dataclasses

from ludotheque.agents import LEVELS
from ludotheque.core.library import load
from ludotheque.lab import ladder as module
from ludotheque.lab.arena import play_pair
from ludotheque.lab.ladder import felt, ladder, steps


def test_each_level_meets_the_one_below():
    assert steps() == [("adepte", "apprenti"), ("maitre", "adepte"), ("oracle", "maitre")]
    assert steps(top_first=True) == steps()[::-1]
    assert {name for pair in steps() for name in pair} == set(LEVELS)


def test_rows_come_one_by_one_and_progress_names_the_step(grenier, monkeypatch):
    asked, heard = [], []

    def fake(game, a, b, games, **given):
        asked.append((a, b, games, given["seed"], given["scale"]))
        given["progress"](games)
        return (a, b)

    monkeypatch.setattr(module, "play_pair", fake)
    rows = ladder(grenier, 6, seed=2, top_first=True, progress=lambda *said: heard.append(said))
    assert next(rows) == ("oracle", "maitre")
    assert asked == [("oracle", "maitre", 6, 2, 0.1)]
    assert list(rows) == [("maitre", "adepte"), ("adepte", "apprenti")]
    assert heard == [("oracle", "maitre", 6), ("maitre", "adepte", 6), ("adepte", "apprenti", 6)]


def test_a_rung_is_the_same_contest_as_in_the_arena(grenier):
    row = next(ladder(grenier, 6, seed=4, scale=0.01, workers=1))
    same = play_pair(grenier, "adepte", "apprenti", 6, seed=4, scale=0.01, workers=2)
    for one in (row, same):
        assert one.games == 6
    figures = [dataclasses.replace(r, extra=None) for r in (row, same)]
    assert figures[0] == figures[1]


def test_a_game_says_how_much_of_the_thinking_its_ladder_takes(monkeypatch):
    asked = []
    monkeypatch.setattr(module, "play_pair", lambda *_, **given: asked.append(given["scale"]))
    duel = load("duel")
    next(ladder(duel, 2))
    next(ladder(duel, 2, scale=0.5))
    assert asked == [duel.rules.lab.scale, 0.5] and duel.rules.lab.scale == 1


def test_the_top_step_is_felt_with_less():
    assert [felt(level) for level, _ in steps()] == [0.6, 0.6, 0.53]
