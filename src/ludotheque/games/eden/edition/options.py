"""The options of a match: how many play, who leads what, and readings that a table may want."""

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import Named, Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.games.eden.codes import SEATS

CONTENT = Path(__file__).parent.parent / "content"
FEWEST = 2
LONGEST = 60  # days
COLOURS = tuple(read_toml(CONTENT / "colours.toml").raw)
CIVILISATIONS = tuple(
    name
    for name, entry in read_toml(CONTENT / "civilisations.toml").entries()
    if not entry.flag("test")
)
GROUNDS = ("none", *COLOURS, "black", "heart")  # by number; portals come behind
DISTANCES = ("path", "hex")


def _seat(text: str) -> str | None:
    """EDEN-GAP-09 A seat, from 0."""
    return text if text in map(str, range(SEATS)) else None


OPTIONS = (
    Option(
        "seats", 2, range(FEWEST, SEATS + 1), Words("combien de joueurs ?", "how many players?")
    ),
    Option(
        "civilisations",
        CIVILISATIONS,
        PerSeat(CIVILISATIONS, SEATS, FEWEST, distinct=True),
        Words("quelle civilisation pour chacun ?", "which civilisation for each player?"),
    ),
    Option(
        "colours",
        COLOURS,
        PerSeat(COLOURS, SEATS, FEWEST, distinct=True),
        Words("quelle couleur pour chacun ?", "which colour for each player?"),
    ),
    Option(
        "first",
        "random",
        Named(("random",), _seat, Words("une place telle que 0", "a seat such as 0")),
        Words("qui pose la première tuile ?", "who lays the first tile?"),
    ),
    Option(
        "max_days",
        40,
        range(1, LONGEST + 1),
        Words("combien de jours au plus ?", "how many days at most?"),
    ),
    Option(
        "distance_mode",
        "path",
        DISTANCES,
        Words("comment compter les tuiles entre deux ?", "how are tiles between counted?"),
    ),
    Option("balance", "seed", ("seed", "adjusted"), Words("quel équilibrage ?", "which balance?")),
)
