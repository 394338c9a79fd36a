"""The edition: content files and options as validated tables."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry, read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.games.night_dealer.codes import ECLIPSE, KINDS, MOST_ROUNDS, NONE, WHEELS
from ludotheque.games.night_dealer.edition import outlook, texts
from ludotheque.games.night_dealer.tables import TABLES
from ludotheque.space.square import Board

SIDE = 3  # ND-P-a
KIND_NAMES = ("ATK", "HEX", "WARD")
FACE_NAMES = (*KIND_NAMES, "ECLIPSE")
HEAVIEST = 30  # weight of a face; four of them fit the byte of a written draw


def load(folder: Path, options: Mapping[str, Any]) -> Content:
    """The edition of a content folder under some options; a bad file is a ContentError."""
    t = TABLES.new()
    _geometry(t)
    _numbers(t, read_toml(folder / "game.toml"), options["eclipse_wheels"])
    _options(t, options)
    outlook.read_estimate(t, read_toml(folder / "estimate.toml"))
    said = read_texts(folder / "texts.toml")
    texts.check(said, MOST_ROUNDS)
    return Content(tables=t, texts=said, rules=read_rules(folder / "texts.toml"))


def _geometry(t: Any) -> None:
    """ND-P-a, ND-P-b Nine cells in a square; neighbours share an edge."""
    board = Board(SIDE, SIDE, SIDE)
    for cell in board.cells():
        near = board.beside(cell)
        t.neighbours[cell] = len(near)
        t.neighbour[cell] = near + [NONE] * (4 - len(near))
        for other in near:
            t.beside[cell][other] = 1
            t.near[cell] |= 1 << other


def _numbers(t: Any, whole: Entry, moon_wheels: Iterable[int]) -> None:
    """What game.toml holds."""
    match = whole.entry("match")
    t.rounds_to_win = match.integer("rounds_to_win", 1, MOST_ROUNDS)
    match.done()
    turns = whole.entry("turns")
    t.tiles = turns.integers("tiles", 1, 2, 3)
    if sum(t.tiles) > WHEELS:
        raise turns.wrong(f"tiles = {t.tiles!r}: a player has only {WHEELS} wheels to lay")
    turns.done()
    _triangle(t, whole.entry("kinds"))
    wheels = whole.entry("wheels")
    for wheel in range(WHEELS):
        _wheel(t, wheel, wheels.entry(str(wheel + 1)), wheel + 1 in moon_wheels)
    wheels.done()
    whole.done()


def _triangle(t: Any, kinds: Entry) -> None:
    """ND-RPS-a Each kind beats one other, and no two beat each other."""
    prey = {}
    for name in KIND_NAMES:
        entry = kinds.entry(name)
        others = [other for other in KIND_NAMES if other != name]
        prey[name] = entry.choice("beats", others)
        if prey.get(prey[name]) == name:
            raise entry.wrong(f"beats {prey[name]!r}, which already beats {name}")
        entry.done()
        kind, beaten = KIND_NAMES.index(name), KIND_NAMES.index(prey[name])
        t.beats[kind][beaten] = 1
        t.prey[kind], t.hunter[beaten] = beaten, kind
    kinds.done()


def _wheel(t: Any, wheel: int, entry: Entry, is_moon: bool) -> None:
    """ND-R-b, ND-R-d, ND-Q9 The faces of one wheel, ECLIPSE last and on Moon wheels only."""
    total = 0
    for face, name in enumerate(FACE_NAMES):
        weight = entry.integer(name, 0, HEAVIEST)
        total += weight if face != ECLIPSE or is_moon else 0
        t.upto[wheel][face] = total
    if t.upto[wheel][KINDS - 1] == 0:
        raise entry.wrong("ATK, HEX and WARD all weigh 0: the wheel could show nothing")
    entry.done()


def _options(t: Any, options: Mapping[str, Any]) -> None:
    """The options that rules read."""
    t.by_rounds = int(options["scoring"] == "rounds")
    t.shields_stop_all = int(options["shield_scope"] == "all")
    t.tie_draws = int(options["tie_at_target"] == "draw")
    t.whole_board = int(options["rps_scope"] == "board")
    t.starter = {"random": NONE, "A": 0, "B": 1}[options["starter"]]
    t.fixed_seats = int(options["seat_rule"] == "fixed")
    t.target_points = options["target_points"]
    t.max_rounds = options["max_rounds"]
