"""A game small enough to be written anew by each test: a folder with `rules.py` and `game.py`."""

from __future__ import annotations

import itertools
from pathlib import Path

from ludotheque.core import library
from ludotheque.core.game import Rules

RULES = '''"""A counter that two seats raise until it is high enough."""

import math
from math import sqrt
from typing import no_type_check

from ludotheque.core.kernel import *
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.rows import rows
from ludotheque.core.types import *

HELD = rows(Field("held", "i1", (), PUBLIC), 3, find=("on",), on=("i1", "where"))
LIMIT = 6
MINUS = -1
WORDS = ("a", "b")


def set_up(t, s):
    """Nothing yet."""
    s.seat = 0


def why_not(t, s, move):
    """Any raise is fine."""
    return OK


def legal(t, s, out):
    """By one or by two."""
    out[0] = 0
    out[1] = 1
    return 2


def apply(t, s, move):
    """Raise, and give the turn on."""
    s.n += move + 1
    s.big = probe(t, s, move)
    s.seat = 1 - s.seat if s.n < LIMIT else NOBODY


def outcome(t, s, out):
    """Nobody wins."""
    if s.seat != NOBODY:
        return NOT_OVER
    out[0] = WIN // 2
    out[1] = WIN // 2
    return 1


def guess(t, s, seat):
    """Nothing is hidden."""


def turns(t, s):
    """One, all the time."""
    return 1


def find(t, s, n):
    """The first entry of the row, or MINUS."""
    for i in range(4):
        if s.row[i] == n:
            return i
    return MINUS


def clear(row: i1row, n: int) -> None:
    """Zero the first entries of a row."""
    for i in range(n):
        row[i] = 0


'''
PROBE = '''def probe(t, s, n):
    """What the test is about."""
    return n
'''
GAME = """from ludotheque.core.contract import Face
from ludotheque.core.game import Content, Rules
from ludotheque.core.events import NO_EVENTS
from ludotheque.core.moves import Moves, Verb
from ludotheque.core.options import Option
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.core.state import state_layout
from ludotheque.core.words import Words

from . import rules

BARE = Words("—", "—")
STATE = state_layout([
    Field("seat", "i1", (), PUBLIC), Field("n", "i4", (), PUBLIC), Field("big", "i8", (), PUBLIC),
    Field("word", "u8", (), PUBLIC), Field("row", "i1", (4,), PUBLIC),
    Field("grid", "i2", (3, 4), PUBLIC), Field("count", "u4", (), PUBLIC), *rules.HELD.fields,
], notes=10)
TABLES = Layout("Tables", [Field("step", "i1", (4,), PUBLIC), Field("size", "i4", (), PUBLIC)])


def load(folder, options):
    texts = {"refusals": {}, "reasons": {"high": BARE}, "events": {}}
    t = TABLES.new()
    t.size = options["size"]
    return Content(t, texts, {})


RULES = Rules(
    id="ID", title=BARE, version="1", seats=(2, 2), state=STATE, tables=TABLES,
    moves=Moves(Verb("raise", by=2)), width=2, options=(Option("size", 0, range(9), BARE),),
    load=load, setup=rules.set_up, why_not=rules.why_not, legal=rules.legal, apply=rules.apply,
    outcome=rules.outcome, guess=rules.guess, bound=lambda t: 8, turns=rules.turns, refusals={},
    reasons={1: "high"}, events=NO_EVENTS, face=Face(None),
)
"""
HEAD = "def probe(t, s, n):\n"
# Bodies of `probe` that are record style.
RIGHT = [
    "    return s.row[3] + s.grid[2][3] + len(s.row) + len(s.grid[0])\n",
    "    a, b = n // 3, n % 3\n    a, b = b, a\n    return a - b\n",
    "    total = 0\n    for step in t.step:\n        total += step\n    return total\n",
    "    at = find(t, s, n)\n    if at < 0:\n        return 0\n    return s.row[at]\n",
    "    while True:\n        if n > 9:\n            a = n\n            break\n        n += 1\n"
    "    return a\n",
    "    if n > 1:\n        a = 1\n    else:\n        return 0\n    return a\n",
    "    if n > 1:\n        return 1\n    assert False, 'never'\n",
    "    while True:\n        n += 1\n        if n > 9:\n            return n\n",
    "    word: u64 = s.word\n    word = (word * 3 + 7) & MASK64\n    s.word = word\n"
    "    return word >> 1\n",
    "    a = (s.word >> 32) % 5\n    return a + n if a > 2 else s.word & 0xFF\n",
    "    part: f64 = sqrt(n) * 0.5\n    return int(part) + int(math.sqrt(n + 1))\n",
    "    row = s.grid[1]\n    row[0] = n\n    return row[0]\n",
    "    clear(s.row, 4)\n    return n\n",
    "    if s.held_n < HELD.cap:\n        HELD.push(s, n)\n    at = HELD.find(s, n)\n"
    "    return s.held_on[at] if at >= 0 else 0\n",
    "    return 1 if n in (1, 2, LIMIT) else 0\n",
    "    n = max(n, s.n, 3) - min(n, 2) + abs(n - 7)\n    return n\n",
    "    return s.word == 0 and s.word < 5\n",
    "    assert n >= 0, 'too low'\n    pass\n    return n\n",
]
_numbers = itertools.count()
PROBE_LINE = RULES.count("\n") + 1  # where `probe` begins


def write_game(folder: Path, probe: str = PROBE, game_id: str = "mini") -> Path:
    """Put a game with this `probe` into a folder of its own; returns the folder that holds it."""
    home = folder / f"games{next(_numbers)}"
    place = home / game_id.replace("-", "_")
    place.mkdir(parents=True)
    (place / "__init__.py").touch()
    (place / "rules.py").write_text(RULES + probe, encoding="utf-8")
    (place / "game.py").write_text(GAME.replace("ID", game_id), encoding="utf-8")
    (place / "content").mkdir()
    return home


def mini(folder: Path, probe: str = PROBE, game_id: str = "mini") -> library.Game:
    """Such a game, loaded; folders of two tests never have the same name."""
    home = write_game(folder, probe, game_id)
    unique = home.rename(home.with_name(f"{home.name}_{folder.name}".replace("-", "_")))
    return library.load(game_id, unique)


def mini_rules(folder: Path, probe: str = PROBE, game_id: str = "mini") -> Rules:
    """Its rules alone."""
    return mini(folder, probe, game_id).rules
