"""Games, random positions and guessed worlds that the laws are tried on."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import kernel, library, sight
from ludotheque.core.game import Printed, Rules
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.options import Option, PerSeat, Subset
from ludotheque.core.record import NOBODY, SPECTATOR

TEMPLATE = Path(__file__).resolve().parent.parent / "template"
MANY_MOVES = 600  # beyond this a law asks about a sample of the moves, another for each spot


class Spot(NamedTuple):
    """Where to try a law: which options, which seed, and how far the random game has gone."""

    options: int  # 0: the defaults; else a value is picked for each option
    seed: int
    far: int  # percent of the whole game


SPOTS = st.builds(Spot, st.integers(0, 9), st.integers(0, (1 << 64) - 1), st.integers(0, 100))


def template() -> Game:
    """The template game."""
    return library.load("grenier", TEMPLATE)


def found() -> dict[str, Path]:
    """Every game a law must hold for, with its folder: those shipped and the template."""
    return {**dict.fromkeys(library.names(), library.GAMES), "grenier": TEMPLATE}


def on_every_game(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test once for each game found; the fixture `game` loads it."""
    return pytest.mark.parametrize("game", found(), indirect=True)(test)


def law(examples: int = 60) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test on random spots of every game found."""

    def wrapped(test: Callable[..., None]) -> Callable[..., None]:
        return on_every_game(settings(max_examples=examples)(given(spot=SPOTS)(test)))

    return wrapped


def picks(seed: int, index: int, count: int) -> int:
    """Pick `index` of a series under a seed: a number below `count`."""
    return kernel.noise(seed & kernel.MASK64, 0x5EED, index) % count


def printed_at(game: Game, spot: Spot) -> Printed:
    """The printed game under the options of a spot."""
    return game.printed(options_of(game.rules, spot.options))


def options_of(rules: Rules, pick: int) -> dict[str, Any]:
    """The options a pick stands for: none for 0, else a value of each."""
    if pick == 0:
        return {}
    return {o.name: _value(o, picks(pick, i, 1 << 30)) for i, o in enumerate(rules.options)}


def _value(option: Option, pick: int) -> Any:
    if isinstance(option.values, Subset):
        return [n for i, n in enumerate(option.values.of) if pick >> i & 1]
    if isinstance(option.values, PerSeat):
        of = option.values.of
        return [of[picks(pick, seat, len(of))] for seat in range(option.values.seats)]
    return option.values[pick % len(option.values)]


def fresh(game: Game, spot: Spot) -> Printed:
    """The same printed game read from its files again."""
    return Printed(game.rules, game.folder, options_of(game.rules, spot.options), game.digest)


@functools.lru_cache(maxsize=64)
def random_game(printed: Printed, seed: int) -> tuple[int, ...]:
    """The moves of a random game, cut off one move after the bound that the game promises."""
    s = printed.first(seed)
    room = [0] * (printed.rules.width + printed.rules.moves.count)  # enough even for a broken game
    made: list[int] = []
    while s.seat != NOBODY and len(made) <= printed.rules.bound(printed.t):
        count = printed.rules.legal(printed.t, s, room)
        if count == 0:
            break
        made.append(room[picks(seed, len(made), count)])
        printed.apply(s, made[-1])
    return tuple(made)


def moves_to(printed: Printed, spot: Spot) -> tuple[int, ...]:
    """The moves that lead to a spot."""
    moves = random_game(printed, spot.seed)
    return moves[: len(moves) * spot.far // 100]


def states_to(printed: Printed, spot: Spot) -> Iterator[Any]:
    """Every position of the whole random game of a spot; always the same record, changing."""
    s = printed.first(spot.seed)
    yield s
    for move in random_game(printed, spot.seed):
        printed.apply(s, move)
        yield s


def state_at(game: Game, spot: Spot) -> tuple[Printed, Any]:
    """The printed game and the position of a spot."""
    printed = printed_at(game, spot)
    s = printed.first(spot.seed)
    for move in moves_to(printed, spot):
        printed.apply(s, move)
    return printed, s


def match_at(game: Game, spot: Spot) -> Match:
    """The same as a match with its past."""
    printed = printed_at(game, spot)
    match = Match(printed, spot.seed)
    for move in moves_to(printed, spot):
        match.push(move)
    return match


def deciding(spot: Spot) -> Spot:
    """The spot itself, or one move before the end of its game."""
    return spot._replace(far=min(spot.far, 99))


def eyes(printed: Printed) -> list[int]:
    """All who may look: every seat, and the spectators."""
    return [*range(printed.seats), SPECTATOR]


def seen_by(printed: Printed, s: Any, eye: int) -> bytes:
    """The bytes of what an eye may know of a position."""
    layout = printed.rules.state
    return layout.pack(sight.redact(layout, s, eye))


def world_of(printed: Printed, s: Any, eye: int, key: int) -> Any:
    """Another world that agrees with all that an eye may know of a position."""
    world = sight.redact(printed.rules.state, s, eye)
    kernel.set_key(world, key & kernel.MASK64, 0x60E5)
    printed.rules.guess(printed.t, world, eye)
    return world


def asked(printed: Printed, s: Any, spot: Spot) -> list[int]:
    """The moves to ask `why_not` about: all, or the legal ones and a sample of very many."""
    count = printed.rules.moves.count
    if count <= MANY_MOVES:
        return list(range(count))
    sample = (picks(spot.seed, 1000 + i, count) for i in range(MANY_MOVES))
    return sorted({*printed.legal(s), *sample})


def codes(printed: Printed, s: Any, moves: list[int]) -> list[int]:
    """What `why_not` says of each move."""
    return [printed.rules.why_not(printed.t, s, move) for move in moves]


def notes(s: Any, eye: int | None = None) -> list[tuple[int, ...]]:
    """The notes of the last move, all or those that an eye may see."""
    rows = [tuple(row) for row in s.event[: s.event_n]]
    return [row[:4] for row in rows if eye is None or row[4] >> eye & 1]


class Pair(NamedTuple):
    """Two worlds that one eye can't tell apart."""

    eye: int
    here: Any
    there: Any


def pairs(printed: Printed, s: Any, spot: Spot, worlds: int = 2) -> Iterator[Pair]:
    """For every eye: the true position and guessed ones, chance the same or keyed anew."""
    for eye in eyes(printed):
        for number in range(worlds):
            there = world_of(printed, s, eye, spot.seed + number)
            if number % 2 == 0:  # else chance alone would hide most of what the hidden does
                there.key0, there.key1, there.draws = s.key0, s.key1, s.draws
            yield Pair(eye, s, there)


def moved(printed: Printed, pair: Pair, spot: Spot, most: int) -> Iterator[tuple[int, Pair]]:
    """The same moves, legal in both worlds, made in both."""
    if pair.here.seat == NOBODY:
        return
    copy = printed.rules.state.copy
    legal = printed.legal(pair.here)
    start = picks(spot.seed, 77, len(legal))
    for move in (legal[start:] + legal[:start])[:most]:
        if printed.rules.why_not(printed.t, pair.there, move) == kernel.OK:
            here, there = copy(pair.here), copy(pair.there)
            printed.apply(here, move)
            printed.apply(there, move)
            yield move, Pair(pair.eye, here, there)
