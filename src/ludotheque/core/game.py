"""The contract of a game: a frozen dataclass of functions, and the edition they play with."""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.core import editions, kernel, outlook, playing, sight
from ludotheque.core.contract import Brain, Face, Lab
from ludotheque.core.desk import BARE, Desk
from ludotheque.core.events import Events
from ludotheque.core.kernel import NOT_OVER, OK, WIN
from ludotheque.core.moves import Moves
from ludotheque.core.options import Option, read_options
from ludotheque.core.record import Layout
from ludotheque.core.roles import modules_of
from ludotheque.core.words import ContentError, Refused, Words


@dataclass(frozen=True)
class Content:
    """What `load` makes of a content folder: tables for rules, labels for moves, texts for people.

    texts["refusals"], ["reasons"], ["events"] are required sections; a game may add its own.
    texts["options"] may say values of options as `<option>.<value>`.

    A match keeps its tables, labels and facts to its end, and of the texts what names and tells
    the things it is played with (see `core.editions`); all else is always today's.
    """

    tables: Any
    texts: Mapping[str, Mapping[str, Words]]
    rules: Mapping[str, str]  # refusal name -> id of the rule it cites
    labels: Mapping[str, Sequence[str]] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)  # what a page needs, fit for JSON
    choices: Mapping[str, Any] = field(default_factory=dict)  # such facts that no match needs
    names: tuple[str, ...] = ()  # sections of texts that call things by their ids
    prints: tuple[str, ...] = ()  # sections made from the same numbers as the tables


