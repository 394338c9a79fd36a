"""Every value of an option against every other, seats exchanged: who is stronger, and how sure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, combinations_with_replacement
from typing import Any

from ludotheque.agents.contest_kernel import R_BEGUN, R_LENGTH, R_REASON, R_TEAMS, R_TURNS
from ludotheque.core.library import Game
from ludotheque.core.options import Option, PerSeat
from ludotheque.core.words import UsageError, quoted
from ludotheque.lab.complaints import FEW_GAMES, NO_MATRIX, NO_NAMES, NO_VALUE, UNKNOWN_MATRIX
from ludotheque.lab.contest import play_all
from ludotheque.lab.meeting import Contest, Player
from ludotheque.lab.row import Row, tally
from ludotheque.lab.seeds import derive
from ludotheque.lab.table import Table
from ludotheque.lab.wilson import wilson
from ludotheque.lab.workers import cores

GAMES = 100  # of each pairing, unless told otherwise


@dataclass(frozen=True)
class Share:
    """A share of points with its 95 % interval."""

    score: float
    low: float
    high: float


@dataclass(frozen=True)
class Pairing:
    """`a` against `b`: the row of `a`, the share of whoever acts first (and what would be even),
    mean length of a game, and how often each reason ended one."""

    row: Row
    first: Share
    turns: float
    decisions: float
    even: float = 0.5
    reasons: Mapping[str, Share] = field(default_factory=dict)

    @property
    def is_mirror(self) -> bool:
        """Whether both sides have the same value."""
        return self.row.a == self.row.b

    def as_dict(self) -> dict[str, Any]:
        """The pairing as a program reads it."""
        row = self.row.as_dict()
        del row["extra"]
        return row | {
            "first": asdict(self.first),
            "turns": self.turns,
            "decisions": self.decisions,
            "even": self.even,
            "reasons": {reason: asdict(share) for reason, share in self.reasons.items()},
        }


@dataclass(frozen=True)
class Matrix:
    """All pairings of the values of an option, and what all their games show together."""

    option: str
    values: tuple[str, ...]
    pairings: tuple[Pairing, ...]

    def pairing(self, a: str, b: str) -> Pairing | None:
        """The pairing of two values, whichever comes first; None where it is not played."""
        sides = {a, b}
        return next((p for p in self.pairings if {p.row.a, p.row.b} == sides), None)

    def share(self, a: str, b: str) -> Share | None:
        """The share of points that `a` takes from `b`."""
        found = self.pairing(a, b)
        if found is None:
            return None
        row = found.row
        if row.a == a:
            return Share(row.score, row.low, row.high)
        return Share(1 - row.score, 1 - row.high, 1 - row.low)

    def against_others(self, value: str) -> Share:
        """The share of points that a value takes over all games against other values."""
        met = [p for p in self.pairings if value in (p.row.a, p.row.b) and not p.is_mirror]
        points = sum(
            p.row.games * (p.row.score if p.row.a == value else 1 - p.row.score) for p in met
        )
        return share_of(points, sum(p.row.games for p in met))

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(p.row.games for p in self.pairings)

    @property
    def draws(self) -> int:
        """How many of them were drawn."""
        return sum(p.row.draws for p in self.pairings)

    @property
    def first(self) -> Share:
        """What whoever acts first takes over all games."""
        return share_of(sum(p.first.score * p.row.games for p in self.pairings), self.games)

    @property
    def is_mirrored(self) -> bool:
        """Whether no value meets another: seats can't differ by this option."""
        return all(p.is_mirror for p in self.pairings)

    @property
    def reasons(self) -> dict[str, Share]:
        """How often each reason ended a game."""
        counts: Counter[str] = Counter()
        for pairing in self.pairings:
            for reason, share in pairing.reasons.items():
                counts[reason] += round(share.score * pairing.row.games)
        return {reason: share_of(n, self.games) for reason, n in counts.most_common()}

    @property
    def turns(self) -> float:
        """Turns of a game, on average."""
        return sum(p.turns * p.row.games for p in self.pairings) / self.games

    @property
    def decisions(self) -> float:
        """Decisions of a game, on average."""
        return sum(p.decisions * p.row.games for p in self.pairings) / self.games


