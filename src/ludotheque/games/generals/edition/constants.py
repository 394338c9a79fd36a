"""The numbers of the whole game, and the ways of moving (constants.toml)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludotheque.core.content import Entry, read_toml
from ludotheque.games.generals.codes import AIR, GROUND, HEAVY, LIGHT, MEDIUM, WATER

DOMAINS = {"ground": GROUND, "water": WATER, "air": AIR}
VARIED = ("units", "generals")  # what options may print otherwise
ARMOURS = {"light": LIGHT, "medium": MEDIUM, "heavy": HEAVY}


@dataclass(frozen=True)
class Constants:
    """Numbers that no unit, building or general has of its own."""

    ticks_per_point: int
    board_ticks: int
    building_vision: int
    reply_alive: int
    reply_dead: int
    repair: int
    start_turns_of_income: int
    move_types: Mapping[str, str]  # way of moving -> its domain


def read_constants(folder: Path) -> Constants:
    """The constants of a content folder; a bad file is a ContentError."""
    entry = read_toml(folder / "constants.toml")
    found = Constants(
        ticks_per_point=entry.integer("ticks_per_point", 2772, 3000),
        board_ticks=entry.integer("board_ticks", 2772, 30000),
        building_vision=entry.integer("building_vision", 0, 62),
        reply_alive=entry.integer("reply_alive", 0, 200),
        reply_dead=entry.integer("reply_dead", 0, 200),
        repair=entry.integer("repair", 0, 100),
        start_turns_of_income=entry.integer("start_turns_of_income", 0, 20),
        move_types=_move_types(entry.entry("move_types")),
    )
    entry.done()
    return found


def _move_types(entry: Entry) -> dict[str, str]:
    """D-14 The domain of each way of moving."""
    found = {name: entry.choice(name, DOMAINS) for name in entry.raw}
    if not found:
        raise entry.wrong("there must be one way of moving at least")
    return found