@dataclass(frozen=True)
class Rules:
    """Everything the core needs to know of a game; `games/<game>/game.py` makes one as RULES."""

    id: str
    title: Words
    version: str  # of the rules; a match is pinned to it
    seats: tuple[int, int]  # fewest and most that people play with
    state: Layout
    tables: Layout
    moves: Moves
    width: int  # the most legal moves a decision can have
    options: tuple[Option, ...]
    load: Callable[[Path, Mapping[str, Any]], Content]
    setup: Callable[[Any, Any], Any]  # (t, s): the first position; chance is already keyed
    why_not: Callable[[Any, Any, int], int]
    legal: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, Any, int], Any]
    outcome: Callable[[Any, Any, Any], int]
    guess: Callable[[Any, Any, int], Any]  # (t, s, seat): fill a view in place; already re-keyed
    bound: Callable[[Any], int]  # (t): no game has more decisions
    turns: Callable[[Any, Any], int]  # (t, s): turns begun so far; who answers in one begins none
    refusals: Mapping[int, str]  # code of why_not -> name in texts["refusals"]
    reasons: Mapping[int, str]  # code of outcome -> name in texts["reasons"]
    events: Events  # what is noted; all but the quiet ones have a sentence in texts["events"]
    face: Face
    brain: Brain = field(default_factory=Brain)
    lab: Lab = field(default_factory=Lab)
    desk: Desk = BARE  # what functions lent by it work on: see core.desk
    window: Callable[[Any, Any], int] | None = None  # (t, s): 1 in a reaction or play window
    passing: int | None = None  # the move that lets a window go by; legal in every one
    # (t, s): 1 while the acting seat has begun an action and not completed it: what belongs
    # together when moves are taken back or advised (see core.undo)
    mid_action: Callable[[Any, Any], int] | None = None
    reveals: Callable[[Any, Any, Any, int], bool] | None = None  # see core.undo
    seats_of: Callable[[Any], int] | None = None  # (t): seats in this match, if it varies
    team_of: Callable[[Any, int], int] | None = None  # (t, seat): seats of one team win together
    resign: int | None = (
        None  # the move that gives up; no level makes it, random play leaves it out
    )
    lists_natively: bool = False  # listing takes long in Python: a view may ask the native twin
    more_seats: int = 0  # the most that a scenario may have, where that is more

    @property
    def most_seats(self) -> int:
        """Room for seats, in `out` and in answers."""
        return max(self.seats[1], self.more_seats)

    @functools.cached_property
    def modules(self) -> tuple[ModuleType, ...]:
        """The record-style files for the native unit."""
        return modules_of(self)

    # What record-style kernels call as g.name(...); in native code they are plain functions.
    def copy(self, w: Any, s: Any) -> None:
        """Make the record `w` equal to `s`."""
        self.state.copy_into(w, s)

    def redact(self, s: Any, seat: int) -> None:
        """Blank all that the seat may not know."""
        sight.blank(self.state)(s, seat)

    def fingerprint(self, s: Any) -> int:
        """A 63-bit number that stands for the record without its notes, the same everywhere."""
        total, factor, mask = 0, playing.FACTOR, kernel.MASK64
        raw = self.state.pack(s)[: self.state.head_size]
        for word in struct.unpack(f"<{len(raw) // 8}Q", raw):  # playing.fold, in one go
            total = ((total ^ word) * factor) & mask
            total ^= total >> 32
        return total >> 1

    def value(self, t: Any, s: Any, out: Any) -> int:
        """Worth of a position to each seat, in `out`: the outcome, else the estimate, else even."""
        reason = self.outcome(t, s, out)
        if reason == NOT_OVER:
            if self.brain.estimate is not None:
                self.brain.estimate(t, s, out)
            else:
                for seat in range(self.most_seats):
                    out[seat] = WIN // self.seats[1]
        return reason

    def chapter(self, t: Any, s: Any) -> int:
        """The chapter a position belongs to, as a round or a day; always 0 if none is told."""
        return 0 if self.brain.chapter is None else self.brain.chapter(t, s)

    def pace(self, t: Any, s: Any) -> int:
        """Decisions that the turn of whoever must act may take in all; 1 if none are told."""
        return 1 if self.brain.pace is None else self.brain.pace(t, s)

    def begin(self, t: Any, s: Any, low: int) -> None:
        """Make `s` the first position under a seed of 64 bits."""
        self.copy(s, self.state.new())
        kernel.set_key(s, low, 0)
        self.setup(t, s)

    def write(self, s: Any, row: Any, at: int) -> None:
        """Write the words of the record without its notes into a row of 64-bit numbers."""
        raw = self.state.pack(s)[: self.state.head_size]
        for n, (word,) in enumerate(struct.iter_unpack("<q", raw)):
            row[at + n] = word

    def wastes(self, t: Any, s: Any, move: int) -> int:
        """Whether a legal move leaves unused what is free and good; none does unless told."""
        return 0 if self.brain.wastes is None else self.brain.wastes(t, s, move)

    def tidy(self, t: Any, s: Any) -> int:
        """Put what makes no difference in order; nothing is unless told."""
        return 0 if self.brain.tidy is None else self.brain.tidy(t, s)

    def suspect(self, t: Any, s: Any, seat: int) -> int:
        """Make a guessed world one that others' play tells of; nothing is unless told."""
        return 0 if self.brain.suspect is None else self.brain.suspect(t, s, seat)

    def prune(self, t: Any, s: Any, out: Any) -> int:
        """The moves worth searching: all legal ones unless the game says better."""
        return (self.brain.prune or self.legal)(t, s, out)

    def playout_moves(self, t: Any, s: Any, out: Any) -> int:
        """The moves a playout draws from: all legal ones unless the game says better."""
        return (self.brain.playout_moves or self.legal)(t, s, out)

    def random_moves(self, t: Any, s: Any, out: Any) -> int:
        """The moves random play draws from: all legal ones unless the game says better."""
        return (self.brain.random_moves or self.legal)(t, s, out)

    def advise(self, t: Any, s: Any, style: int, out: Any) -> int:
        """What a plain player of a style does: the first legal move unless the game says better."""
        if self.brain.advise is not None:
            return self.brain.advise(t, s, style, out)
        self.legal(t, s, out)
        return int(out[0])

    def changed(self, **parts: Any) -> Rules:
        """The same contract with some parts changed, in whichever group they stand."""
        for own in fields(self):
            group = getattr(self, own.name)
            if isinstance(group, Face | Brain | Lab):
                inside = {f.name: parts.pop(f.name) for f in fields(group) if f.name in parts}
                parts[own.name] = replace(parts.get(own.name, group), **inside)
        return replace(self, **parts)


def ask_all(
    moves: Moves, why_not: Callable[[Any, Any, int], int]
) -> Callable[[Any, Any, Any], int]:
    """A `legal` for small games: ask `why_not` of every move."""

    def legal(t: Any, s: Any, out: Any) -> int:
        n = 0
        for move in range(moves.count):
            if why_not(t, s, move) == OK:
                out[n] = move
                n += 1
        return n

    return legal


