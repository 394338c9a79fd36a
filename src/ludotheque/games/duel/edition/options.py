"""The options of a match: who fights whom, and readings that a table may want otherwise."""

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.games.duel.codes import SEATS
from ludotheque.games.duel.edition.deck import read_turns

CONTENT = Path(__file__).parent.parent / "content"
CLASSES = tuple(read_toml(CONTENT / "classes.toml").raw)
USUAL = read_toml(CONTENT / "usual.toml")

OPTIONS = (
    Option(
        "classes",
        USUAL.choices("classes", CLASSES),
        PerSeat(CLASSES, SEATS),
        Words("la classe de chacun", "each player’s class"),
    ),
    Option(
        "decks",
        "default",
        PerSeat(("default", "custom"), SEATS),
        Words("le paquet de chacun", "each player’s deck"),
    ),
    Option(
        "first",
        "random",
        ("random", "0", "1"),
        Words("qui commence", "who begins"),
    ),
    Option(
        "ramp",
        "own",
        ("own", "shared"),
        Words("montée en puissance des cartes et du mana", "growth of cards and mana"),
    ),
    Option(
        "turn_limit",
        100,
        range(2, 201),
        Words("tours au plus", "turns at most"),
    ),
    Option(
        "concentration_force",
        "turn",
        ("turn", "forever"),
        Words("durée de la Force de Concentration", "duration of Concentration’s Force"),
    ),
    Option(
        "hp",
        read_turns(CONTENT).hp,
        PerSeat(range(1, 1000), SEATS),
        Words("points de vie", "hit points"),
    ),
    Option(
        "balance",
        "seed",
        ("seed", "adjusted"),
        Words("équilibrage", "balance"),
    ),
)
