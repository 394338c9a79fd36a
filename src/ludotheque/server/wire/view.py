"""What a table looks like to one viewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

# A field of the state: an integer or nested lists of them. Fields of eight bytes are sent as
# decimal strings, since JavaScript keeps only 53 bits of a number.
Value = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Value"})]
# Cells of a state that changed: {field: value}, or {field: {index: value}} and deeper.
Patch = dict[str, Any]
MatchId = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the client, new for each act
Count = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
# A move in any of its three forms: number, notation, or {"verb": ..., argument: label}.
AnyMove = int | Annotated[str, Meta(max_length=400)] | dict[str, str]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
# Seconds after which every reaction window of a seat is let go by, whatever is held; 0: never.
PassAfter = Annotated[float, Meta(ge=0, le=600)]
Options = dict[str, Any]
# What the game works out of this very view, so that a page need not; None: nothing.
Aside = Mapping[str, Any] | None


class Body(Struct, forbid_unknown_fields=True):
    """Base of what is sent to the server."""


class Problem(Struct):
    """Why a request was not answered: a code for programs, words for people."""

    code: str
    fr: str
    en: str
    rule: str | None = None


class Text(Struct, frozen=True):
    """One sentence in both languages."""

    fr: str
    en: str


class Drawn(Struct, frozen=True):
    """A position as its game draws it: a picture (SVG), and the same in lines of text."""

    picture: Text
    words: Text


class Legal(Struct):
    """A move that may be chosen: its three forms and, where the game has them, its words."""

    number: int
    notation: str
    verb: str
    args: dict[str, str]  # argument -> label, in the verb's order
    values: list[int]  # the same arguments as numbers
    fr: str = ""
    en: str = ""


class Event(Struct):
    """Something that happened, as far as this viewer may know it.

    Its line has marks where it names players: `{A}` is the name of seat A, `{A:others|own}` what is
    said of another's seat and what is said to its own player, with `@` for the name.
    """

    kind: str  # name from the game's events
    args: dict[str, int | list[int]]  # by name, as the game declares them
    fr: str = ""  # the log line; empty where nothing is worth saying, or another line says it
    en: str = ""
    seen: int | UnsetType = UNSET  # with all open: the bits of all who saw it (15: spectators)
    head: bool | UnsetType = UNSET  # a turn begins with it


class Step(Struct):
    """One move with what it did, or (with `undo`) moves taken back.

    What the set-up did comes as a step of its own, with made = 0 and seat = -1.

    `patches`, for a page that keeps the state: for each event what it changed, and last what
    changed after them; empty where that is not known.
    """

    version: int  # of the view after it; moves sent together share it
    made: int  # moves on the table after it, as far as the viewer can count them
    number: int  # the same as people count: what only prepares a step counts with it
    seat: int  # who made it
    events: list[Event]
    move: str | None = None  # its notation, for the seat that made it or when all may see
    undo: bool = False
    patches: list[Patch] = []


class Outcome(Struct):
    """How it ended: share of the win per seat, and why."""

    scores: list[float]
    winners: list[int]
    reason: str  # name from the game's reasons, or "resign", "time"
    fr: str
    en: str


class Seat(Struct):
    """A seat: `open`, or held by a `person`, a computer `level`, or a `bot`."""

    number: int
    kind: str  # "open", "person", "level", "bot"
    name: str = ""  # of the person or bot; shown as text only
    level: str | None = None  # with kind "level"
    yours: bool = False  # held by the viewer's identity
    connected: bool = False  # a page of its holder is watching now (always so for a level)
    ready: bool = False  # the match begins when every seat is
    resigned: bool = False
    left: bool = False  # a computer sits in for the person until they come back
    kept: bool = False  # and that person is the viewer, who may join again
    pass_after: float | None = None  # seconds each window waits for it (LUD-7); None: for ever


class Clocks(Struct):
    """Time per seat, as of `at`; only `running` loses time."""

    kind: str  # "none", "move", "total", "days"
    seconds: float  # for each move, or in all
    increment: float
    timeout: str  # "play", "computer", "lose"
    level: str  # of the computer that sits in for who is away
    left: list[float]  # seconds per seat; empty with kind "none"
    running: int | None  # the seat being charged
    at: float  # the server's clock (seconds since 1970) when this was worked out
    passes: float | None = None  # when, by that clock, its seat's rule lets this window go by
    lasts: float | None = None  # seconds from its opening until then


class UndoAsk(Struct):
    """Somebody asks the others to go back."""

    by: int  # seat
    made: int  # back to this many moves
    waiting: list[int]  # seats that have not answered


class Undo(Struct):
    """What the viewer may take back."""

    free: int  # last moves the viewer may take back alone (LUD-5)
    back: int | None  # moves on the table if the viewer's last action is undone; None: has none
    ask: UndoAsk | None = None
    how: str = "none"  # taking that action back is "free", "alone" (nobody to ask), by "consent"


class DrawOffer(Struct):
    """A draw that is offered."""

    by: int  # seat
    waiting: list[int]  # seats that have not answered


class Manners(Struct, frozen=True):
    """What the viewer's seat may do beside playing, and what is offered."""

    abort: bool = False  # the match may be broken off without a result (LUD-8)
    offer: bool = False  # a draw may be offered (LUD-9)
    draw: DrawOffer | None = None
    claim: float | None = None  # seconds the opponent must be away before the game may be claimed


