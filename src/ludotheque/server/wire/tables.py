"""Identity, tables, help and replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ludotheque.server.wire.view import (
    AnyMove,
    Aside,
    Body,
    Count,
    Drawn,
    Event,
    Happening,
    Legal,
    Name,
    Options,
    Origin,
    Outcome,
    PassAfter,
    Patch,
    Problem,
    SeatNumber,
    Table,
    Text,
    Value,
)

# -- identity

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewGuest(Body):
    """Come in."""

    name: Name | None = None


class Rename(Body):
    """Take another name."""

    name: Name


class Forget(Body):
    """Have all that is kept of you deleted."""

    name: Name  # yours, to be sure


class Credentials(Body):
    """A login and its password."""

    login: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.@+-]+$")]
    password: Password


class NewPassword(Body):
    """Another password, by who knows the old one."""

    old: Password
    new: Password


class Me(Struct):
    """Who you are."""

    id: str  # public
    name: str
    kind: str  # "guest", "account", "bot"
    login: str | None = None


class GuestLeft(Struct):
    """Who this browser was before it logged in, and what they had; no name: nobody."""

    name: str | None = None
    running: int = 0  # matches that are not over
    matches: int = 0  # in all
    kept: int = 0  # decks, maps and the like
    bots: int = 0


class GuestTaken(Struct):
    """What an account took over from a guest."""

    matches: int
    kept: int
    apart: list[str]  # matches that stay the guest's: the account plays in them too
    kept_left: int  # things that stay the guest's: the shelf is full


class NewBot(Body):
    """A bot of yours; `scope` is what its token may do."""

    name: Name
    scope: tuple[str, ...] = ("play",)  # "play": sit and move; "create": open tables


class BotInfo(Struct):
    """One of your bots."""

    id: str
    name: str
    scope: list[str]


class BotToken(Struct):
    """A bot's bearer token, shown this once."""

    id: str
    name: str
    scope: list[str]
    token: str


# -- tables


class SeatChoice(Body):
    """Who is to sit: "me", "open", "level" (with its name), or "bot" (one of yours, by id)."""

    kind: str = "open"
    level: str | None = None
    bot: str | None = None
    name: Name | None = None  # with "me": another name, for two at one screen
    pass_after: PassAfter | None = None  # its public rule for reaction windows; None: as before


class ClockChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """Time: "none", "move" (seconds each), "total" (with increment), "days" (days each)."""

    kind: str = "none"
    seconds: Annotated[float, Meta(ge=0, le=31 * 86400)] = 0  # with "days" too: 86400 is a day
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0
    timeout: str = "play"  # "play" a legal default, "computer" takes the seat, or "lose"
    level: str = "adepte"  # of the computer that takes a seat


class NewMatch(Body):
    """Open a table."""

    game: Annotated[str, Meta(max_length=60)]
    options: Options = field(default_factory=dict)
    seats: Annotated[list[SeatChoice], Meta(max_length=15)] = field(
        default_factory=list
    )  # the rest stay open
    clock: ClockChoice = ClockChoice()
    public: bool = False
    hints: bool = True
    open_eyes: bool = True
    spectators: bool = True


class Join(Body):
    """Sit down: at a seat or the first free one. A private table wants its invite."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None
    name: Name | None = None
    pass_after: PassAfter | None = None  # None: as the seat was offered


class LeaveSeat(Body):
    """Get up."""

    seat: SeatNumber | None = None


class Manner(Body):
    """ "abort" before the second move, "offer" a draw, "accept" or "decline" it, "claim" the game
    of who has gone, "withdraw" a table of one's own before it has begun."""

    what: Annotated[str, Meta(max_length=20)]
    seat: SeatNumber | None = None


class SetRule(Body):
    """What silence of a seat of yours means, from the next reaction window on (LUD-7)."""

    pass_after: PassAfter  # seconds after which each is let go by; 0: it is asked
    seat: SeatNumber | None = None


class SetSeat(Body):
    """The owner puts a computer or a bot in a seat, or opens it, before or during play."""

    seat: SeatNumber
    choice: SeatChoice


class TableInfo(Struct):
    """A table, for who asks."""

    match: str
    game: str
    version: str
    options: Options
    edition: str  # what stands for the game as it was begun with
    created: float
    table: Table
    yours: list[int]
    invite: str | None = None  # for those who sit: the key that opens a seat to a friend


class MatchSummary(Struct):
    """A table in a list."""

    match: str
    game: str
    phase: str
    created: float
    updated: float
    steps: int  # as the asker counts them in the log or the replay
    names: list[str]  # per seat; "" where it is open
    kinds: list[str]
    clock: ClockChoice
    options: Options  # those that are not the usual; None for a value too long for a list
    yours: list[int]
    turn: bool  # one of your seats must act
    public: bool
    own: bool  # it is your table: you may withdraw it until it begins
    invited: bool  # a seat is kept for you until you accept it or decline
    due: float | None = None  # on your turn, under a clock: when your time is up


