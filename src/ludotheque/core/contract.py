"""The groups of a game's contract: what computer players, people and the lab need of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypedDict

from ludotheque.core.desk import Desk
from ludotheque.core.events import Events
from ludotheque.core.moves import Moves
from ludotheque.core.naming import BY_LETTER, Names
from ludotheque.core.options import Option
from ludotheque.core.outlook import Features
from ludotheque.core.record import Field, Layout
from ludotheque.core.words import Refused

if TYPE_CHECKING:
    from ludotheque.core.game import Content, Edition

Listing = Callable[[Any, Any, Any], int]  # (t, s, out): moves laid into `out`; how many


class Show(Protocol):
    """How a game looks in a terminal, a notebook and a log: a module with these functions.

    Those that speak of players take `names` (see `core.naming`); without, seats are letters.
    """

    def board(self, view: Any, lang: str) -> str:
        """The view as lines of text with Rich markup."""

    def svg(self, view: Any, lang: str) -> str:
        """The view as a picture."""

    def prompt(self, view: Any, lang: str, *, names: Names = BY_LETTER) -> str:
        """What the acting seat must decide now."""

    def move(self, view: Any, number: int, lang: str, *, names: Names = BY_LETTER) -> str:
        """What a move does, in a few words."""

    def event(self, edition: Any, event: Any, lang: str, *, names: Names = BY_LETTER) -> str:
        """The log line of an event; empty where nothing is worth saying."""


@dataclass(frozen=True)
class Keepsake:
    """Something people make for a game and keep between matches, such as a deck: a JSON value."""

    check: Callable[[Edition, Any], list[Refused]]  # what is wrong with one, whatever it is
    describe: Callable[[Edition, Any, str], list[str]] | None = None  # a sound one, in lines
    read: Callable[[Edition, str], Any] | None = None  # the value of a text, or UsageError
    key: Callable[[Edition, Any], str] | None = None  # see Used; LudothequeError for no such thing


class Used(NamedTuple):
    """A deck, a map or the like that a match was played with: what stands for it, and its name."""

    key: str  # the same for the same, as `Keepsake.key` gives it for one that somebody keeps
    fr: str
    en: str


class Played(NamedTuple):
    """What a game remembers of a match that ended, for one seat."""

    points: tuple[int, ...] = ()  # of each seat, where people count such
    used: Mapping[str, Used] = {}  # by kind of keepsake, as "deck"


class Computed(NamedTuple):
    """Fields that no state holds: worked out of what all may see of it, and told to pages with it,
    also with each event of a move."""

    fields: tuple[Field, ...]  # public ones
    values: Callable[[Any, Any], tuple[Any, ...]]  # (t, s): one for each; changes nothing


@dataclass(frozen=True)
class Face:
    """How people meet a game."""

    show: Any  # a Show
    script: Any = None  # scenario words: see core.scenario
    computed: Computed | None = None  # fields of a told state beside those that rules keep
    aside: Callable[[Any], Mapping[str, Any]] | None = None  # (view): what a page need not work out
    regard: Callable[[Any, int], Mapping[str, Any]] | None = (
        None  # (view, place): told if asked for
    )
    facts: Any = None  # the shape (a TypedDict) of Content.facts, for the page's types
    keepsakes: Mapping[str, Keepsake] = field(default_factory=dict)  # by kind, as "deck"
    played: Callable[[Edition, Any, int], Played] | None = None  # (edition, s, seat), at the end
    began: Callable[[Any], int] | None = None  # (s): the seat that began, where one is better off
    unveil: Callable[[Any], Any] | None = None  # (s): opens what all may see, however a match ended


@dataclass(frozen=True)
class Brain:
    """What computer players know of a game; without it they look at all legal moves alike."""

    estimate: Callable[[Any, Any, Any], Any] | None = None  # (t, s, out): value 0..WIN per seat
    features: Features | None = None  # what the estimate weighs, where its weights are fitted
    prune: Listing | None = None  # the legal moves worth searching
    playout_moves: Listing | None = None  # the legal moves a playout draws from
    random_moves: Listing | None = None  # the legal moves random play draws from
    advise: Callable[[Any, Any, int, Any], int] | None = None  # (t, s, style, out): a plain move
    styles: Callable[[Any], int] | None = None  # (t): how many styles `advise` knows
    # (t, s): decisions that the turn of whoever must act may take in all; sees a view
    pace: Callable[[Any, Any], int] | None = None
    chapter: Callable[[Any, Any], int] | None = None  # (t, s): changes where a playout may end
    # (t, s, move): 1 for a move that leaves unused what is free and good, such as ending a turn
    # too early; computer players make none while another is left
    wastes: Callable[[Any, Any, int], int] | None = None
    # (t, s): puts what makes no difference in order, such as equal dice, where a search may meet
    # the same position in many dresses; moves open by then must mean the same
    tidy: Callable[[Any, Any], Any] | None = None
    # (t, s, seat): in a world guessed for a seat, puts what others hardly hold, as their play
    # tells, in the place of what they may; all that the seat sees stays as it is
    suspect: Callable[[Any, Any, int], Any] | None = None
    # (t, s, seat): what people count in a position, the weightiest first, more being better;
    # texts["figures"] says of each `<name>_gained` and `<name>_kept`, with a place {n}
    figures: Callable[[Any, Any, int], Mapping[str, int]] | None = None


@dataclass(frozen=True)
class Practice:
    """How the lab lets the top level play itself to learn from it: thinking, and how fast."""

    scale: float = 0.02  # of the full thinking
    games: int = 60  # that a minute stands for, about what two cores play in it


@dataclass(frozen=True)
class Lab:
    """What laws count and the lab measures."""

    audit: Callable[[Any, Any], list[str]] | None = None  # counters that differ from a recount
    census: Callable[[Any, Any], Any] | None = None  # what is never created nor lost
    matrix: tuple[str, ...] = ()  # options whose values the lab plays against each other
    # by such an option the values that are played, each with the options a seat has along with it
    along: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    bench: Mapping[str, Any] = field(default_factory=dict)  # options the benchmark measures with
    ladder: tuple[Mapping[str, Any], ...] = ()  # options the ladder takes in turn; () the defaults
    scale: float = 0.1  # times the full thinking of a ladder, so that it ends within minutes
    practice: Practice = field(default_factory=Practice)


class Declared(TypedDict):
    """What the files of a game's folder declare, each under its usual name."""

    state: Layout
    tables: Layout
    desk: Desk
    moves: Moves
    options: tuple[Option, ...]
    load: Callable[[Path, Mapping[str, Any]], Content]
    refusals: Mapping[int, str]
    reasons: Mapping[int, str]
    events: Events


def declared(name: str) -> Declared:
    """All of it, for the `game` module of that name: `Rules(**declared(__name__), …)`."""
    folder = name.rpartition(".")[0]
    named = ("state", "tables", "desk", "moves", "events", "edition.options", "edition.loading")
    state, tables, desk, moves, events, options, loading = (
        import_module(f"{folder}.{file}") for file in named
    )
    return {
        "state": state.STATE,
        "tables": tables.TABLES,
        "desk": desk.DESK,
        "moves": moves.MOVES,
        "options": options.OPTIONS,
        "load": loading.load,
        "refusals": events.REFUSALS,
        "reasons": events.REASONS,
        "events": events.EVENTS,
    }
