"""What the log of a match is made of: one struct a kind of entry, and the table they add up to."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from ludotheque.core.words import LudothequeError, Words
from ludotheque.server import lenient
from ludotheque.server.beside import Happened, Offer
from ludotheque.server.store.appends import Row
from ludotheque.server.store.reader import Entry
from ludotheque.server.wire.tables import ClockChoice
from ludotheque.server.wire.view import ChatLine

NOBODY = -1
CHAT_KEPT = 200  # lines of players, and of those who watch, a page may still ask for
HAPPENINGS_KEPT = 60  # of what happened beside the moves: all of it goes with every view


class Sitter(Struct, omit_defaults=True, frozen=True):
    """Who sits: `open`, `person`, `level` or `bot`."""

    kind: str = "open"
    who: str = ""  # identity
    name: str = ""
    level: str = ""
    ready: bool = False
    resigned: bool = False
    away: str = ""  # the person or bot a computer sits in for
    away_name: str = ""
    pass_after: float = 0  # seconds after which each window is let go by; 0: it is asked (LUD-7)
    away_kind: str = "person"
    owner: str = ""  # whose bot it is, sitting or away

    @property
    def person(self) -> str:
        """The person behind a seat, here or away: a bot acts for its owner."""
        return self.owner or self.who or self.away


class Created(Struct, frozen=True):
    """Entry 1: all that is fixed for good. The seed never leaves the server while play goes on."""

    game: str
    rules: str
    content: str
    options: dict[str, Any]
    seed: str
    seats: list[Sitter]
    clock: ClockChoice
    owner: str
    invite: str
    public: bool = False
    hints: bool = True
    open_eyes: bool = True
    spectators: bool = True
    start: str = ""  # the first position in hexadecimal, if it is not the usual one
    origin: str = ""  # the match it follows or was taken from
    origin_step: int = 0  # with `start`: where in it, as who is shown all counts the steps
    known: bool = False  # with `start`: what is hidden in it has been seen by whoever looked
    account: str = ""  # the person on whose account it is: the owner, or whose bot the owner is
    fields: str = ""  # with `start`: the field list of its bytes (see `core.layouts`)


class Seated(Struct, frozen=True, omit_defaults=True):
    """Somebody sits down or gets up."""

    seat: int
    sitter: Sitter
    how: str = ""  # a computer sits in: "replaced" by the owner, for want of "time", else left


class Begun(Struct, frozen=True):
    """Every seat is ready."""


class Moved(Struct, frozen=True, omit_defaults=True):
    """One move or a few, by one seat."""

    seat: int
    moves: list[int]
    late: bool = False  # played by the server, since the seat's time was up


class Undone(Struct, frozen=True):
    """Back to `made` moves."""

    by: int
    made: int


class Keyed(Struct, frozen=True):
    """Chance is keyed anew: what comes is not what somebody saw come."""

    key: str


class Hinted(Struct, frozen=True):
    """A seat is given its first hint."""

    seat: int


class Asked(Struct, frozen=True):
    """A seat asks the others to go back to `made` moves."""

    by: int
    made: int


class Answered(Struct, frozen=True):
    """Seats agree, or not."""

    seats: list[int]
    yes: bool


BROKEN_OFF = ("resign", "time")
WITHDRAWN = "withdrawn"  # why a match is over that never began
UNFINISHED = "unfinished"  # or nobody could play on


class Resigned(Struct, frozen=True):
    """A seat gives up, or ran out of time."""

    seat: int
    why: str  # one of BROKEN_OFF


class Mannered(Struct, frozen=True, omit_defaults=True):
    """A seat breaks the match off early, offers a draw, answers that, or claims an absent's game:
    see `server.manners`."""

    seat: int
    what: str  # "abort", "offer", "accept", "decline", "claim", "stop" or, of nobody's, "withdraw"


class Ruled(Struct, frozen=True, omit_defaults=True):
    """A seat chooses its rule for reaction windows, from the next one on (LUD-7)."""

    seat: int
    seconds: float = 0  # after which each is let go by; 0: it is asked


class Ended(Struct, frozen=True):
    """The result; always stands right behind what brought it about."""

    reason: str
    scores: list[float]
    winners: list[int]


class Talked(Struct, frozen=True, omit_defaults=True):
    """A line of chat."""

    who: str
    name: str
    seat: int | None
    text: str
    gallery: bool = False  # said among those who watch, while the match went on


class Followed(Struct, frozen=True, omit_defaults=True):
    """The next match between the same, wished for by a seat."""

    match: str
    by: int = NOBODY


class Adopted(Struct, frozen=True, omit_defaults=True):
    """A guest proved to be an account: from here on whatever was the guest's is the account's."""

    guest: str
    account: str
    name: str = ""  # of the account: its seats are called so; "" where it was not written


class Forgotten(Struct, frozen=True):
    """Somebody had all that was kept of them deleted: no entry before this one names them."""

    who: str  # what they are called by in the log from now on; nobody can tell who it was


KINDS: dict[str, Any] = {  # as the log calls them, for good
    "created": Created,
    "seated": Seated,
    "begun": Begun,
    "moved": Moved,
    "undone": Undone,
    "keyed": Keyed,
    "hinted": Hinted,
    "asked": Asked,
    "answered": Answered,
    "resigned": Resigned,
    "mannered": Mannered,
    "ruled": Ruled,
    "ended": Ended,
    "talked": Talked,
    "followed": Followed,
    "adopted": Adopted,
    "forgotten": Forgotten,
}
KIND_OF: dict[type, str] = {cls: name for name, cls in KINDS.items()}
_DECODE = {name: msgspec.json.Decoder(cls).decode for name, cls in KINDS.items()}
_encode = msgspec.json.Encoder().encode
NEWER = Words(
    "Cette partie contient une entrée «\u00a0{kind}\u00a0», écrite par une version plus récente du"
    " programme.",
    "This match holds an entry of the kind {kind}, written by a newer version of this program.",
)
DAMAGED = Words(
    "L’entrée {seq} de cette partie est illisible ({why}).",
    "Entry {seq} of this match can't be read ({why}).",
)


class Unreadable(LudothequeError):
    """An entry that this version of the program can't read; the words say why."""