# -- help and replays


class AskHints(Body):
    """Ask for the best moves of a seat of yours that must act."""

    seat: SeatNumber | None = None


class Hint(Struct):
    """A move and the chance of winning with it, 0 to 1."""

    number: int
    notation: str
    chance: float


class Advice(Struct):
    """The best moves, best first, the turn that begins with the best, and what speaks for it."""

    hints: list[Hint]
    line: list[Legal]
    why: Text | None  # against the next best; None where nothing that people count differs


class Regarded(Struct):
    """What a game tells of a place on its table."""

    told: Any  # in the game's own shape


class Try(Body):
    """Lines of moves to try out; an empty line is the position itself."""

    lines: Annotated[
        list[Annotated[list[AnyMove], Meta(max_length=64)]], Meta(min_length=1, max_length=32)
    ]
    version: Count = 0
    seat: SeatNumber | None = None


class Tried(Struct):
    """Where a line would lead, as far as the seat can tell, or why it can't be played."""

    state: dict[str, Value]
    acting: int | None
    legal: list[Legal]
    events: list[Event]  # of all its moves
    aids: dict[str, Any] = field(default_factory=dict)  # the game's own help for beginners
    refusal: Problem | None = None
    aside: Aside = None


class ReplayMark(Struct):
    """One step of a match, for the scrubber, with the moves that led to it.

    What the set-up did comes first, with number = 0 and seat = -1.
    """

    number: int  # as in the log of the table seen through these eyes
    seat: int
    at: float
    turn: int  # grows with each turn, as the game counts them
    move: str | None  # if these eyes may know it
    events: list[Event]
    made: int | None = None  # moves truly on the table after it, where the whole past is open


class ReplayIndex(Struct):
    """A match from one viewer's eyes; a long one comes in pages, asked for with `after`."""

    match: str
    game: str
    version: str
    options: Options
    over: bool
    eyes: list[int | None]  # whose eyes may be chosen; None: a spectator's
    eye: int | None
    marks: list[ReplayMark]  # of this page
    total: int  # steps in all pages: the last one's number
    outcome: Outcome | None
    open: bool = False  # whether all may be looked at at once, with "all" for an eye
    all: bool = False  # this is all at once; `eye` is None then
    happenings: list[Happening] = []  # `step` counted as the marks are
    origin: Origin | None = None


class ReplayFrame(Struct):
    """The position after so many steps, from one viewer's eyes or with all of it open."""

    match: str
    number: int
    eye: int | None  # None: a spectator's, or all
    acting: int | None
    state: dict[str, Value]
    legal: list[Legal]
    outcome: Outcome | None
    aside: Aside = None
    all: bool = False  # all is open in `state`
    against: int | None = None  # then: the seat whose knowledge it is held against
    known: dict[str, Value] | None = None  # and the state as that seat knew it
    known_aside: Aside = None
    made: int | None = None  # moves truly on the table, where the whole past is open
    drawn: Drawn | None = None  # if it was asked for
    patches: list[Patch] = []  # from the position one step before, event by event (see Step)


class PastStep(Struct):
    """One move of the others, as a seat saw it."""

    made: int  # moves on the table after it, as far as the seat can count them
    seat: int  # who made it
    events: list[Event]
    patches: list[Patch]  # for each event what it changed, and last what changed after them
    aside: Aside = None


class SinceTurn(Struct):
    """What a seat saw since its own last turn ended, step by step, to be shown again."""

    match: str
    seat: int
    version: int  # of the seat's view now
    state: dict[str, Value]  # before the first step
    aside: Aside = None
    steps: list[PastStep] = field(default_factory=list)
    left_out: int = 0  # steps before these that were too many


class PlayFrom(Body):
    """A new match from a position of a finished one (or of one all may see)."""

    made: Count
    seats: Annotated[list[SeatChoice], Meta(max_length=15)]
    clock: ClockChoice = ClockChoice()


class CurvePoint(Struct):
    """Chance of winning per seat when so many moves were made."""

    made: int
    chances: list[float]  # [seat]


class Curve(Struct):
    """Chances of winning as each turn begins and at the end, as far as they are worked out."""

    match: str
    done: int
    total: int
    points: list[CurvePoint]


class Turning(Struct):
    """A decision that cost its maker most: what was played, and what the engine would have played
    to the end of the turn, going by what the maker could know then."""

    made: int  # moves made before it
    seat: int
    played: list[Legal]  # from there to the end of the turn, as far as one line goes
    better: list[Legal]
    chance: float  # of winning with what was played
    best: float  # and with the better one


class Analysis(Struct):
    """The turning points of a match, the first in time first, as far as they are worked out."""

    match: str
    done: int
    total: int  # grows while the turns worth a look are found
    whole: bool
    turning: list[Turning]
