"""The options of a match: who fights whom, and readings that a table may want otherwise."""

from dataclasses import replace
from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import options_in
from ludotheque.games.duel.codes import SEATS
from ludotheque.games.duel.edition.deck import read_turns

CONTENT = Path(__file__).parent.parent / "content"
CLASSES = tuple(read_toml(CONTENT / "classes.toml").raw)
USUAL = {"hp": read_turns(CONTENT).hp}  # told with the other numbers of a turn
OPTIONS = tuple(
    replace(option, default=USUAL.get(option.name, option.default))
    for option in options_in(CONTENT / "options.toml", SEATS, classes=CLASSES)
)
