"""The Attic, under another name and with `window`: a laid card opens one for the next seat."""

from dataclasses import fields
from pathlib import Path

from ludotheque.core.game import Rules
from ludotheque.core.library import load
from ludotheque.core.words import Words

TEMPLATE = Path(__file__).resolve().parents[3] / "template"
ATTIC = load("grenier", TEMPLATE).rules
NONE = -1


class WindowRules(Rules):
    """Rules that say when a decision is an answer to another seat's act."""

    @staticmethod
    def window(t, s):
        """GRE-3.1 A card has been laid and is still to be answered."""
        return s.laid != NONE


RULES = WindowRules(
    **{
        **{f.name: getattr(ATTIC, f.name) for f in fields(Rules)},
        "id": "veille",
        "title": Words("La Veille", "The Watch"),
        "load": lambda folder, options: ATTIC.load(TEMPLATE / "grenier" / "content", options),
    }
)
