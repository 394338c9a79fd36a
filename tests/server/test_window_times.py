"""When windows are answered, in a time of the test's own: hands change nothing about it (LUD-7)."""

import asyncio
import functools
import random
from types import SimpleNamespace

import pytest

from ludotheque.agents import LEVELS
from ludotheque.core.library import load
from ludotheque.server import acts, windows
from ludotheque.server.computers import Computers
from ludotheque.server.entries import Moved, Ruled, Sitter
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from tests.server.tabling import playing

DUEL = load("duel")
MANY = 200
OPENED = 2.0  # when the match of `playing` begins
SETTINGS = Settings(window=(0.6, 4.0), scale=0.05)


@functools.cache
def positions():
    """Windows in which nothing but passing is possible, and as many with a reaction in hand."""
    chance, edition, found = random.Random(7), DUEL.edition(), ([], [])
    while min(map(len, found)) < MANY:
        s = edition.first(chance.getrandbits(64))
        while s.seat >= 0:
            legal = edition.legal(s)
            if edition.rules.window(edition.t, s):
                found[len(legal) > 1].append(edition.rules.state.pack(s).hex())
            edition.apply(s, chance.choice(legal))
    return [kind[:MANY] for kind in found]


class Time:
    """A clock that only goes on while somebody sleeps or thinks."""

    def __init__(self):
        self.at = OPENED

    def now(self):
        return self.at

    async def sleep(self, seconds):
        self.at += seconds


def person(who, **given):
    return Sitter("person", who, who, ready=True, **given)


async def shown(start, seed, answerer, other=None, thinks=lambda moves: 0.0):
    """When and how the server answers a window for whoever sits there; None: it never does."""
    found, virtual, told = playing(DUEL, start=start), Time(), []
    found.table.seats[found.seat] = answerer
    found.table.seats[1 - found.seat] = other or person("other")
    chance = random.Random(seed)
    pacer = windows.Pacer(SETTINGS, virtual.now, virtual.sleep, chance)
    computers = Computers(SETTINGS, {"duel": DUEL}, pacer)
    choose = computers.choose

    async def slowly(who, view, level, until):
        virtual.at += thinks(view.moves)
        return await choose(who, view, level, until)

    async def tell(now, build):
        told.append((virtual.now(), build(now)))

    computers.choose = slowly
    hall = SimpleNamespace(settings=SETTINGS, pacer=pacer, computers=computers)
    hall.spawn = asyncio.get_running_loop().create_task
    room = Room(hall, found)
    room.serve_act = tell
    work = room.serve(found)
    if work is not None:
        await work
    computers.close()
    return told[0] if told else None


def times(kind, *given, **more):
    """The moments of the answers in all windows of a kind, with the same draws for either kind."""

    async def all_of_them():
        return [await shown(start, n, *given, **more) for n, start in enumerate(positions()[kind])]

    return [answer and answer[0] for answer in asyncio.run(all_of_them())]


@pytest.mark.parametrize("after", [0, 0.2, 12.0])
def test_a_person_who_waits_shows_nothing_of_the_hand(after):
    """Nobody is told here whether a page of theirs is open: who is away waits just the same."""
    without, holding = (times(kind, person("asked", pass_after=after)) for kind in (0, 1))
    assert without == holding == [OPENED + max(after, 0.6) if after else None] * MANY


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_answers_when_it_drew_to_whatever_it_holds_or_thinks(level):
    sitter = Sitter("level", level=level, ready=True, away="gone")
    slow = {"thinks": lambda moves: 0.5 if len(moves) > 1 else 0.0}
    without, holding = (times(kind, sitter, **slow) for kind in (0, 1))
    assert without == holding
    assert min(holding) >= OPENED + 0.6 and max(holding) <= OPENED + 4.0
    assert len(set(holding)) == MANY, "each is drawn afresh"


