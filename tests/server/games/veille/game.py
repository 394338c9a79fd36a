"""The Attic, under another name and with what a page may ask for beyond the rules.

A laid card opens a `window` for the next seat; options have a value per seat; there are facts;
people may keep bags of kinds; the lab may hold lamps against each other.
"""

from dataclasses import replace
from pathlib import Path

from ludotheque.core.contract import Keepsake
from ludotheque.core.library import load
from ludotheque.core.options import Option, PerSeat
from ludotheque.core.words import Refused, Words

TEMPLATE = Path(__file__).resolve().parents[3] / "template"
ATTIC = load("grenier", TEMPLATE).rules
NONE, PASS = -1, 12


def window(t, s):
    """GRE-3.1 A card has been laid and is still to be answered."""
    return s.laid != NONE


def edition(folder, options):
    """The Attic's content, with words for an option's values and facts about the lamps."""
    content = ATTIC.load(TEMPLATE / "grenier" / "content", options)
    words = {"lamps.oil": Words("à huile", "oil"), "lamps.wax": Words("bougie", "candle")}
    facts = {"lamps": list(options["lamps"]), "hours": {"oil": 8, "wax": 2}}
    return replace(content, texts={**content.texts, "options": words}, facts=facts)


def faults(edition, value):
    """What is wrong with a bag: it is a list of at most three different kinds."""
    if not isinstance(value, list) or not all(isinstance(kind, str) for kind in value):
        return [Refused("", Words("Ce n’est pas un sac.", "This is not a bag."))]
    kinds = edition.labels["kinds"]
    found = []
    if [kind for kind in value if kind not in kinds]:
        found.append(Refused("GRE-1.1", Words("Une carte est inconnue.", "A card is unknown.")))
    if len(value) > 3 or len(set(value)) < len(value):
        found.append(Refused("GRE-1.2", Words("Trop de cartes.", "Too many cards.")))
    return found


RULES = ATTIC.changed(
    id="veille",
    title=Words("La Veille", "The Watch"),
    options=(
        *ATTIC.options,
        Option("lamps", ("oil", "wax"), PerSeat(("oil", "wax")), Words("Les lampes", "The lamps")),
        Option(
            "coats",
            ("red", "blue"),
            PerSeat(("red", "blue", "green"), distinct=True),
            Words("Les manteaux", "The coats"),
        ),
        Option("weather", "dry", ("dry", "wet"), Words("Le temps", "The weather")),
        Option("wicks", 2, PerSeat(range(1, 4)), Words("Les mèches", "The wicks")),
    ),
    load=edition,
    window=window,
    passing=PASS,
    matrix=("lamps", "weather"),
    ladder=({"lamps": "oil"}, {"lamps": "wax"}),
    keepsakes={"bag": Keepsake(faults)},
)
