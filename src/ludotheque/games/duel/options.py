"""The options of a match: who fights whom, and readings that a table may want otherwise."""

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.games.duel.deck import read_turns
from ludotheque.games.duel.names import SEATS

CONTENT = Path(__file__).parent / "content"
CLASSES = tuple(read_toml(CONTENT / "classes.toml").raw)

OPTIONS = (
    Option(
        "classes",
        CLASSES[:SEATS],
        PerSeat(CLASSES, SEATS),
        Words("la classe de chacun", "the class of each player"),
    ),
    Option(
        "decks",
        "default",
        PerSeat(("default", "custom"), SEATS),
        Words("le paquet de chacun : imprimé ou composé", "each deck: as printed, or custom"),
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
        Words(
            "cartes et mana croissent avec les tours de chacun, ou avec tous les tours",
            "cards and mana grow with each player’s turns, or with all turns",
        ),
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
        Words(
            "la Force de Concentration dure un tour, ou toujours",
            "the Force of Concentration lasts a turn, or for ever",
        ),
    ),
    Option(
        "hp",
        read_turns(CONTENT).hp,
        PerSeat(range(1, 1000), SEATS),
        Words("les points de vie de chacun", "the hit points of each player"),
    ),
    Option(
        "balance",
        "seed",
        ("seed", "adjusted"),
        Words("les nombres du document, ou équilibrés", "the document’s numbers, or adjusted"),
    ),
)
