"""Games of any number of seats: what each value of an option takes, each seat, each place in turn,
and one player alone against others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.agents.contest_kernel import R_REASON, R_TURNS
from ludotheque.core.library import Game
from ludotheque.core.options import PerSeat
from ludotheque.core.words import UsageError
from ludotheque.lab.complaints import FEW_GAMES, ONE_FOR_ALL
from ludotheque.lab.contest import play, play_all
from ludotheque.lab.matrix import Share, option_of, share_of, values_of
from ludotheque.lab.meeting import Contest, Player, seated
from ludotheque.lab.seeds import derive
from ludotheque.lab.table import Played, Table
from ludotheque.lab.workers import cores

ORDERS = 10  # in which values sit around the table, each turned through all seats
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Taken:
    """What somebody took of the games they were in, as a multiple of an even share."""

    games: int
    share: Share
    even: float

    @property
    def times(self) -> Share:
        """The share, 1 being even."""
        return Share(*(part / self.even for part in vars(self.share).values()))


@dataclass(frozen=True)
class Shares:
    """Games of one kind: by value, by seat, by place after who decided first; why they ended."""

    option: str
    games: int
    seats: int
    turns: float
    values: Mapping[str, Taken]
    by_seat: tuple[Taken, ...]
    by_place: tuple[Taken, ...]
    reasons: Mapping[str, Share] = field(default_factory=dict)


def play_shares(
    game: Game,
    player: Player,
    games: int,
    *,
    option: str | None = None,
    seed: int = 0,
    scale: float = 1.0,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    workers: int | None = None,
) -> Shares:
    """Let a player meet itself with the values of an option around the table.

    Every game is a deal of its own. Each order of the values is turned through the seats, so that
    each value has each seat equally often over as many games as there are values.
    """
    if games < 1:
        raise UsageError(FEW_GAMES, games=games)
    varied = option_of(game, option)
    if not isinstance(varied.values, PerSeat):
        raise UsageError(ONE_FOR_ALL, option=varied.name)
    chosen, seats = values_of(varied), game.edition(options).seats
    most = max(seats, varied.values.counts.start)
    around = [order[:most] for order in _orders(chosen, seed, most)]
    sets = tuple(seated(game, varied.name, order) for order in around)
    threads = max(1, cores() // min(workers or cores(), games))
    contest = Contest(game, player, player, seed, scale, options or {}, threads, sets)
    numbers = [2 * n for n in range(games)]  # each a deal of its own
    table = play_all([(contest, numbers)], workers=workers, progress=progress)
    held = [around[n % len(around)][:seats] for n in range(games)]
    return _sum_up(varied.name, chosen, table, held)


def _orders(values: tuple[str, ...], seed: int, seats: int) -> list[list[str]]:
    """Orders of the values, each turned until every value was everywhere; where seats are more
    than values these come again."""
    found = []
    for n in range(ORDERS):
        order = list(values)
        random.Random(derive(seed, "order", n)).shuffle(order)
        whole = order * (1 + seats // len(order))
        found += [[*whole[turn:], *whole[:turn]] for turn in range(len(order))]
    return found


def _sum_up(option: str, values: tuple[str, ...], table: Table, held: list[list[str]]) -> Shares:
    games = list(table)
    seats = len(games[0].scores)
    scored = [
        (value, seat, (seat - game.began) % seats, game.scores[seat])
        for game, at in zip(games, held, strict=True)
        for seat, value in enumerate(at)
    ]
    reasons = Counter(table.rules.reasons[code] for code in table.column(R_REASON))
    return Shares(
        option=option,
        games=len(games),
        seats=seats,
        turns=sum(table.column(R_TURNS)) / len(games),
        values={v: taken((row[3] for row in scored if row[0] == v), seats) for v in values},
        by_seat=tuple(
            taken((row[3] for row in scored if row[1] == n), seats) for n in range(seats)
        ),
        by_place=tuple(
            taken((row[3] for row in scored if row[2] == n), seats) for n in range(seats)
        ),
        reasons={reason: share_of(n, len(games)) for reason, n in reasons.most_common()},
    )


def taken(scores: Iterable[float], seats: int) -> Taken:
    """What these scores come to."""
    found = list(scores)
    return Taken(len(found), share_of(sum(found), max(1, len(found))), 1 / seats)


def play_alone(
    game: Game,
    a: Player,
    b: Player,
    games: int,
    *,
    seed: int = 0,
    scale: float = 1.0,
    options: Mapping[str, Any] | None = None,
    variants: tuple[Mapping[str, Any], ...] = (),
    progress: Progress | None = None,
    workers: int | None = None,
) -> Taken:
    """What `a` takes with one team, each in turn, where `b` has all others."""
    threads = max(1, cores() // max(1, min(workers or cores(), games)))
    contest = Contest(
        *(game, a, b, seed, scale, options or {}, threads, variants),
        alone=True,
    )
    table = play(contest, games, workers=workers, progress=progress)
    return Taken(len(table), share_of(sum(map(_mine, table)), len(table)), table[0].even)


def _mine(game: Played) -> float:
    """What the team of `a` took of a game."""
    held = [score for score, mine in zip(game.scores, game.mine, strict=True) if mine]
    return sum(held) / len(held)
