"""The look of Eden: painted hexes on parchment, a letter for each terrain, the Heart aglow."""

from ludotheque.core.content import read_toml
from ludotheque.games.eden.edition.options import CONTENT

PARCHMENT, INK, SOFT, EDGE = "#F3E7C9", "#2B2118", "#5E4E3B", "#8A7350"
HEART, BLACK, LIGHT = "#FFF3B0", "#4A4038", "#FFFDF4"
SEATS = ("#1E6B3E", "#A3531A", "#5D2F96", "#1E4FA8", "#8A6D00", "#9C2418")
_TERRAINS = {name: entry.raw for name, entry in read_toml(CONTENT / "colours.toml").entries()}
PAINTS = {name: str(raw["paint"]) for name, raw in _TERRAINS.items()}
PAINTS |= {"black": BLACK, "heart": "#C9A227"}
# The letter of a terrain, so that none is told by its colour alone.
GLYPHS = {name: str(raw["glyph"]) for name, raw in _TERRAINS.items()}
GLYPHS |= {"black": "●", "heart": "✦"}
