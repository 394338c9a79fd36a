"""The options of a match: how many play, who leads what, and readings that a table may want."""

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import Named, options_in
from ludotheque.core.words import Words
from ludotheque.games.eden.codes import SEATS

CONTENT = Path(__file__).parent.parent / "content"
FEWEST = 2
COLOURS = tuple(read_toml(CONTENT / "colours.toml").raw)
CIVILISATIONS = tuple(
    name
    for name, entry in read_toml(CONTENT / "civilisations.toml").entries()
    if not entry.flag("test")
)
GROUNDS = ("none", *COLOURS, "black", "heart")  # by number; portals come behind


def _seat(text: str) -> str | None:
    """EDEN-GAP-09 A seat, from 0."""
    return text if text in map(str, range(SEATS)) else None


FIRST = Named(("random",), _seat, Words("une place telle que 0", "a seat such as 0"))
OPTIONS = options_in(
    CONTENT / "options.toml",
    range(FEWEST, SEATS + 1),
    civilisations=CIVILISATIONS,
    colours=COLOURS,
    first=FIRST,
)
