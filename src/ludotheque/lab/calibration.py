"""How true chances are: of all who were said to win in 70 cases of 100, how many did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, pi, sqrt
from typing import NamedTuple

from ludotheque.core.game import Edition
from ludotheque.core.outlook import told_of
from ludotheque.lab.fitting import fit
from ludotheque.lab.samples import Sample

BINS = 10
EDGE = 0.001  # chances beyond it count as it


@dataclass(frozen=True)
class Bin:
    """Positions whose chance was said to lie in one tenth: how many, what was said, what came."""

    count: int
    said: float
    came: float


@dataclass(frozen=True)
class Reliability:
    """The table, the mean distance between said and came, and how much of it chance makes."""

    bins: tuple[Bin, ...]
    error: float
    noise: float


class Said(NamedTuple):
    """A chance that was said in some game, and the share of the win that came."""

    game: int
    chance: float
    came: float


def reliability(all_said: Iterable[Said]) -> Reliability:
    """The table of what was said and what came."""
    tenths: list[list[Said]] = [[] for _ in range(BINS)]
    for said in all_said:
        tenths[min(BINS - 1, int(said.chance * BINS))].append(said)
    bins = tuple(_bin(inside) for inside in tenths)
    count = max(1, sum(one.count for one in bins))
    error = sum(one.count * abs(one.said - one.came) for one in bins)
    return Reliability(bins, error / count, sum(map(_noise, tenths)) / count)


def _bin(inside: Sequence[Said]) -> Bin:
    count = len(inside)
    if not count:
        return Bin(0, 0.0, 0.0)
    means = (sum(said[part] for said in inside) / count for part in (1, 2))
    return Bin(count, *means)


def _noise(inside: Sequence[Said]) -> float:
    """The distance of a tenth that chance makes where chances are true: turns of one game end
    alike, so each game counts once."""
    games: dict[int, float] = {}
    for said in inside:
        games[said.game] = games.get(said.game, 0.0) + said.came - said.chance
    mean = sum(games.values()) / max(1, len(games))
    return sqrt(2 / pi * sum((apart - mean) ** 2 for apart in games.values()))


def of_estimate(samples: Iterable[Sample]) -> Reliability:
    """How true the bare estimate is at the beginning of turns, for who has the turn."""
    return reliability(Said(s.game, s.estimate[s.mover], s.came[s.mover]) for s in samples)


def of_search(samples: Iterable[Sample]) -> Reliability:
    """How true it is what people are shown: the chance after a short look."""
    return reliability(Said(s.game, s.search, s.came[s.mover]) for s in samples)


def truest(edition: Edition, samples: Sequence[Sample]) -> dict[str, int]:
    """What `[shown]` of the weights should say, by these positions, that people be told the truth:
    a straight line through logits, laid over the one in use, and the leads that count besides."""
    told, rows = told_of(edition), []
    leads = [n for n, worth in enumerate(edition.t.told) if worth]
    for s in samples:
        chance, came = min(1 - EDGE, max(EDGE, s.search)), s.came[s.mover]
        line = [round(1000 * log(chance / (1 - chance))), 1000]
        line += [round(1000 * _lead(s, n)) for n in leads]
        rows.append(s._replace(features=[line, [0] * len(line)], came=[came, 1 - came]))
    slope, *more = fit(rows, [1000, 0] + [0] * len(leads))
    added = dict(zip([*told][1:], more, strict=True))
    return {name: round(slope * worth / 1000 + added.get(name, 0)) for name, worth in told.items()}


def _lead(sample: Sample, feature: int) -> float:
    """What who must act has more of a feature than the others in the mean."""
    has = [side[feature] for side in sample.features]
    own = has[sample.mover]
    return own - (sum(has) - own) / (len(has) - 1)