def read_entry(entry: Entry) -> Any:
    """The struct that an entry holds; Unreadable if it can't be read. What other versions wrote
    into it besides is ignored, what they did not know of has its default."""
    if entry.kind not in KINDS:
        raise Unreadable(NEWER.filled(kind=entry.kind))
    try:
        return _DECODE[entry.kind](entry.payload)
    except msgspec.MsgspecError:
        return _read_leniently(entry)


def _read_leniently(entry: Entry) -> Any:
    """The same without what the structs of today forbid."""
    try:
        return lenient.read(entry.payload, KINDS[entry.kind])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreadable(DAMAGED.filled(seq=entry.seq, why=error)) from None


def salvaged(entry: Entry) -> Created:
    """What can be read of a first entry that as a whole can't be."""
    text = dict.fromkeys(("game", "rules", "content", "owner", "invite"), "")
    blank = {**text, "options": {}, "seed": "0", "seats": [], "clock": ClockChoice()}
    return Created(**{**blank, **lenient.fields(entry.payload, Created)})


def write_row(what: Any, at: float, key: str | None = None) -> Row:
    """A struct as a row for the log."""
    return Row(KIND_OF[type(what)], key, at, _encode(what))


class Eye(Struct):
    """What one seat (the last eye: the spectators) could count: changes, moves and steps seen."""

    version: int = 0
    made: int = 0
    steps: int = 0


