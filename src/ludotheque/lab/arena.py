"""Two players against each other over many games, with seats exchanged."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.agents import Agent, agent
from ludotheque.core import native
from ludotheque.core.game import Edition
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.options import PerSeat
from ludotheque.core.view import Move
from ludotheque.core.words import Refused, UsageError, quoted
from ludotheque.lab.complaints import CHOSE, FEW_GAMES
from ludotheque.lab.row import Clock, Played, Row, tally
from ludotheque.lab.seeds import derive
from ludotheque.lab.workers import CalledOffError, cores, spread

# A player is the name of a computer player, or a function (game, seed, scale) -> Agent.
Player = str | Callable[[Game, int, float], Agent]

LARGE = 4096  # bytes of a record beyond which games are spread over processes


@dataclass(frozen=True)
class Contest:
    """What is played: game and options, the two players, the seed, the scale of their budgets.

    With `variants` each deal takes the next of these sets of options, beneath `options`. With
    `sides` an option with a value per seat has one value where `a` sits and another elsewhere.
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
        held = is_a + [False] * (values.seats - len(is_a))
        return {**options, name: [a if mine else b for mine in held]}

    def __reduce__(self) -> tuple[Any, ...]:
        # Rules are functions of modules; another process loads them again by name.
        game = (self.game.id, self.game.folder.parent)
        rest = (self.a, self.b, self.seed, self.scale, dict(self.options), self.threads)
        return _again, (game, *rest, tuple(map(dict, self.variants)), self.sides)


def _again(game: tuple[Any, Any], *rest: Any) -> Contest:
    return Contest(load(*game), *rest)


def play_pair(
    game: Game,
    a: Player,
    b: Player,
    games: int,
    *,
    seed: int = 0,
    scale: float = 1.0,
    options: Mapping[str, Any] | None = None,
    variants: tuple[Mapping[str, Any], ...] = (),
    progress: Callable[[int], None] | None = None,
    workers: int | None = None,
) -> Row:
    """Play `games` games of `a` against `b`; `progress` hears how many are finished.

    The same arguments give the same row (but for the seconds), whatever the number of workers.
    """
    if games < 1:
        raise UsageError(FEW_GAMES, games=games)
    workers = min(workers or cores(), games)
    threads = max(1, cores() // workers)
    contest = Contest(game, a, b, seed, scale, options or {}, threads, variants)
    played: list[Played] = []
    for one in spread(_Task(contest), games, workers, threads=threads_help(contest)):
        played.append(one)
        if progress is not None:
            progress(len(played))
    return tally(label(a), label(b), played)


def threads_help(contest: Contest) -> bool:
    """Whether the search of the game lets go of Python's lock for most of the time.

    A large record takes longer to hand over than a small search takes to think.
    """
    edition = _edition(contest, 0)
    return edition.rules.state.size <= LARGE and native.handle(edition) is not None


def label(player: Player) -> str:
    """The name of a player in a row."""
    return player if isinstance(player, str) else getattr(player, "__name__", repr(player))


def seats_of_a(number: int, teams: list[int]) -> list[bool]:
    """Which seats `a` has in game `number`, given the team of each: those of every other team.

    Games 2k and 2k + 1 are the same deal with `a` and `b` exchanged; from pair to pair the
    teams rotate, which matters where their number is odd.
    """
    turn, order = number // 2, list(dict.fromkeys(teams))
    place = {team: (at + turn) % len(order) for at, team in enumerate(order)}
    return [(place[team] + number) % 2 == 0 for team in teams]


@dataclass(frozen=True)
class _Task:
    """One game of a contest, as a task for any worker."""

    contest: Contest

    def __call__(self, number: int, off: Callable[[], bool]) -> Played:
        return play_one(self.contest, number, off)


def play_one(contest: Contest, number: int, off: Callable[[], bool]) -> Played:
    """Play game `number` to its end."""
    edition = _edition(contest, number)
    match = Match(edition, derive(contest.seed, "deal", number // 2))
    is_a = seats_of_a(number, edition.teams)
    agents = [_seated(contest, number, seat, is_a[seat]) for seat in range(edition.seats)]
    clocks = {True: Clock(), False: Clock()}
    while not match.over:
        if off():
            raise CalledOffError
        seat = match.seat
        start = time.perf_counter()
        move = agents[seat].choose(match.view(seat))
        clocks[is_a[seat]] = clocks[is_a[seat]].ticked(time.perf_counter() - start)
        _push(match, move, agents[seat])
    return _result(match, number, is_a, (clocks[True], clocks[False]))


def _push(match: Match, move: Move, player: Agent) -> None:
    try:
        match.push(move, seat=match.seat)
    except Refused as refusal:
        raise UsageError(CHOSE, name=quoted(player.name), move=move, why=refusal.said) from None


def _seated(contest: Contest, number: int, seat: int, is_a: bool) -> Agent:
    player = contest.a if is_a else contest.b
    seed = derive(contest.seed, "player", number, seat)
    if isinstance(player, str):
        return agent(player, contest.game, seed, contest.scale, contest.threads)
    return player(contest.game, seed, contest.scale)


def _result(match: Match, number: int, is_a: list[bool], clocks: tuple[Clock, Clock]) -> Played:
    """Who did better: `a` or `b`, by the mean score of their seats."""
    outcome = match.outcome()
    assert outcome is not None, "a match that is over has an outcome"
    means = {}
    for side in (True, False):
        scores = [score for score, mine in zip(outcome.scores, is_a, strict=True) if mine is side]
        means[side] = sum(scores) / len(scores)
    lead = means[True] - means[False]
    points = 0.5 if abs(lead) < 1e-9 else float(lead > 0)
    even = 1 / len(set(match.edition.teams))
    return Played(
        *(number, points, outcome.scores[0], match.version, clocks),
        begun=outcome.scores[match.seats[0]] if match.seats else even,
        turns=_turns(match),
        even=even,
        reason=outcome.reason,
    )


def _turns(match: Match) -> int:
    """Turns played, as the game counts them."""
    return match.edition.rules.turns(match.edition.t, match.state)


_EDITIONS: dict[tuple[Game, str], Edition] = {}


def _edition(contest: Contest, number: int) -> Edition:
    """The edition of game `number`, read from its files once."""
    options = contest.options_of(number)
    edition = _read(contest.game, options)
    if contest.sides is None:
        return edition
    return _read(contest.game, contest.with_sides(options, seats_of_a(number, edition.teams)))


def _read(game: Game, options: Mapping[str, Any]) -> Edition:
    key = (game, repr(sorted(options.items())))
    if key not in _EDITIONS:
        _EDITIONS[key] = game.edition(options)
    return _EDITIONS[key]