def share_of(points: float, games: int) -> Share:
    """A share of points and its interval."""
    points = min(float(games), points)  # sums of shares may round up
    return Share(points / games, *wilson(points, games))


def option_of(game: Game, name: str | None = None) -> Option:
    """The option a matrix is played over, with the values that are played: the one named, else the
    first the game offers."""
    known = game.rules.lab.matrix
    if not known:
        raise UsageError(NO_MATRIX, game=game.id)
    wanted = name or known[0]
    if wanted not in known:
        wanted = wanted.removesuffix("s")  # of the values, as one may say it
    if wanted not in known:
        raise UsageError(UNKNOWN_MATRIX, name=quoted(name), known=", ".join(known))
    option = next(option for option in game.rules.options if option.name == wanted)
    along = game.rules.lab.along.get(wanted)
    if along is None or not isinstance(option.values, PerSeat):
        return option
    return replace(option, values=replace(option.values, of=tuple(along)))


def pairs_of(option: Option, chosen: Sequence[str] | None = None) -> list[tuple[str, str]]:
    """Every pairing: each value with itself and, where seats may differ, with every other."""
    values = values_of(option, chosen)
    if isinstance(option.values, PerSeat):
        pairs = combinations if option.values.distinct else combinations_with_replacement
        return list(pairs(values, 2))
    return [(value, value) for value in values]


def values_of(option: Option, chosen: Sequence[str] | None = None) -> tuple[str, ...]:
    """The names an option may have, or those chosen of them, in the option's order."""
    of = option.values.of if isinstance(option.values, PerSeat) else option.values
    if not isinstance(of, tuple):
        raise UsageError(NO_NAMES, option=option.name)
    for name in chosen or ():
        if name not in of:
            known = ", ".join(of)
            raise UsageError(NO_VALUE, option=option.name, name=quoted(name), known=known)
    return of if chosen is None else tuple(name for name in of if name in chosen)


def play_matrix(
    game: Game,
    player: Player,
    games: int = GAMES,
    *,
    option: str | None = None,
    values: Sequence[str] | None = None,
    seed: int = 0,
    scale: float = 1.0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    workers: int | None = None,
) -> Matrix:
    """Let a player meet itself `games` times in every pairing of an option's values, of all or of
    those chosen; `progress` hears how many games are done.

    Each deal is played twice with the sides exchanged, so that each begins equally often. The same
    arguments give the same matrix, whatever the number of workers.
    """
    if games < 1:
        raise UsageError(FEW_GAMES, games=games)
    varied = option_of(game, option)
    pairs = pairs_of(varied, values)
    threads = max(1, cores() // min(workers or cores(), games * len(pairs)))
    contests = [
        Contest(
            *(game, player, player, derive(seed, varied.name, a, b), scale, options or {}, threads),
            **_given(varied, a, b),
        )
        for a, b in pairs
    ]
    given = [
        (contest, _numbers(games, *pair)) for contest, pair in zip(contests, pairs, strict=True)
    ]
    table = play_all(given, workers=workers, progress=progress)
    parts = (table.part(at * games, games) for at in range(len(pairs)))
    found = (_pairing(a, b, part) for (a, b), part in zip(pairs, parts, strict=True))
    return Matrix(varied.name, values_of(varied, values), tuple(found))


def _numbers(games: int, a: str, b: str) -> list[int]:
    """The numbers of the games of a pairing: exchanging equal sides shows nothing, so that each
    game of a mirror is a deal of its own."""
    return [2 * n + n % 2 if a == b else n for n in range(games)]


def _given(option: Option, a: str, b: str) -> dict[str, Any]:
    """What a contest is told of a pairing."""
    if isinstance(option.values, PerSeat):
        return {"sides": (option.name, a, b)}
    return {"variants": ({option.name: a},)}


def _pairing(a: str, b: str, table: Table) -> Pairing:
    count, teams = len(table), table.column(R_TEAMS)
    reasons = Counter(table.rules.reasons[code] for code in table.column(R_REASON))
    return Pairing(
        row=tally(a, b, table),
        first=share_of(table.share(R_BEGUN) * count, count),
        turns=sum(table.column(R_TURNS)) / count,
        decisions=sum(table.column(R_LENGTH)) / count,
        even=sum(1 / n for n in teams) / count,
        reasons={reason: share_of(n, count) for reason, n in reasons.most_common()},
    )