class Table(Struct):
    """What the entries add up to, but for the position itself; kept in snapshots."""

    match: str
    created: Created
    created_at: float
    seats: list[Sitter]
    seq: int = 0
    version: int = 0  # seq of the last entry that changed the position
    at: float = 0.0  # time of the last entry
    phase: str = "waiting"
    made: int = 0
    steps: int = 0  # as people count the moves
    acting: int = NOBODY
    since: float = 0.0  # since when the acting seat is charged
    left: list[float] = field(default_factory=list)  # seconds per seat
    ask: Asked | None = None
    agreed: list[int] = field(default_factory=list)
    result: Ended | None = None
    rematch: str | None = None
    chat: list[ChatLine] = field(default_factory=list)
    lines: int = 0  # of chat, in all
    happened: list[Happened] = field(default_factory=list)  # the last ones
    happenings: int = 0  # in all
    late: int = NOBODY  # the seat of whose time running out in this turn all have been told
    eyes: list[Eye] = field(default_factory=list)  # one a seat, then the spectators
    shown_at: float = 0.0  # when something last changed for all to see
    held: dict[str, list[int]] = field(default_factory=dict)  # seats each person has held in play
    levels: list[str] = field(default_factory=list)  # of the computers that sat when it began
    gave_up: dict[int, Sitter] = field(default_factory=dict)  # who held each seat that resigned
    helped: list[int] = field(default_factory=list)  # seats that had help: see `fairness`
    draw: Offer | None = None  # on the table; a move takes it away
    offered: dict[int, int] = field(default_factory=dict)  # moves each saw when it last offered one
    swapped: bool = False  # a seat passed to another player or computer in play
    forgotten: int = 0  # people who had themselves deleted
    asked_under: float | None = None  # the rule the acting seat was asked under, if changed since

    def copy(self) -> Table:
        """An independent copy; what is frozen is shared."""
        twin = msgspec.structs.replace(self)
        twin.seats, twin.left = self.seats[:], self.left[:]
        twin.agreed, twin.chat, twin.happened = self.agreed[:], self.chat[:], self.happened[:]
        twin.eyes = [Eye(eye.version, eye.made, eye.steps) for eye in self.eyes]
        twin.held = {who: seats[:] for who, seats in self.held.items()}
        twin.gave_up, twin.helped = self.gave_up.copy(), self.helped[:]
        twin.offered = self.offered.copy()
        twin.draw = self.draw and Offer(self.draw.by, self.draw.agreed[:])
        return twin

    def adopt(self, what: Adopted) -> None:
        """Put the account wherever the guest stands."""
        self.created = _renamed(self.created, what)
        self.seats = [_sitter(sitter, what) for sitter in self.seats]
        self.gave_up = {seat: _sitter(sitter, what) for seat, sitter in self.gave_up.items()}
        known = self.held.pop(what.guest, [])
        if known:
            mine = self.held.setdefault(what.account, [])
            mine += [seat for seat in known if seat not in mine]

    @property
    def account(self) -> str:
        """The person on whose account the table is."""
        return self.created.account or self.created.owner

    def plays(self, who: str | None) -> bool:
        """Whether somebody has a hand in the match: sits, is away, or has a bot there."""
        return bool(who) and any(who in (s.who, s.away, s.owner) for s in self.seats)

    def seats_of(self, who: str | None) -> list[int]:
        """The seats an identity holds now."""
        return [i for i, s in enumerate(self.seats) if who and s.who == who]

    def others(self, person: str) -> list[int]:
        """Seats of persons other than this one, here or away, and of their bots."""
        known = ("", person)
        return [i for i, s in enumerate(self.seats) if s.person not in known and not s.resigned]

    def person_of(self, who: str | None) -> str:
        """The person behind an identity that sits here; nobody if it does not."""
        mine = self.seats_of(who)
        return self.seats[mine[0]].person if mine else ""


def _renamed(what: Any, how: Adopted) -> Any:
    found = {
        name: value for name, value in msgspec.structs.asdict(what).items() if value == how.guest
    }
    return msgspec.structs.replace(what, **dict.fromkeys(found, how.account))


def _sitter(sitter: Sitter, how: Adopted) -> Sitter:
    """A seat held by the guest, or that waits for them, is the account's and bears its name."""
    found: Sitter = _renamed(sitter, how)
    if how.name and sitter.who == how.guest:
        return msgspec.structs.replace(found, name=how.name)
    if how.name and sitter.away == how.guest:
        return msgspec.structs.replace(found, away_name=how.name)
    return found


encode_table = msgspec.msgpack.Encoder().encode
decode_table = msgspec.msgpack.Decoder(Table).decode
