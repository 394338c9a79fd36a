"""Replay files: one JSON object a line, verified move by move when read.

The first line names game, rules version, options, seed and who played, and holds the tables that
were played with (see `core.editions`), so that it reads whatever became of the files; then comes
one line a move, with a key where chance was keyed anew before it; the last line seals the file with
the count of moves, the digest of the final position and a digest of all that stands above it.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ludotheque.core import replay_words as said
from ludotheque.core.complaints import BAD_SEED, LINE
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.scenario_words import NO_LEGAL_MOVE
from ludotheque.core.words import LudothequeError, Refused, ReplayError, UsageError, Words, quoted

FORMAT = "ludotheque-replay-3"
OLDER = ("ludotheque-replay-1", "ludotheque-replay-2")  # without their tables
Known = Callable[[str], bytes | None]


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Who sat at a seat: a "person" or a "bot" by its name, or a "level" of the computer by its."""

    kind: str = "person"
    name: str = ""
    gone: str = ""  # whether this seat gave up ("resign") or ran out of time ("time")


class Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: all that is needed to begin the same match."""

    format: str
    game: str
    rules: str
    content: str  # what stands for the tables and labels
    options: dict[str, Any]
    seed: str  # 32 hexadecimal digits
    edition: str = ""  # the tables themselves, in base 64
    start: str = ""  # the first position, if it was not the usual one
    players: list[Player] = []  # by seat, if it is known


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move."""

    n: int
    seat: int
    move: str
    key: str = ""  # 32 hexadecimal digits: chance was keyed anew before it


class Seal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The closing line."""

    end: int
    reason: str | None
    scores: list[float] | None
    position: str
    seal: str
    key: str = ""  # as in a step: after the last move


Row = TypeVar("Row", Step, Seal)


def dump(match: Match, players: Sequence[Player] = ()) -> str:
    """The match as the text of a replay file, finished or not, and who played it."""
    edition = match.edition
    head = Head(
        FORMAT,
        edition.rules.id,
        edition.rules.version,
        edition.digest,
        edition.options,
        f"{match.seed:032x}",
        b64encode(edition.kept).decode(),
        "" if match.start is None else match.start.hex(),
        list(players),
    )
    rows = zip(match.seats, match.moves, strict=True)
    keys = {at: f"{key:032x}" for at, key in match.keys.items()}
    steps = [Step(n + 1, s, str(move), keys.get(n, "")) for n, (s, move) in enumerate(rows)]
    body = _line(head) + "".join(_line(step) for step in steps)
    return body + _line(_seal(match, body))


def read(text: str, *, game: Game | None = None, known: Known | None = None) -> Match:
    """The match that a replay file tells, every move checked; ReplayError says line and fault.

    Where its tables are not today's, `known` is asked for them by their digest; without it, those
    in the file are taken, and native code is never trusted with them.
    """
    lines = text.splitlines()
    if len(lines) < 2:
        raise _wrong(len(lines), said.CUT_SHORT)
    head = read_head(text)
    if head.start:  # rules trust a position: it must be the one that was sealed
        _check_seal(_parse(lines[-1], len(lines), Seal), lines)
    match = _open(head, game, known)
    for at, line in enumerate(lines[1:-1], 2):
        _play(_parse(line, at, Step), at, match)
    if '"end"' not in lines[-1]:
        raise _wrong(len(lines), said.NOT_CLOSED)
    seal = _parse(lines[-1], len(lines), Seal)
    _rekey(match, seal.key, len(lines))
    _compare(seal, lines, match)
    return match


def read_head(text: str) -> Head:
    """The first line of a replay file, not yet held against any game."""
    line = text.split("\n", 1)[0]
    try:
        return msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError as error:
        if not line.startswith("{"):
            raise _wrong(1, said.NOT_A_FILE) from None
        raise _wrong(1, said.NOT_A_MATCH, why=error) from None


def _wrong(at: int, words: Words, **values: object) -> ReplayError:
    """What is wrong on a line."""
    return ReplayError(words, **values).under(LINE.filled(at=at))


def _line(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode() + "\n"


def _seal(match: Match, body: str) -> Seal:
    outcome = match.outcome()
    return Seal(
        match.version,
        outcome.reason if outcome else None,
        list(outcome.scores) if outcome else None,
        match.edition.rules.state.digest(match.state),
        _digest(body),
        f"{match.keys[match.version]:032x}" if match.version in match.keys else "",
    )


def _digest(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=8).hexdigest()


def _parse(line: str, at: int, kind: type[Row]) -> Row:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise _wrong(at, said.UNREADABLE, why=error) from None


def _seed_of(text: str, at: int) -> int:
    try:
        return int(text, 16)
    except ValueError:
        raise _wrong(at, BAD_SEED, seed=quoted(text)) from None


def _rekey(match: Match, key: str, at: int) -> None:
    """Key chance anew, where the file says that it was."""
    try:
        if key:
            match.key_anew(_seed_of(key, at))
    except UsageError as error:
        raise _wrong(at, error.words) from None


def _open(head: Head, game: Game | None, known: Known | None) -> Match:
    if head.format in OLDER:
        raise _wrong(1, said.OLDER_FORMAT, format=quoted(head.format))
    if head.format != FORMAT:
        raise _wrong(1, said.OTHER_FORMAT, format=quoted(head.format), wanted=quoted(FORMAT))
    try:
        chosen = game or load(head.game)
        if head.game != chosen.id:  # before its options, which are another game's
            raise _wrong(1, said.OTHER_GAME, game=head.game, wanted=chosen.id)
        if head.rules != chosen.rules.version:
            raise _wrong(1, said.OTHER_RULES, rules=head.rules, wanted=chosen.rules.version)
        edition = _edition(head, chosen, known)
        start = bytes.fromhex(head.start)
        state = _sound(edition, edition.rules.state.unpack(start)) if start else None
        match = Match(edition, _seed_of(head.seed, 1), state)
    except ReplayError:
        raise
    except LudothequeError as error:
        raise _wrong(1, error.said) from None
    except (ValueError, TypeError) as error:
        raise _wrong(1, said.UNREADABLE, why=error) from None
    if head.players and len(head.players) != edition.seats:
        raise _wrong(1, said.PLAYERS, players=len(head.players), seats=edition.seats)
    return match


def _edition(head: Head, game: Game, known: Known | None) -> Edition:
    """The game as it was played: today's files, what is known here, or what the file holds."""
    if known is not None:
        return game.as_begun(head.options, head.content, known(head.content))
    kept = b64decode(head.edition, validate=True)
    return game.as_begun(head.options, head.content, kept, own=False)


