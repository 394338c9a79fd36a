"""What somebody has played, over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from ludotheque.server.wire.tables import BotInfo, Me
from ludotheque.server.wire.view import Text


class Opponent(Struct):
    """Somebody played against: `person`, `bot` or computer `level`."""

    kind: str
    name: str  # as it was then; the level's, of a level; shown as text only
    key: str  # to ask for matches against them


class PlayedMatch(Struct):
    """A match that is over, as it was to who asks."""

    match: str
    game: str
    at: float  # when it ended
    result: str  # "won", "lost", "drawn", "aborted"
    seat: int
    opponents: list[Opponent]
    reason: str  # name from the game's reasons, or "resign", "time", …
    said: Text  # the reason in words
    points: list[int]  # of each seat, where the game counts such
    steps: int
    used: dict[str, Text]  # by kind, such as "deck": what it was played with
    why_not: str = ""  # why it counts in no record: "position", "alone", "swapped", "helped"


class PlayedPage(Struct):
    """A page of somebody's matches, latest first."""

    matches: list[PlayedMatch]
    total: int  # on all pages
    next: str | None = None  # what to ask for as `page` to go on


class Tally(Struct):
    """How often each result was had."""

    won: int = 0
    lost: int = 0
    drawn: int = 0


class VersusRecord(Struct):
    """A record against somebody."""

    opponent: Opponent
    tally: Tally
    last: float  # when they last met


class UsedRecord(Struct):
    """A record with a deck, on a map and the like."""

    key: str
    name: Text
    tally: Tally
    last: float


class GameRecord(Struct):
    """A record at one game. Matches against several count in `tally` and `used` alone."""

    game: str
    matches: int  # all of them, also those that do not count
    last: float  # when the latest ended
    tally: Tally
    levels: dict[str, Tally]  # by level
    people: list[VersusRecord]  # persons and bots, the latest first
    used: dict[str, list[UsedRecord]] = field(default_factory=dict)  # by kind, such as "deck"


class PlayedRecord(Struct):
    """Somebody's record, the game last played first."""

    games: list[GameRecord]
    since: float  # when they first came


class OwnThing(Struct):
    """A deck, a map or the like that somebody keeps."""

    game: str
    kind: str
    name: str
    value: Any
    updated: float


class OwnMark(Struct):
    """A step or an exercise that somebody has done."""

    game: str
    mark: str
    at: float


class OwnData(Struct):
    """All that is kept of somebody, to be taken away. The moves of a match are in its own file:
    see /matches/{match}/export."""

    me: Me
    since: float
    matches: list[PlayedMatch]  # that are over, latest first
    running: list[str]  # matches that are not
    kept: list[OwnThing]
    learnt: list[OwnMark]
    bots: list[BotInfo]
