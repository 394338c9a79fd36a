"""Content files to validated tables."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.content import read_rules, read_texts, read_toml
from ludotheque.core.game import Content

from ..codes import CARDS, KINDS, NONE
from ..tables import TABLES


def load(folder: Path, options: Mapping[str, Any]) -> Content:
    """The edition; a bad file is a ContentError that names file, entry and key."""
    t = TABLES.new()
    t.seats_n = options["seats"]
    table = read_toml(folder / "table.toml")
    t.hand_size = table.integer("hand", 1, 4)
    t.turns_each = table.integer("turns", 1, 20)
    t.goal = table.integer("goal", 1, 99)
    table.done()
    texts = read_texts(folder / "texts.toml")
    names = _read_cards(t, folder, texts)
    return Content(t, texts, read_rules(folder / "texts.toml"), {"kinds": names}, names=("kinds",))


def _read_cards(t: Any, folder: Path, texts: dict[str, Any]) -> list[str]:
    """Fill the tables of kinds; return their names and put their words among the texts."""
    file = read_toml(folder / "cards.toml")
    t.cat = NONE
    texts["kinds"] = {}
    for kind, (name, card) in enumerate(file.entries()):
        if kind == KINDS:
            raise card.wrong(f"there is room for {KINDS} kinds only")
        t.value[kind] = card.integer("value", 0, 9)
        t.copies[kind] = card.integer("copies", 1, 9)
        texts["kinds"][name] = card.words()
        if card.choice("role", ("find", "snatcher")) == "snatcher":
            if t.cat != NONE:
                raise card.wrong("role: there is a snatcher already")
            t.cat = kind
        card.done()
    if len(texts["kinds"]) < KINDS or t.cat == NONE or sum(t.copies) > CARDS:
        raise file.wrong(f"needs {KINDS} kinds, one of them a snatcher, and at most {CARDS} cards")
    return list(texts["kinds"])
