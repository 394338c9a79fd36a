"""The Attic, under another name and with `window`: a laid card opens one for the next seat."""

from dataclasses import replace
from pathlib import Path

from ludotheque.core.library import load
from ludotheque.core.words import Words

TEMPLATE = Path(__file__).resolve().parents[3] / "template"
ATTIC = load("grenier", TEMPLATE).rules
NONE = -1


def window(t, s):
    """GRE-3.1 A card has been laid and is still to be answered."""
    return s.laid != NONE


RULES = replace(
    ATTIC,
    id="veille",
    title=Words("La Veille", "The Watch"),
    load=lambda folder, options: ATTIC.load(TEMPLATE / "grenier" / "content", options),
    window=window,
)
