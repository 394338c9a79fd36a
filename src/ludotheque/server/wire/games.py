"""Games, rulebooks and examples over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from ludotheque.server.wire.view import Aside, Body, Drawn, Event, Options, Text, Value


class OptionInfo(Struct):
    """An option of a game; `values` for names, `low` and `high` for numbers and subsets.

    Of kind "per_seat" it is a list with a value for each of `seats` seats; `each` is the kind of
    these values.
    """

    name: str
    kind: str  # "names", "range", "subset", "per_seat"
    default: Any
    fr: str
    en: str
    values: list[str] = []
    low: int = 0
    high: int = 0
    seats: int = 0
    each: str = ""  # "names" or "range", with kind "per_seat"
    distinct: bool = False  # no two seats may have the same


class FieldInfo(Struct):
    """A field of the state that somebody may see."""

    name: str
    shape: list[int]
    sight: str  # "public", "owner", "masked", "mask"
    legend: str
    hidden: int
    wide: bool  # eight bytes: sent as strings


class VerbInfo(Struct):
    """A kind of move: the labels of each argument, in order."""

    name: str
    args: dict[str, list[str]]


class BoxInfo(Struct):
    """What a game's box says on the shelf."""

    sentence: Text
    brief: Text  # the same for a narrow screen
    minutes: int  # that a match usually takes
    difficulty: str  # "facile", "moyen", "ardu"


class Learning(Struct):
    """How much a game brings for those who learn it."""

    steps: int
    puzzles: int


class BeginsInfo(Struct):
    """The option that says which seat begins: its value by lot, and its value for each seat."""

    option: str
    lot: str
    seats: list[str]


class ProposalInfo(Struct):
    """What people who start a match are proposed: options of a balanced match, and pairings: one
    is drawn by lot, for either order of the two seats (option -> its values)."""

    balanced: Text | None  # what is balanced, in a sentence; null: nothing differs
    options: dict[str, str]
    pairings: list[dict[str, list[str]]]
    begins: BeginsInfo | None


class GameCard(Struct):
    """A game on the home page."""

    id: str
    title: Text
    box: BoxInfo
    seats: list[int]  # fewest and most
    levels: list[str]
    hidden: bool  # whether a seat may know what another may not: draw the curtain
    proposal: ProposalInfo
    learn: Learning | None = None


class GameInfo(Struct):
    """A game as printed under some options: all that a page needs to draw it."""

    id: str
    title: Text
    version: str
    digest: str
    seats: int  # under these options
    fewest: int
    most: int
    hidden: bool
    levels: list[str]
    characters: dict[str, Text]  # how each level plays it, in a line
    promises: dict[str, Text]  # what a move of each may cost it at most, in a line
    options: list[OptionInfo]
    chosen: Options
    verbs: list[VerbInfo]
    fields: list[FieldInfo]
    events: list[str]
    texts: dict[str, dict[str, Text]]  # section -> name -> sentence
    labels: dict[str, list[str]]
    books: list[str]  # names for /rules/{name}
    scenarios: list[str]  # files for /scenarios/{game}/{file}
    keeps: list[str] = []  # kinds of things people may keep for it, as "deck"
    facts: dict[str, Any] = field(default_factory=dict)  # the game's own data for its page
    learn: bool = False  # whether it brings a guide
    windows: bool = False  # whether a seat may be asked for a reaction in another's turn


class PrintGame(Body):
    """Which options to print a game under; with a digest, as a match of it was begun."""

    options: Options = field(default_factory=dict)
    edition: str = ""


class KeptEdition(Struct):
    """What a match keeps of its game: see core.editions."""

    digest: str
    kept: str  # in base 64


class Book(Struct):
    """A rulebook."""

    name: str
    lang: str


class ScenarioFile(Struct):
    """A file of examples."""

    game: str
    file: str


class Example(Struct):
    """An example that readers can step through, and the rules it shows."""

    id: str
    file: str
    title: Text
    rules: list[str]


class ScenarioFrame(Struct):
    """One line of an example and the board after it, as the acting seat sees it."""

    word: str  # "start", "do", "illegal", "expect"
    text: str
    acting: int | None
    state: dict[str, Value]
    events: list[Event]
    refusal: Text | None = None
    rule: str | None = None
    aside: Aside = None
    drawn: Drawn | None = None  # if it was asked for


class ScenarioRun(Struct):
    """An example, played."""

    id: str
    title: Text
    rules: list[str]
    frames: list[ScenarioFrame]
    wrong: str = ""
