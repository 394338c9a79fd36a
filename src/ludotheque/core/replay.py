"""Replay files: one JSON object a line, verified move by move when read.

The first line names game, rules version, options, seed and who played, and holds the tables that
were played with (see `core.editions`), so that it reads whatever became of the files; then comes
one line a move, with a key where chance was keyed anew before it; the last line seals the file with
the count of moves, the digest of the final position and a digest of all that stands above it.

Positions are kept by the names of their fields, which the first line lists (see `core.layouts`), so
that a file reads whatever became of those too. Files of format 3 lack that list.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.core import layouts
from ludotheque.core import replay_words as said
from ludotheque.core.complaints import BAD_SEED
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.replay_lines import (
    BEFORE,
    FORMAT,
    OLDER,
    Head,
    Player,
    Seal,
    Step,
    count_moves,
    digest_of,
    lines_of,
    parse,
    read_head,
    write_line,
    wrong,
)
from ludotheque.core.scenario_words import NO_LEGAL_MOVE
from ludotheque.core.words import LudothequeError, Refused, ReplayError, UsageError, Words, quoted

__all__ = ["FORMAT", "OLDER", "Player", "count_moves", "dump", "read", "read_head"]

Known = Callable[[str], bytes | None]


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
        _start_of(match),
        list(players),
        layouts.state_text(edition.rules.state),
    )
    rows = zip(match.seats, match.moves, strict=True)
    keys = {at: f"{key:032x}" for at, key in match.keys.items()}
    steps = [Step(n + 1, s, str(move), keys.get(n, "")) for n, (s, move) in enumerate(rows)]
    body = write_line(head) + "".join(write_line(step) for step in steps)
    return body + write_line(_seal(match, body))


def read(text: str, *, game: Game | None = None, known: Known | None = None) -> Match:
    """The match that a replay file tells, every move checked; ReplayError says line and fault.

    Where its tables are not today's, `known` is asked for them by their digest; without it, those
    in the file are taken, and native code is never trusted with them.
    """
    lines = lines_of(text)
    if len(lines) < 2:
        raise wrong(len(lines), said.CUT_SHORT)
    head = read_head(text)
    if head.start:  # rules trust a position: it must be the one that was sealed
        _check_seal(parse(lines[-1], len(lines), Seal), lines)
    match = _open(head, game, known)
    for at, line in enumerate(lines[1:-1], 2):
        _play(parse(line, at, Step), at, match)
    if '"end"' not in lines[-1]:
        raise wrong(len(lines), said.NOT_CLOSED)
    seal = parse(lines[-1], len(lines), Seal)
    _rekey(match, seal.key, len(lines))
    _compare(seal, lines, match, head)
    return match


def _seal(match: Match, body: str) -> Seal:
    outcome = match.outcome()
    return Seal(
        match.version,
        outcome.reason if outcome else None,
        list(outcome.scores) if outcome else None,
        layouts.digest(layouts.state_text(match.edition.rules.state), match.state),
        digest_of(body),
        f"{match.keys[match.version]:032x}" if match.version in match.keys else "",
    )


def _seed_of(text: str, at: int) -> int:
    try:
        return int(text, 16)
    except ValueError:
        raise wrong(at, BAD_SEED, seed=quoted(text)) from None


def _rekey(match: Match, key: str, at: int) -> None:
    """Key chance anew, where the file says that it was."""
    try:
        if key:
            match.key_anew(_seed_of(key, at))
    except UsageError as error:
        raise wrong(at, error.words) from None


def _open(head: Head, game: Game | None, known: Known | None) -> Match:
    try:
        chosen = game or load(head.game)
        if head.game != chosen.id:  # before its options, which are another game's
            raise wrong(1, said.OTHER_GAME, game=head.game, wanted=chosen.id)
        if head.rules != chosen.rules.version:
            raise wrong(1, said.OTHER_RULES, rules=head.rules, wanted=chosen.rules.version)
        edition = _edition(head, chosen, known)
        layouts.fields_of(head.state)
        state = _sound(edition, _first(head, edition)) if head.start else None
        match = Match(edition, _seed_of(head.seed, 1), state)
        if state is not None and head.format == BEFORE:
            match.state.event = state.event  # which was sealed then, though nothing reads it
    except ReplayError:
        raise
    except LudothequeError as error:
        raise wrong(1, error.said) from None
    except (ValueError, TypeError) as error:
        raise wrong(1, said.UNREADABLE, why=error) from None
    if head.players and len(head.players) != edition.seats:
        raise wrong(1, said.PLAYERS, players=len(head.players), seats=edition.seats)
    return match


def _edition(head: Head, game: Game, known: Known | None) -> Edition:
    """The game as it was played: today's files, what is known here, or what the file holds."""
    if known is not None:
        return game.as_begun(head.options, head.content, known(head.content))
    kept = b64decode(head.edition, validate=True)
    return game.as_begun(head.options, head.content, kept, own=False)