class Edition:
    """A game as it lies on the table: rules, tables and texts for one choice of options."""

    def __init__(self, rules: Rules, folder: Path, given: Mapping[str, Any]) -> None:
        options = read_options(rules.options, given)
        content = rules.load(folder / "content", options)
        outlook.lay_weights(rules, folder / "content" / outlook.FILE, content.tables)
        self._lay(rules, folder, options, content)

    @classmethod
    def of(
        cls, rules: Rules, folder: Path, options: dict[str, Any], content: Content, own: bool
    ) -> Edition:
        """A game made of parts; `own` unless its tables come from somebody else's file."""
        made = cls.__new__(cls)
        made._lay(rules, folder, options, content)
        made.own = own
        return made

    def _lay(self, rules: Rules, folder: Path, options: dict[str, Any], content: Content) -> None:
        self.rules, self.folder, self.options, self.own = rules, folder, options, True
        self.content = content
        self.t = content.tables
        self.texts = content.texts
        self.labels = content.labels
        self.facts = {**content.facts, **content.choices}
        self._rules_cited = content.rules
        self._check_texts()

    @property
    def seats(self) -> int:
        """How many seats this match has."""
        if self.rules.seats_of is not None:
            return self.rules.seats_of(self.t)
        return self.rules.seats[1]

    @functools.cached_property
    def teams(self) -> list[int]:
        """The team of each seat; where there are none, every seat is one of its own."""
        team_of = self.rules.team_of
        return [seat if team_of is None else team_of(self.t, seat) for seat in range(self.seats)]

    @functools.cached_property
    def t_bytes(self) -> bytes:
        """The tables as bytes, for the native unit."""
        return self.rules.tables.pack(self.t)

    @functools.cached_property
    def digest(self) -> str:
        """What identifies it: the tables without advice, and the labels of moves."""
        return editions.digest(self.rules.tables, self.t, self.labels)

    @functools.cached_property
    def digests_once(self) -> frozenset[str]:
        """What identified the same game in earlier versions of the program."""
        return editions.digests_once(self.rules.tables, self.t, self.labels)

    @functools.cached_property
    def kept(self) -> bytes:
        """All that a match needs to go on when the files have changed, small."""
        return editions.keep(self.rules.tables, self.content)

    def _check_texts(self) -> None:
        needed: dict[str, Iterable[str]] = {
            "refusals": self.rules.refusals.values(),
            "reasons": self.rules.reasons.values(),
            "events": self.rules.events.places,
        }
        for section, names in needed.items():
            missing = sorted(set(names) - set(self.texts.get(section, {})))
            if missing:
                raise ContentError(f"texts.toml: [{section}] {missing[0]!r} has no sentence")

    def refusal(self, code: int) -> Refused:
        """The refusal that a code of `why_not` stands for."""
        name = self.rules.refusals[code]
        return Refused(self._rules_cited[name], self.texts["refusals"][name])

    def reason(self, code: int) -> Words:
        """The sentence that a code of `outcome` stands for."""
        return self.texts["reasons"][self.rules.reasons[code]]

    def number(self, move: Any) -> int:
        """The number of a move given in any form; Refused (LUD-3) if it is none."""
        return self.rules.moves.number(move, self.labels)

    def notation(self, number: int) -> str:
        """The one-line form of a move."""
        return self.rules.moves.notation(number, self.labels)

    def first(self, seed: int) -> Any:
        """The first position under a seed of up to 128 bits."""
        s = self.rules.state.new()
        kernel.set_key(s, seed & kernel.MASK64, seed >> 64)
        self.rules.setup(self.t, s)
        return s

    def legal(self, s: Any) -> list[int]:
        """The numbers of the legal moves, ascending; none when nobody must act."""
        if s.seat == kernel.NOBODY:
            return []
        twin = self._lister() if self.rules.lists_natively else None
        if twin is not None:
            return list(twin.legal(self.rules.state.pack(s)))
        out = [0] * self.rules.width
        return out[: self.rules.legal(self.t, s, out)]

    def _lister(self) -> Any:
        """The native twin, where one is built: Python lists else, and always checks and plays."""
        from ludotheque.core import native  # which is made from what stands here

        return native.built(self)

    def apply(self, s: Any, number: int, witness: Any = None) -> None:
        """Play a legal move in place, with fresh notes; a `Witness` sees what changes."""
        s.event_n = 0
        if witness is None:
            self.rules.apply(self.t, s, number)
        else:
            witness.begin(s)
            try:
                self.rules.apply(self.t, s, number)
            finally:
                witness.end()
        kernel.check_notes(s)
