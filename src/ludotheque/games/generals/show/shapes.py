"""The shapes of what stands beside a view, for the page's types."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludotheque.core.asides import Why
from ludotheque.games.generals.edition.facts import SiteFact


class Target(TypedDict):
    """Something that can be attacked, and what that costs."""

    cell: int
    site: bool  # the building, not the unit on it
    loss: int  # HP the target loses
    kills: bool
    back: int  # HP lost to the reply, where there is one
    dies: bool  # the attacker would
    occupant: bool  # a unit seen on the building would be lost


class Aim(Target):
    """A target with the cells it can be attacked from, and those of them where it replies."""

    stands: list[int]
    replied: list[int]


class Offer(TypedDict):
    """A type that a building offers, and why not."""

    type: int
    price: int
    can: bool
    why: Why | None


class Member(TypedDict):
    """A player; what is not known of them is None."""

    seat: int
    team: int
    general: int
    alive: bool
    money: int | None
    gauge: int | None
    full: bool
    power: bool
    cost: int


class Memo(TypedDict):
    """Where an enemy was seen last, and on which day."""

    cell: int
    unit: int
    hp: int
    day: int


class Chart(TypedDict):
    """The map of a scenario."""

    width: int
    height: int
    rows: list[str]
    sites: list[SiteFact]


class Choices(TypedDict, total=False):
    """What helps to decide: in the main phase, of a building, of the chosen unit."""

    ready: list[int]  # cells of units that may act
    idle_sites: list[int]  # cells of buildings that may create
    dry: list[int]  # cells of aircraft that are lost if the turn ends now
    catalogue: dict[str, list[Offer]]  # by cell of the building
    threat: dict[str, int]  # by cell: enemies in sight that could attack it
    unit: int  # the chosen unit's cell
    budget: int  # its ticks
    ticks: dict[str, int]  # by cell it may go to
    paths: dict[str, str]
    boards: list[int]  # cells where it would go aboard
    zone: list[int]  # cells it could hit this turn, wherever it went first
    targets: list[Aim]


class Menace(TypedDict):
    """A unit that another could strike in its next turn, and what it would lose."""

    cell: int
    loss: int
    kills: bool


class Against(TypedDict):
    """What a new unit would do to an enemy in sight of some type."""

    unit: int  # owner and type, as `State.unit` packs them
    count: int  # how many are in sight
    loss: int  # 0: it can't hurt it
    back: int  # HP it would lose to the reply


class Regard(TypedDict):
    """What is told of one cell when somebody asks."""

    reach: list[int]  # cells the unit there could end its next move on
    zone: list[int]  # cells it could strike after it
    menaced: list[Menace]
    against: dict[str, list[Against]]  # by type that the building there creates


class Aside(Choices):
    """All that stands beside a view."""

    income: list[int]
    players: list[Member]
    chart: NotRequired[Chart]
    lit: NotRequired[list[int]]  # cells seen, under fog
    memos: NotRequired[list[Memo]]
