"""What people who start a match are proposed: the options nearest to even that are known.

`content/proposal.toml` of a game; without it nothing but the defaults is proposed. The defaults of
options stay those of the rulebook: the API, tests and the lab use them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry, read_toml
from ludotheque.core.options import Option, read_options
from ludotheque.core.words import UsageError, Words

Pairing = Mapping[str, tuple[str, str]]  # option -> its values for two seats


@dataclass(frozen=True)
class Begins:
    """The option that says which seat begins: its value by lot, and its value for each seat."""

    option: str
    lot: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Proposal:
    """Options of a balanced match. One of `pairings` is drawn by lot, for either order of seats."""

    words: Words | None = None  # what is balanced, in a sentence; None: nothing differs
    options: Mapping[str, str] = field(default_factory=dict)
    pairings: tuple[Pairing, ...] = ()
    begins: Begins | None = None


def read_proposal(folder: Path, known: tuple[Option, ...]) -> Proposal:
    """The proposal of the game in that folder; ContentError names what is wrong with it."""
    path = folder / "content" / "proposal.toml"
    if not path.exists():
        return Proposal()
    file = read_toml(path)
    proposal = Proposal(
        words=file.words_at("balanced") if "balanced" in file.raw else None,
        options=_texts(file.entry("options")) if "options" in file.raw else {},
        pairings=_pairings(file.entry("pairings")) if "pairings" in file.raw else (),
        begins=_begins(file.entry("begins")) if "begins" in file.raw else None,
    )
    file.done()
    for options in _choices(proposal):
        _check(file, known, options)
    return proposal


def _texts(entry: Entry) -> dict[str, str]:
    return {name: entry.text(name) for name in entry.raw}


def _pairings(entry: Entry) -> tuple[Pairing, ...]:
    return tuple(
        {name: _pair(inside, name) for name in inside.raw} for _, inside in entry.entries()
    )


def _pair(entry: Entry, name: str) -> tuple[str, str]:
    values = entry.take(name)
    if not isinstance(values, list) or len(values) != 2 or not all(map(_is_text, values)):
        raise entry.wrong(f"{name} = {values!r} is not a list of two values")
    return values[0], values[1]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _begins(entry: Entry) -> Begins:
    seats = entry.take("seats")
    if not isinstance(seats, list) or len(seats) < 2 or not all(map(_is_text, seats)):
        raise entry.wrong(f"seats = {seats!r} is not a list of values, one for each seat")
    begins = Begins(entry.text("option"), entry.text("lot"), tuple(seats))
    entry.done()
    return begins


def _choices(proposal: Proposal) -> list[Mapping[str, Any]]:
    """Every set of options that may be proposed."""
    begins = proposal.begins
    return [
        proposal.options,
        *({**proposal.options, **pairing} for pairing in proposal.pairings),
        *([{begins.option: value} for value in (begins.lot, *begins.seats)] if begins else []),
    ]


def _check(file: Entry, known: tuple[Option, ...], options: Mapping[str, Any]) -> None:
    try:
        read_options(known, options)
    except UsageError as error:
        raise file.wrong(str(error)) from None
