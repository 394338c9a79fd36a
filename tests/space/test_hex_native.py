"""Hexagons in rules: the native twin walks as Python does, to the byte."""

from pathlib import Path

import pytest

from ludotheque.core import carried, native
from ludotheque.core.contract import Face
from ludotheque.core.events import NO_EVENTS
from ludotheque.core.game import Content, Edition, Rules, ask_all
from ludotheque.core.moves import Moves, Verb
from ludotheque.core.native.compiler import NoCompiler, check_tools
from ludotheque.core.native.reference import Reference
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.core.state import state_layout
from ludotheque.core.words import Words
from ludotheque.space import hex

from . import walk

BARE = Words("—", "—")
STATE = state_layout([
    Field("seat", "i1", (), PUBLIC, "who must act"),
    Field("cell", "i2", (2,), PUBLIC, "where each is"),
    Field("steps", "i1", (), PUBLIC, "steps made"),
    Field("rims", "i1", (), PUBLIC, "how many of them onto the rim"),
    Field("far", "i4", (), PUBLIC, "how far they were apart, added up"),
], notes=1)  # fmt: skip
TABLES = Layout("Tables", [Field("ways", "i1", (), PUBLIC, "how many")])
MOVES = Moves(Verb("step", way=hex.SIX), Verb("turn", sixths=hex.SIX))


def load(folder, options):
    """Nothing is printed."""
    texts = {"refusals": {"off": BARE}, "reasons": {"farther": BARE}, "events": {}}
    return Content(TABLES.new(), texts, {"off": "HEX-1"})


RULES = Rules(
    id="walk", title=BARE, version="1", seats=(2, 2), state=STATE, tables=TABLES, moves=MOVES,
    width=MOVES.count, options=(), load=load, setup=walk.set_up, why_not=walk.why_not,
    legal=ask_all(MOVES, walk.why_not), apply=walk.apply, outcome=walk.outcome, guess=walk.guess,
    bound=lambda t: walk.STEPS, turns=walk.turns, refusals={1: "off"},
    reasons={1: "farther"}, events=NO_EVENTS, face=Face(show=None),
)  # fmt: skip


def test_the_native_twin_walks_the_same_way(request, monkeypatch):
    try:
        check_tools()
    except NoCompiler as missing:
        pytest.skip(f"needs a compiler: {missing}")
    monkeypatch.setenv("LUDOTHEQUE_NATIVE_FOLDER", str(request.config.cache.mkdir("native")))
    monkeypatch.delenv(native.SETTING, raising=False)
    monkeypatch.setattr(carried, "_found", [])  # the search takes longest to build: none searches
    game = Edition(RULES, Path(), {})
    twin, reference = native.handle(game), Reference(game)
    assert twin is not None
    rims = 0
    for seed in range(30):
        state = bytearray(twin.first(seed, seed))
        for step in range(walk.STEPS):
            legal = twin.legal(state)
            assert legal == reference.legal(state)
            other, move = bytearray(state), legal[(step * (seed + 1) // 2) % len(legal)]
            twin.apply(state, move)
            reference.apply(other, move)
            assert state == other
        assert twin.outcome(state) == reference.outcome(state)
        rims += STATE.unpack(bytes(state)).rims
    assert rims, "somebody came to the rim"
