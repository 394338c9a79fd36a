"""Games, random positions and guessed worlds that the laws are tried on."""

from __future__ import annotations

import functools
import inspect
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from ludotheque.core import kernel, library, native, sight
from ludotheque.core.game import Edition, Rules
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.record import NOBODY, SPECTATOR

from .choices import options_of, picks

TEMPLATE = Path(__file__).resolve().parent.parent / "template"
MANY_MOVES = 600  # beyond this a law asks about a sample of the moves, another for each spot
LARGE = 4096  # bytes of a record: such games are long and dear, and a law tries fewer spots of them
FEWER = 2  # times fewer
KEPT = 32  # moves between two positions kept of a long game
STRETCH = 200  # moves of a long game that a law looks at one by one
BOTH = 8  # one random game in so many is played in native code and in Python


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
    """Run a test once for each game found; the fixture `game` loads it.

    One worker has all laws of a game (`tests/sharing.py`): the random games that they share are
    played once.
    """
    return pytest.mark.parametrize("game", [*found()], indirect=True)(test)


def law(examples: int = 60) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test on random spots of every game found."""

    def wrapped(test: Callable[..., None]) -> Callable[..., None]:
        def run(game: Game, **others: Any) -> None:
            held: set[Spot] = set()  # spots of a large game may be the same one

            @functools.wraps(test)
            def on_spot(spot: Spot) -> None:
                shared = _shared(game, spot)
                note(f"at {shared}")
                if shared not in held:
                    test(game=game, spot=shared, **others)
                    held.add(shared)

            on_spot.__signature__ = inspect.Signature([_argument("spot")])  # type: ignore[attr-defined]
            few = max(3, examples // FEWER) if is_large(game.rules) else examples
            settings(max_examples=few)(given(spot=SPOTS)(on_spot))()

        fixtures = [name for name in inspect.signature(test).parameters if name != "spot"]
        run.__signature__ = inspect.Signature([_argument(n) for n in fixtures])  # type: ignore[attr-defined]
        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return on_every_game(run)

    return wrapped


def _argument(name: str) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY)


def is_large(rules: Rules) -> bool:
    """Whether a game's positions are so big that a law must choose what to look at."""
    return rules.state.size > LARGE


def _shared(game: Game, spot: Spot) -> Spot:
    """A spot of a large game lies in one of a few games, so that all laws share their moves."""
    if not is_large(game.rules):
        return spot
    number = spot.options + 10 * (spot.seed % 2)
    return Spot(number, number, spot.far)


def printed_at(game: Game, spot: Spot) -> Edition:
    """The edition under the options of a spot."""
    return game.edition(options_of(game, spot.options))


def fresh(game: Game, spot: Spot) -> Edition:
    """The same printed game read from its files again: a second time, whoever asks."""
    return _again(game, spot.options)


@functools.lru_cache(maxsize=64)
def _again(game: Game, pick: int) -> Edition:
    return Edition(game.rules, game.folder, options_of(game, pick))


def random_game(edition: Edition, seed: int) -> tuple[int, ...]:
    """The moves of a random game, cut off one move after the bound that the game promises."""
    return played(edition, seed)[0]


@functools.lru_cache(maxsize=64)
def played(edition: Edition, seed: int) -> tuple[tuple[int, ...], tuple[bytes, ...]]:
    """The moves of a random game, and of a long one positions, so that a later one need not be
    played from the start. Native code plays it where the very rules are built, which a law holds
    against Python to the byte; so does this with a sample."""
    twin = _twin(edition)
    if twin is None:
        return _played(edition, seed)
    found = _played_natively(edition, twin, seed)
    if picks(seed, 0x9A3E, BOTH) == 0:
        assert found == _played(edition, seed), "native code and Python play two games"
    return found


def _twin(edition: Edition) -> Any:
    """The native twin of a shipped game, if it is there."""
    rules = edition.rules
    known = rules.id in library.names() and library.load(rules.id).rules is rules
    return native.built(edition) if known else None


def _played_natively(
    edition: Edition, twin: Any, seed: int
) -> tuple[tuple[int, ...], tuple[bytes, ...]]:
    """The same game as `_played`."""
    raw = bytearray(twin.first(seed & kernel.MASK64, seed >> 64))
    bound, made, kept = edition.rules.bound(edition.t), list[int](), list[bytes]()
    while len(made) <= bound and (usual := twin.random_moves(raw)):
        if is_large(edition.rules) and len(made) % KEPT == 0:
            kept.append(zlib.compress(raw, 1))
        made.append(usual[picks(seed, len(made), len(usual))])
        twin.apply(raw, made[-1])
    return tuple(made), tuple(kept)


def _played(edition: Edition, seed: int) -> tuple[tuple[int, ...], tuple[bytes, ...]]:
    """The same in Python."""
    s, large = edition.first(seed), is_large(edition.rules)
    room = [0] * (edition.rules.width + edition.rules.moves.count)  # enough even for a broken game
    made: list[int] = []
    kept: list[bytes] = []
    while s.seat != NOBODY and len(made) <= edition.rules.bound(edition.t):
        count = edition.rules.random_moves(edition.t, s, room)
        if count == 0:
            break
        if large and len(made) % KEPT == 0:
            kept.append(zlib.compress(edition.rules.state.pack(s), 1))
        made.append(room[picks(seed, len(made), count)])
        edition.apply(s, made[-1])
    return tuple(made), tuple(kept)