def test_a_late_answer_waits_for_a_tick_that_hides_how_late_it_was():
    sitter = Sitter("level", level="apprenti", ready=True)
    late = [
        times(kind, sitter, thinks=lambda moves: 7.0 if len(moves) > 1 else 6.7) for kind in (0, 1)
    ]
    drawn = times(0, sitter)
    waited = [[at - draw for at, draw in zip(row, drawn, strict=True)] for row in late]
    assert all(abs(n - round(n)) < 1e-9 and n >= 1 for row in waited for n in row)


def test_who_plays_a_computer_is_spared_a_window_without_a_choice_and_no_other():
    computer = Sitter("level", level="adepte", ready=True)
    without, holding = (times(kind, person("me"), computer) for kind in (0, 1))
    assert without == [OPENED + 0.6] * MANY
    assert holding == [None] * MANY


@pytest.mark.parametrize(
    "other",
    [
        Sitter("level", level="adepte", ready=True, away="back-soon"),
        Sitter("bot", "robot", "Robot", ready=True),
        Sitter("person", "asked", "the same at one screen", ready=True),
        Sitter("open"),
    ],
    ids=lambda sitter: sitter.kind + sitter.away,
)
def test_nobody_is_spared_where_somebody_may_learn_of_it(other):
    assert set(times(0, person("asked"), other)[:20]) == {None}


def test_two_at_one_screen_are_asked_whatever_the_rule():
    both = person("both", pass_after=3.0)
    assert set(times(0, both, both)[:20]) == {None}


def test_the_rule_lets_a_window_go_by_though_a_reaction_is_held():
    for kind in (0, 1):
        start = positions()[kind][0]
        _, added = asyncio.run(shown(start, 1, person("asked", pass_after=5.0)))
        assert added == [Moved(playing(DUEL, start=start).seat, [DUEL.rules.passing])]


@pytest.mark.parametrize(("before", "after"), [(0, 5.0), (5.0, 0), (5.0, 1.0), (1.0, 5.0)])
def test_lud_7_a_rule_chosen_in_a_window_moves_it_for_no_hand(before, after):
    for kind in (0, 1):
        for start in positions()[kind][:20]:
            found = playing(DUEL, start=start)
            found.table.seats[found.seat] = person("asked", pass_after=before)
            due, asked = windows.due(found, 0.6), found.seat
            found.add(Ruled(asked, 3.0), 2.5)
            found.add(Ruled(asked, after), 2.7)
            assert windows.due(found, 0.6) == due == ((OPENED + before, True) if before else None)
            assert windows.rule(found, asked) == (after or None)
            found.add(acts.let_pass(found)[0], 3.0)
            while not (windows.is_open(found) and found.seat == asked) and found.seat >= 0:
                legal = found.edition.legal(found.match.state)
                found.add(Moved(found.seat, [legal[0]]), 4.0)
            assert found.seat < 0 or windows.lasts(found, 0.6) == (after or None)


def test_a_rule_chosen_while_a_computer_thinks_does_not_disturb_it():
    """Else its answer would be drawn anew, as often as somebody likes."""
    found = playing(DUEL, start=positions()[1][0])
    found.table.seats[found.seat] = Sitter("level", level="adepte", ready=True)
    asked, planned = found.seat, []
    hall = SimpleNamespace(settings=SETTINGS, computers=SimpleNamespace(), spawn=planned.append)
    hall.computers.play = lambda room, now: now
    room = Room(hall, found)
    room.watchers.add(object())
    room.close = lambda: None
    room.arrange()
    room.playing = found.fork()
    room.playing.add(Ruled(1 - asked, 10.0), 2.5)
    room.arrange()
    assert planned == [found]


def test_a_turn_of_ones_own_is_never_ended_by_the_rule():
    found = playing(DUEL)
    while windows.is_open(found):
        found.add(acts.let_pass(found)[0], 3.0)
    found.table.seats = [person("a", pass_after=1.0), Sitter("level", level="adepte", ready=True)]
    assert windows.due(found, 0.6) is None
