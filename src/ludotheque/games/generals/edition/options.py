"""The options of a match: the map, who leads whom, and readings a table may want otherwise."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import Named, Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.games.generals.codes import PLAYERS, SEATS
from ludotheque.games.generals.edition.contents import read_legend, read_maps
from ludotheque.space.maps import drawn

CONTENT = Path(__file__).parent.parent / "content"
FEWEST = 2  # players of a map
AN_ORDER = Words("un ordre des places tel que 1,0", "an order of the seats such as 1,0")


def options_of(folder: Path) -> tuple[Option, ...]:
    """The options as a content folder makes them: its maps and generals."""
    legend = read_legend(folder)
    maps = tuple(read_maps(folder, legend))
    generals = tuple(read_toml(folder / "generals.toml").raw)
    usual = read_toml(folder / "usual.toml").entry("options")

    def drawn_map(text: str) -> str | None:
        """The canonical text of a drawn map; one line alone is no map but a name."""
        return drawn.draw(drawn.parse(text, legend)) if "\n" in text.strip() else None

    return (
        Option(
            "map",
            usual.choice("map", maps),
            Named(maps, drawn_map, Words("une carte dessinée", "a drawn map")),
            Words("quelle carte ?", "which map?"),
        ),
        Option(
            "fog",
            "on",
            ("on", "off"),
            Words("du brouillard de guerre ?", "any fog of war?"),
        ),
        Option(
            "generals",
            usual.choice("generals", generals),
            PerSeat(generals, PLAYERS, FEWEST),
            Words("quel général pour chacun ?", "which general for each player?"),
        ),
        Option(
            "teams",
            tuple(range(PLAYERS)),
            PerSeat(range(PLAYERS), PLAYERS, FEWEST),
            Words("quelle équipe pour chacun ?", "which team for each player?"),
        ),
        *_flow(),
        *_readings(),
    )


def _flow() -> tuple[Option, ...]:
    """Order and length."""
    return (
        Option(
            "order",
            "random",
            Named(("random",), _agreed, AN_ORDER),
            Words("dans quel ordre joue-t-on ?", "in which order do we play?"),
        ),
        Option(
            "day_limit",
            0,
            range(100),
            Words(
                "quel est le dernier jour (0 : celui de la carte) ?",
                "which day is the last (0: the map’s)?",
            ),
        ),
    )


def _agreed(text: str) -> str | None:
    """GEN-FLOW-01 An order of the first seats, such as `1,0`."""
    parts = [part.strip() for part in text.split(",")]
    fits = len(parts) in range(FEWEST, SEATS + 1)
    return ",".join(parts) if fits and sorted(parts) == list("012345")[: len(parts)] else None


def _readings() -> tuple[Option, ...]:
    """Readings of the document that a table may want otherwise."""
    return (
        Option(
            "capture",
            "ground",
            ("ground", "any"),
            Words("qui capture les bâtiments ?", "who captures buildings?"),
        ),
        Option(
            "untagged",
            "ground",
            ("ground", "all"),
            Words(
                "que touchent les armes sans cible précisée ?",
                "what do weapons with no stated target hit?",
            ),
        ),
        Option(
            "cover",
            "adjacent",
            ("adjacent", "patch"),
            Words("d’où voit-on dans un couvert ?", "from where is cover looked into?"),
        ),
        Option(
            "fire_after_move",
            "seed",
            ("seed", "no_indirect"),
            Words("qui ne tire pas après un mouvement ?", "who does not fire after moving?"),
        ),
        Option(
            "balance",
            "seed",
            ("seed", "adjusted", "tamed"),
            Words("quel équilibrage\u00a0?", "which balance?"),
        ),
    )


OPTIONS = options_of(CONTENT)
_MEASURED = read_toml(CONTENT / "usual.toml").entry("measured")
_MAPS = read_maps(CONTENT, read_legend(CONTENT))
LADDER = _MEASURED.choices("ladder", _MAPS)
BENCH = _MEASURED.choice("bench", _MAPS)