class ChatLine(Struct):
    """A line of talk; shown as text only. What those who watch say among themselves is sent to
    players only after the end."""

    line: int  # from 1
    at: float
    name: str
    seat: int | None
    text: str
    who: str = ""  # the public id of who said it, to mute them by
    gallery: bool = False  # said among those who watch, while the match went on


class Happening(Struct):
    """Something that happened at the table beside the moves.

    `kind` is one of: "begun"; "from_position" (the match begins at a position of `Table.origin`);
    "sat", "bot_sat", "computer_sat" (somebody takes a seat), "opened" (a seat is free again);
    "left" and "replaced" (a computer of `level` sits in for `name`, who got up, or in whose place
    the owner put it), "came_back"; "resigned"; "timeout_played" (a move was played for the seat, or
    all of its turn), "timeout_computer" (a computer of `level` sits in), "timeout_lost";
    "undo_asked", "undo_refused" (by `seat`), "undone" (all agreed); "rematch" (by `seat`);
    "aborted", "draw_offered", "draw_accepted", "draw_declined", "claimed" (by `seat`);
    "ruled" (`seat` chose its rule for reaction windows: let go by after `seconds`, 0: never);
    "withdrawn" (the owner took the table away before the match began); "stopped" (`seat` ended a
    match that nobody could play on).
    """

    number: int  # from 1
    at: float
    kind: str
    seat: int | None
    name: str  # of the person or bot it tells of; shown as text only
    level: str | None  # of the computer that now sits, or sat, there
    step: int  # steps until then, as the viewer's log counts them
    seconds: float | UnsetType = UNSET  # with "ruled" only


class Origin(Struct):
    """The position of another match that this one began from."""

    match: str
    step: int  # as who is shown all of it counts the steps


class Table(Struct):
    """Everything about a table but the position: who sits, clocks, undo, what the owner chose."""

    match: str
    phase: str  # "waiting", "on", "over"
    seats: list[Seat]
    clocks: Clocks
    undo: Undo
    watchers: int  # pages watching without a seat
    owner: bool  # whether the viewer may change seats
    hints: bool  # whether hints may be asked
    open_eyes: bool  # whether all eyes are allowed after the end
    public: bool
    rematch: str | None = None  # the match that follows this one
    readonly: Text | None = None  # why it can only be looked at
    manners: Manners = Manners()
    happenings: list[Happening] = []  # oldest first; of very many the last
    origin: Origin | None = None


class View(Struct):
    """All that one viewer may know of a match now."""

    match: str
    game: str
    version: int
    made: int  # moves on the table, as far as the viewer can count them
    seat: int | None  # whose eyes; None: a spectator's
    holds: list[int]  # every seat of this identity
    acting: int | None  # who must act; None: nobody
    state: dict[str, Value]  # by field name; what is hidden holds the field's hidden value
    since: int | None  # `state` is empty: it is that of this version with the steps' patches
    legal: list[Legal]  # when `seat` must act
    steps: list[Step]  # since what the page had seen, grouped by move
    outcome: Outcome | None
    options: dict[str, Any]
    table: Table
    prompt: Text | None = None  # what the acting seat must decide, for the seat that must
    window: bool = False  # a reaction window: answers are shown after a delay for all alike
    aside: Aside = None
    mid_action: bool = False  # `seat` has begun an action and must complete it, or take it back