def _start_of(match: Match) -> str:
    """A first position of its own, as a file keeps it."""
    if match.start is None:
        return ""
    layout = match.edition.rules.state
    return layouts.pack(layouts.state_text(layout), layout.unpack(match.start)).hex()


def _first(head: Head, edition: Edition) -> Any:
    """The first position that a file keeps, in today's fields."""
    raw, layout = bytes.fromhex(head.start), edition.rules.state
    fields = head.state or layouts.state_by_size(layout, len(raw))
    return layouts.record_of(layout, fields, raw)


def _sound(edition: Edition, state: Any) -> Any:
    """A first position from a file, if the game's own accounts find nothing wrong with it."""
    try:
        faults: list[str | Words] = []
        faults += edition.rules.lab.audit(edition.t, state) if edition.rules.lab.audit else []
        if state.seat != NOBODY and not edition.legal(state):
            faults.append(NO_LEGAL_MOVE)
    except (LookupError, ArithmeticError, AssertionError):
        faults = [said.BREAKS_RULES]
    if faults:
        raise wrong(1, said.BAD_START, why=faults[0])
    return state


def _play(step: Step, at: int, match: Match) -> None:
    if step.n != match.version + 1:
        raise wrong(at, said.OTHER_MOVE, number=step.n, wanted=match.version + 1)
    if step.seat != match.seat:
        raise wrong(at, said.OTHER_SEAT, seat=step.seat, wanted=match.seat)
    _rekey(match, step.key, at)
    try:
        match.push(step.move)
    except Refused as refusal:
        raise wrong(at, refusal.said) from None
    except (LookupError, ArithmeticError, AssertionError, ValueError):
        raise wrong(at, said.BAD_BEFORE) from None


def _compare(written: Seal, lines: list[str], match: Match, head: Head) -> None:
    """Hold what the closing line promises against what was played."""
    at = len(lines)
    true = _seal(match, "")
    if written.end != true.end:
        raise wrong(at, said.OTHER_COUNT, read=true.end, promised=written.end)
    if not _is_position(written.position, match, head):
        raise wrong(at, said.OTHER_POSITION)
    if (written.reason, written.scores) != (true.reason, true.scores):
        raise wrong(at, said.OTHER_OUTCOME)
    _check_seal(written, lines)


def _is_position(sealed: str, match: Match, head: Head) -> bool:
    """Whether a match stands at the position that a file promises, by the fields that both know."""
    layout, state = match.edition.rules.state, match.state
    if head.format == FORMAT:
        return not layouts.has_all(layout, head.state) or sealed == layouts.digest(
            head.state, state
        )
    known = (layouts.pack_as_once(text, state) for text in layouts.states())
    old = (hashlib.blake2b(raw, digest_size=8).hexdigest() for raw in known if raw is not None)
    return sealed == layout.digest(state) or sealed in old


def _check_seal(written: Seal, lines: list[str]) -> None:
    """ReplayError if the text above the closing line is not the one that was sealed."""
    if written.seal != digest_of("".join(line + "\n" for line in lines[:-1])):
        raise wrong(len(lines), said.BROKEN_SEAL)
