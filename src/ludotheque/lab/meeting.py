"""Who meets whom: a contest, and what each of its games is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.agents import Agent, Budget, agent
from ludotheque.agents.base import budget_for
from ludotheque.agents.contest_kernel import seed_of_deal, seed_of_player
from ludotheque.agents.weigher import Weigher
from ludotheque.core.game import Edition
from ludotheque.core.library import Game, load
from ludotheque.core.options import PerSeat
from ludotheque.lab.seeds import derive

# A player is the name of a computer player, or a function (game, seed, scale) -> Agent. What such a
# function makes may differ by its seed alone, and must have a name in a module to be played in
# several processes.
Player = str | Callable[[Game, int, float], Agent]


@dataclass(frozen=True)
class Contest:
    """What is played: game and options, the two players, the seed, the scale of their budgets.

    With `variants` each deal takes the next of these sets of options, beneath `options`. With
    `sides` an option with a value per seat has one value where `a` sits and another elsewhere. With
    `alone`, `a` has one team and `b` all others, instead of every other one.
    """

    game: Game
    a: Player
    b: Player
    seed: int = 0
    scale: float = 1.0
    options: Mapping[str, Any] = field(default_factory=dict)
    threads: int = 1  # of one search; results do not depend on it
    variants: tuple[Mapping[str, Any], ...] = ()
    sides: tuple[str, Any, Any] | None = None  # option, its value for `a`, its value for `b`
    seconds: float | None = None  # that each decision may take, instead of the players' budgets
    alone: bool = False
    editions: dict[str, Edition] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def seats_of_a(self, number: int, teams: list[int]) -> list[bool]:
        """Which seats `a` has in game `number`, given the team of each."""
        return (seats_alone if self.alone else seats_of_a)(number, teams)

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of game `number`, but for what the sides bring."""
        if not self.variants:
            return dict(self.options)
        return {**self.variants[number // 2 % len(self.variants)], **self.options}

    def with_sides(self, options: dict[str, Any], is_a: list[bool]) -> dict[str, Any]:
        """The same options and the value of each side, as the seats are held."""
        if self.sides is None:
            return options
        name, a, b = self.sides
        values = next(o.values for o in self.game.rules.options if o.name == name)
        assert isinstance(values, PerSeat), "sides differ by an option with a value per seat"
        held = is_a + [False] * (values.counts.start - len(is_a))
        return {**options, **seated(self.game, name, [a if mine else b for mine in held])}

    @property
    def bases(self) -> tuple[int, int]:
        """What the seeds of deals and of players are made from."""
        return derive(self.seed, "deal"), derive(self.seed, "player")

    @property
    def budget(self) -> Budget | None:
        """What a player may think about each decision; None: as it does by itself."""
        return None if self.seconds is None else budget_for(self.seconds)

    def edition(self, number: int) -> Edition:
        """The edition of game `number`, read from its files once."""
        options = self.options_of(number)
        edition = self._edition(options)
        if self.sides is None:
            return edition
        return self._edition(self.with_sides(options, self.seats_of_a(number, edition.teams)))

    def _edition(self, options: Mapping[str, Any]) -> Edition:
        """The edition under some options, read once: content edited meanwhile is for the next
        contest."""
        key = repr(sorted(options.items()))
        if key not in self.editions:
            self.editions[key] = self.game.edition(options)
        return self.editions[key]

    def deal(self, number: int) -> int:
        """The seed of the cards of game `number`."""
        return seed_of_deal(self.bases[0], number)

    def seated(self, number: int, seat: int, is_a: bool) -> Agent:
        """Who holds a seat in game `number`; never limited by the clock of this machine."""
        player = self.a if is_a else self.b
        seed = seed_of_player(self.bases[1], number, seat)
        if isinstance(player, str):
            return _untimed(agent(player, self.game, seed, self.scale, self.threads))
        return _untimed(player(self.game, seed, self.scale))

    def __reduce__(self) -> tuple[Any, ...]:
        # Rules are functions of modules; another process loads them again by name.
        game = (self.game.id, self.game.folder.parent)
        rest = (self.a, self.b, self.seed, self.scale, dict(self.options), self.threads)
        more = (tuple(map(dict, self.variants)), self.sides, self.seconds, self.alone)
        return _again, (game, *rest, *more)


def seated(game: Game, option: str, held: list[Any]) -> dict[str, Any]:
    """An option with the value of each seat, and the options that come along with them."""
    along = game.rules.lab.along.get(option, {})
    found = {option: held}
    for name in sorted({name for value in held for name in along.get(value, {})}):
        found[name] = [along[value][name] for value in held]
    return found


def _again(game: tuple[Any, Any], *rest: Any) -> Contest:
    return Contest(load(*game), *rest)


def seats_of_a(number: int, teams: list[int]) -> list[bool]:
    """Which seats `a` has in game `number`, given the team of each: those of every other team.

    Games 2k and 2k + 1 are the same deal with `a` and `b` exchanged; from pair to pair the
    teams rotate, which matters where their number is odd.
    """
    turn, order = number // 2, list(dict.fromkeys(teams))
    place = {team: (at + turn) % len(order) for at, team in enumerate(order)}
    return [(place[team] + number) % 2 == 0 for team in teams]


def seats_alone(number: int, teams: list[int]) -> list[bool]:
    """Which seats `a` has in game `number` if it has one team: the teams in turn."""
    order = list(dict.fromkeys(teams))
    return [team == order[number % len(order)] for team in teams]


def _untimed(player: Agent) -> Agent:
    """A player who thinks as many visits as it may, however long they take here."""
    if isinstance(player, Weigher) and player.budget.iterations is not None:
        player.budget = Budget(player.budget.iterations)
    return player


def label(player: Player) -> str:
    """The name of a player in a row."""
    return player if isinstance(player, str) else getattr(player, "__name__", repr(player))