def _sound(edition: Edition, state: Any) -> Any:
    """A first position from a file, if the game's own accounts find nothing wrong with it."""
    try:
        wrong: list[str | Words] = []
        wrong += edition.rules.lab.audit(edition.t, state) if edition.rules.lab.audit else []
        if state.seat != NOBODY and not edition.legal(state):
            wrong.append(NO_LEGAL_MOVE)
    except (LookupError, ArithmeticError, AssertionError):
        wrong = [said.BREAKS_RULES]
    if wrong:
        raise _wrong(1, said.BAD_START, why=wrong[0])
    return state


def _play(step: Step, at: int, match: Match) -> None:
    if step.n != match.version + 1:
        raise _wrong(at, said.OTHER_MOVE, number=step.n, wanted=match.version + 1)
    if step.seat != match.seat:
        raise _wrong(at, said.OTHER_SEAT, seat=step.seat, wanted=match.seat)
    _rekey(match, step.key, at)
    try:
        match.push(step.move)
    except Refused as refusal:
        raise _wrong(at, refusal.said) from None
    except (LookupError, ArithmeticError, AssertionError, ValueError):
        raise _wrong(at, said.BAD_BEFORE) from None


def _compare(written: Seal, lines: list[str], match: Match) -> None:
    """Hold what the closing line promises against what was played."""
    at = len(lines)
    true = _seal(match, "")
    if written.end != true.end:
        raise _wrong(at, said.OTHER_COUNT, read=true.end, promised=written.end)
    if written.position != true.position:
        raise _wrong(at, said.OTHER_POSITION)
    if (written.reason, written.scores) != (true.reason, true.scores):
        raise _wrong(at, said.OTHER_OUTCOME)
    _check_seal(written, lines)


def _check_seal(written: Seal, lines: list[str]) -> None:
    """ReplayError if the text above the closing line is not the one that was sealed."""
    if written.seal != _digest("".join(line + "\n" for line in lines[:-1])):
        raise _wrong(len(lines), said.BROKEN_SEAL)