def moves_to(edition: Edition, spot: Spot) -> tuple[int, ...]:
    """The moves that lead to a spot."""
    moves = random_game(edition, spot.seed)
    return moves[: len(moves) * spot.far // 100]


def moves_after(edition: Edition, spot: Spot) -> tuple[int, ...]:
    """The moves that follow a spot: to the end, or a stretch of a long game."""
    moves = random_game(edition, spot.seed)[len(moves_to(edition, spot)) :]
    return moves[:STRETCH] if is_large(edition.rules) else moves


def beginning(edition: Edition, spot: Spot) -> Spot:
    """Where a law begins to look at every move: at the start, or at the spot in a long game."""
    return spot if is_large(edition.rules) else spot._replace(far=0)


def states_to(edition: Edition, spot: Spot) -> Iterator[tuple[int, Any]]:
    """Every position of the random game of a spot with its number: always the same record,
    changing; of a long game the first, the stretch that follows the spot, and the last."""
    spot = beginning(edition, spot)
    moves, stretch = random_game(edition, spot.seed), moves_after(edition, spot)
    first = len(moves_to(edition, spot))
    if first:
        yield 0, edition.first(spot.seed)
    s = position(edition, spot.seed, first)
    yield first, s
    for n, move in enumerate(stretch, first + 1):
        edition.apply(s, move)
        yield n, s
    if first + len(stretch) < len(moves):
        yield len(moves), position(edition, spot.seed, len(moves))


def position(edition: Edition, seed: int, number: int) -> Any:
    """The position after so many moves of the random game of a seed."""
    moves, kept = played(edition, seed)
    near = min(number // KEPT, len(kept) - 1)
    s = edition.rules.state.unpack(zlib.decompress(kept[near])) if kept else edition.first(seed)
    for move in moves[near * KEPT if kept else 0 : number]:
        edition.apply(s, move)
    return s


def state_at(game: Game, spot: Spot) -> tuple[Edition, Any]:
    """The edition and the position of a spot."""
    edition = printed_at(game, spot)
    return edition, position(edition, spot.seed, len(moves_to(edition, spot)))


def match_at(game: Game, spot: Spot) -> Match:
    """The same as a match with its past; a long one has a past of some moves only."""
    edition = printed_at(game, spot)
    moves = moves_to(edition, spot)
    first = max(0, len(moves) - STRETCH) if is_large(game.rules) else 0
    start = position(edition, spot.seed, first) if first else None
    match = Match(edition, spot.seed, start)
    for move in moves[first:]:
        match.push(move)
    return match


def deciding(spot: Spot) -> Spot:
    """The spot itself, or one move before the end of its game."""
    return spot._replace(far=min(spot.far, 99))


def eyes(edition: Edition) -> list[int]:
    """All who may look: every seat, and the spectators."""
    return [*range(edition.seats), SPECTATOR]


def seen_by(edition: Edition, s: Any, eye: int) -> bytes:
    """The bytes of what an eye may know of a position."""
    layout = edition.rules.state
    return layout.pack(sight.redact(layout, s, eye))


def world_of(edition: Edition, s: Any, eye: int, key: int) -> Any:
    """Another world that agrees with all that an eye may know of a position."""
    world = sight.redact(edition.rules.state, s, eye)
    kernel.set_key(world, key & kernel.MASK64, 0x60E5)
    edition.rules.guess(edition.t, world, eye)
    return world


def asked(edition: Edition, s: Any, spot: Spot) -> list[int]:
    """The moves to ask `why_not` about: all, or the legal ones and a sample of very many."""
    count = edition.rules.moves.count
    if count <= MANY_MOVES:
        return list(range(count))
    sample = (picks(spot.seed, 1000 + i, count) for i in range(MANY_MOVES))
    return sorted({*edition.legal(s), *sample})


def codes(edition: Edition, s: Any, moves: list[int]) -> list[int]:
    """What `why_not` says of each move."""
    return [edition.rules.why_not(edition.t, s, move) for move in moves]


def notes(edition: Edition, s: Any, eye: int) -> list[tuple[Any, ...]]:
    """The notes of the last move that an eye may see."""
    return [event[:2] for event in edition.rules.events.noted(s, eye)]


class Pair(NamedTuple):
    """Two worlds that one eye can't tell apart."""

    eye: int
    here: Any
    there: Any


def pairs(edition: Edition, s: Any, spot: Spot, worlds: int = 2) -> Iterator[Pair]:
    """For every eye: the true position and guessed ones, chance the same or keyed anew."""
    for eye in eyes(edition):
        for number in range(worlds):
            there = world_of(edition, s, eye, spot.seed + number)
            if number % 2 == 0:  # else chance alone would hide most of what the hidden does
                there.key0, there.key1, there.draws = s.key0, s.key1, s.draws
            yield Pair(eye, s, there)


def moved(edition: Edition, pair: Pair, spot: Spot, most: int) -> Iterator[tuple[int, Pair]]:
    """The same moves, legal in both worlds, made in both."""
    if pair.here.seat == NOBODY:
        return
    copy = edition.rules.state.copy
    legal = edition.legal(pair.here)
    start = picks(spot.seed, 77, len(legal))
    for move in (legal[start:] + legal[:start])[:most]:
        if edition.rules.why_not(edition.t, pair.there, move) == kernel.OK:
            here, there = copy(pair.here), copy(pair.there)
            edition.apply(here, move)
            edition.apply(there, move)
            yield move, Pair(pair.eye, here, there)
