"""What a game's estimate weighs: features that the game names, and their weights as content.

`content/weights.toml` says what a point of each feature is worth, in millionths of a logit of
winning. It is fitted by the lab, for one version of the rules; no rule reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from math import exp, log
from operator import mul
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ludotheque.core import hidden
from ludotheque.core.chances import POINTS, STEP, WHOLE
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.desk import Desk
from ludotheque.core.record import PUBLIC, SECRET, Field, advice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludotheque.core.game import Edition, Rules

FILE = "weights.toml"
HEAVIEST = 2_000_000_000  # millionths of a logit
SHOWN = ("scale", "turn")  # what people are told of a search's chance: see `shown`
TOLD = "of a search's chance, for people: thousandths of its logit, and for who must act"
CLOSE = 1e-9  # to certainty, beyond which logits say nothing


@dataclass(frozen=True)
class Features:
    """What counts in a position, by name, and the function that lays it on the desk."""

    names: tuple[str, ...]
    lay: Callable[[Any, Any, int], Any]  # (t, s, side): a side is a seat, or a team where some are

    @classmethod
    def of(cls, module: Any, desk: Desk) -> Features:
        """The features of a record-style file: constants `F_…`, numbered from 0, and `lay`."""
        found = {n: name for name, n in vars(module).items() if name.startswith("F_")}
        names = tuple(found[n].removeprefix("F_").lower() for n in range(len(found)))
        assert len(names) == desk.by_name["feature"].count, f"{module.__name__}: FEATURES is amiss"
        return cls(names, desk.lend(module.lay))


def table_fields(features: int, units: int = 0) -> list[Field]:
    """What the tables of a game need for its estimate; hidden units are for two sides."""
    return advice(
        *hidden.table_fields(features, units),
        Field("factor", "i4", (features,), PUBLIC, "millionths of a logit for a point of each"),
        Field("decay", "i4", (POINTS,), PUBLIC, "e to minus so many steps of a logit"),
        Field("shown", "i4", (len(SHOWN),), PUBLIC, "from a search's chance to what is told"),
        Field("told", "i4", (features,), PUBLIC, "and thousandths of a logit for a point of each"),
    )


def horizon_fields() -> list[Field]:
    """Where a playout may end, in tables of games that have no better place."""
    return advice(Field("horizon", "i2", (), PUBLIC, "turns of a chapter: where a playout may end"))


def read_horizon(t: Any, file: Entry) -> None:
    """Fill that from a content file that says nothing else."""
    with file:
        t.horizon = file.integer("horizon", 1, 1000)


def desk_fields(features: int, sides: int, units: int = 0) -> list[Field]:
    """What the desk of a game needs for its estimate."""
    return [
        *hidden.desk_fields(features, units),
        Field("feature", "i8", (features,), SECRET, "what counts for a side"),
        Field("score", "i8", (sides,), SECRET, "what it makes, and then each side's share"),
    ]


def lay_weights(rules: Rules, file: Path, t: Any) -> None:
    """Fill the tables of the estimate from a file; ContentError if it does not fit the game."""
    if rules.brain.features is None:
        return
    whole = read_toml(file)
    hidden.lay_units(rules.brain.features.names, whole, t)
    read, told = read_weights(rules, whole)
    t.factor = [read[name] for name in rules.brain.features.names]
    t.decay = list(_decay())
    t.shown = [told[name] for name in SHOWN]
    t.told = [told.get(_lead(name), 0) for name in rules.brain.features.names]


def read_weights(rules: Rules, whole: Entry) -> tuple[dict[str, int], dict[str, int]]:
    """The weights of a file by feature, and what people are told; ContentError names what is
    missing, unknown or amiss."""
    assert rules.brain.features is not None
    found = whole.text("rules")
    if found != rules.version:
        raise whole.wrong(
            f"rules = {found!r}, but the rules are of version {rules.version!r}: fit the weights"
            f" anew (ludotheque lab weights {rules.id})"
        )
    inside = whole.entry("weights")
    read = {name: inside.integer(name, -HEAVIEST, HEAVIEST) for name in rules.brain.features.names}
    inside.done()
    people = whole.entry("shown")
    told = {"scale": people.integer("scale", 1, 10_000)}
    told["turn"] = people.integer("turn", -10_000, 10_000)
    for name in map(_lead, rules.brain.features.names):
        if name in people.raw:
            told[name] = people.integer(name, -10_000, 10_000)
    people.done()
    whole.done()
    return read, told


def weights_text(edition: Edition, weights: Mapping[str, int], said: str) -> str:
    """The file of some weights; `said` tells where they come from."""
    lines = [f"# {line}".rstrip() for line in said.splitlines()]
    lines += ["", f'rules = "{edition.rules.version}"', "", "[weights]"]
    lines += [f"{name} = {worth}" for name, worth in weights.items()]
    lines += ["", f"[shown]  # {TOLD}"]
    lines += [f"{name} = {n}" for name, n in told_of(edition).items()]
    return "\n".join(lines) + "\n"


def told_of(edition: Edition) -> dict[str, int]:
    """What people are told, by its keys in the file."""
    leads = zip(map(_lead, _names(edition)), edition.t.told, strict=True)
    return {
        **dict(zip(SHOWN, edition.t.shown, strict=True)),
        **{name: worth for name, worth in leads if worth},
    }


def _lead(feature: str) -> str:
    """The key of what people are told for each point of a feature that who must act has more."""
    return f"lead_{feature}"


def shown(edition: Edition, chance: float, s: Any, seat: int) -> float:
    """The chance that people are told where a search finds this one for who must act in a position
    as they see it: a search may think best with a curve that is too sure, or too shy, or that
    knows nothing of what all its plans have alike; people are told what is true."""
    if edition.rules.brain.features is None or not CLOSE < chance < 1 - CLOSE:
        return chance
    scale, turn = edition.t.shown
    logit = log(chance / (1 - chance)) * scale + turn + _leads(edition, s, edition.teams[seat])
    return 1 / (1 + exp(-logit / 1000))


def _leads(edition: Edition, s: Any, side: int) -> float:
    """What counts besides for a side: what it has more than the others have in the mean."""
    if not any(edition.t.told):
        return 0.0
    has: list[float] = [
        sum(map(mul, edition.t.told, counted(edition, s, each)))
        for each in range(len(set(edition.teams)))
    ]
    return has[side] - (sum(has) - has[side]) / (len(has) - 1)


def with_weights(
    edition: Edition,
    weights: Mapping[str, int],
    advice: Mapping[str, list[int]] = MappingProxyType({}),
) -> Edition:
    """The same game with other weights, and no hidden units; nothing but what computer players
    think differs. A feature without a weight counts for nothing. `advice`: other fields of the
    tables that no rule reads."""
    layout = edition.rules.tables
    t = layout.copy(edition.t)
    t.factor = [weights.get(name, 0) for name in _names(edition)]
    hidden.silence(t)
    for name, numbers in advice.items():
        setattr(t, name, list(numbers))
    return with_tables(edition, t)


def with_file(edition: Edition, file: Path) -> Edition:
    """The same game with the weights and hidden units of a file."""
    t = edition.rules.tables.copy(edition.t)
    lay_weights(edition.rules, file, t)
    return with_tables(edition, t)


def with_tables(edition: Edition, t: Any) -> Edition:
    """The same game with other tables, which differ in what computer players think alone."""
    content = replace(edition.content, tables=t)
    return type(edition).of(edition.rules, edition.folder, edition.options, content, edition.own)


def weights_of(edition: Edition) -> dict[str, int]:
    """The weights in use, by feature."""
    return dict(zip(_names(edition), edition.t.factor, strict=True))


def _names(edition: Edition) -> tuple[str, ...]:
    features = edition.rules.brain.features
    assert features is not None
    return features.names


def counted(edition: Edition, s: Any, side: int) -> list[int]:
    """The features of a side in a position."""
    features = edition.rules.brain.features
    assert features is not None
    features.lay(edition.t, s, side)
    return list(edition.rules.desk.here.feature)


@lru_cache(maxsize=1)
def _decay() -> tuple[int, ...]:
    """In Decimal: the same digits on every machine."""
    powers = (round(WHOLE * (Decimal(-n * STEP) / 1000).exp()) for n in range(POINTS - 1))
    return (*powers, 0)
