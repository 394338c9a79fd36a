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
        Words("quelle classe pour chacun ?", "which class for each player?"),
    ),
    Option(
        "decks",
        "default",
        PerSeat(("default", "custom"), SEATS),
        Words("quel paquet pour chacun ?", "which deck for each player?"),
    ),
    Option(
        "first",
        "random",
        ("random", "0", "1"),
        Words("qui commence ?", "who begins?"),
    ),
    Option(
        "ramp",
        "own",
        ("own", "shared"),
        Words("comment croissent la main et le mana ?", "how do hand and mana grow?"),
    ),
    Option(
        "turn_limit",
        100,
        range(2, 201),
        Words("combien de tours au plus ?", "how many turns at most?"),
    ),
    Option(
        "concentration_force",
        "turn",
        ("turn", "forever"),
        Words(
            "combien dure la Force de Concentration ?", "how long does Concentration’s Force last?"
        ),
    ),
    Option(
        "hp",
        read_turns(CONTENT).hp,
        PerSeat(range(1, 1000), SEATS),
        Words("combien de points de vie ?", "how many hit points?"),
    ),
    Option(
        "balance",
        "seed",
        ("seed", "adjusted"),
        Words("quel équilibrage ?", "which balance?"),
    ),
)
