"""A page that keeps the state is sent what changed, and has at all times what others are sent."""

import functools
import random

import pytest

from ludotheque.core.library import load
from ludotheque.core.patches import patched
from ludotheque.server import traces
from ludotheque.server.entries import Moved
from ludotheque.server.views import Look
from tests.server.helping import two_players
from tests.server.tabling import playing


class Keeper:
    """What a page does that keeps the state."""

    def __init__(self):
        self.state, self.version, self.whole = None, 0, 0

    def see(self, view):
        """Take a view in."""
        if view["since"] is None:
            self.state, self.whole = view["state"], self.whole + 1
        else:
            assert view["since"] == self.version and view["state"] == {}
            patches = [patch for step in view["steps"] for patch in step["patches"]]
            self.state = functools.reduce(patched, patches, self.state)
        self.version = view["version"]


def followed(page, keeper, version):
    """Read until a page has seen a version."""
    while keeper.version < version:
        keeper.see(page.next("view")["view"])


def test_a_page_that_keeps_the_state_is_sent_what_changed(server):
    ada, bob, match = two_players(server, game="grenier")
    with ada.page() as a, bob.page() as b, ada.page() as keeping:
        a.watch(match)
        b.watch(match)
        keeper, seat = Keeper(), a.view["seat"]
        keeper.see(keeping.watch(match, seat=seat, keeps=True))
        for made in range(1, 9):
            page = (a, b)[a.view["acting"]] if seat == 0 else (b, a)[a.view["acting"]]
            assert page.move(page.view["legal"][0]["number"])["type"] == "done"
            for other in (a, b):
                other.until(lambda v, made=made: v["made"] >= made)
            followed(keeping, keeper, a.view["version"])
            assert keeper.state == a.view["state"] and a.view["since"] is None
            assert not any(step["patches"] for step in a.view["steps"])
        assert keeper.whole == 1


def test_the_whole_state_is_sent_after_going_back_and_at_the_end(server):
    ada, bob, match = two_players(server, game="grenier")
    with ada.page() as a, bob.page() as b:
        keepers = Keeper(), Keeper()
        for page, keeper in zip((a, b), keepers, strict=True):
            keeper.see(page.watch(match, keeps=True))
        mover, other = (a, b) if a.view["seat"] == a.view["acting"] else (b, a)
        toss = next(m for m in mover.view["legal"] if m["verb"] == "toss")
        mover.move(toss["number"])
        seen = other.until(lambda v: v["made"] == 1)
        assert seen["since"] is not None and seen["state"] == {}
        mover.until(lambda v: v["made"] == 1)
        mover.act("undo", made=0)
        other.next("table")
        other.act("answer", yes=True)
        assert other.until(lambda v: v["made"] == 0)["since"] is None
        other.act("resign")
        assert mover.until(lambda v: v["outcome"])["since"] is None


def test_who_comes_back_is_sent_the_whole_state_and_what_was_missed(server):
    ada, bob, match = two_players(server, game="grenier")
    with ada.page() as a, bob.page() as b:
        a.watch(match)
        b.watch(match)
        page, other = (a, b) if a.view["seat"] == a.view["acting"] else (b, a)
        before = other.view
        page.move(next(m for m in page.view["legal"] if m["verb"] == "toss")["number"])
        other.until(lambda v: v["made"] == 1)
        again = other.watch(match, keeps=True, since=before["version"])
    patches = again["steps"][0]["patches"]
    assert functools.reduce(patched, patches, before["state"]) == again["state"]


GAMES = {"night-dealer": 80, "duel": 80, "generals": 160}


@pytest.mark.parametrize("name", GAMES)
def test_steps_lead_from_view_to_view_through_every_eye(name, monkeypatch):
    monkeypatch.setattr(traces, "KEPT", 40)
    found, dice, shown = playing(load(name), {}), random.Random(7), 0
    eyes = [*range(len(found.table.seats)), None]
    kept = [(Look(found, seat).state, Look(found, seat).eye) for seat in eyes]
    room = [0] * found.edition.rules.width
    for _ in range(GAMES[name]):
        if found.seat < 0:
            break
        versions = [eye.version for eye in found.table.eyes]
        drawn = found.edition.rules.random_moves(found.edition.t, found.match.state, room)
        found.add(Moved(found.seat, [room[dice.randrange(drawn)]]), 3.0)
        looks = [Look(found, seat) for seat in eyes]
        for n, (look, (state, eye)) in enumerate(zip(looks, kept, strict=True)):
            steps = look.steps(versions[eye], True)
            patches = [patch for step in steps for patch in step.patches]
            assert functools.reduce(patched, patches, state) == look.state
            assert look.follows(versions[eye], steps)
            kept[n] = look.state, eye
            shown += len(patches)
    assert shown > 50 and len(found.traces) <= 40
