"""The look of Tactique: cold hangar light, cells as metal plates, an accent for each side."""

from ludotheque.games.tactique.edition.vocabulary import TERRAINS

HANGAR, PLATE, HOLE, EDGE = "#10161D", "#27323E", "#171E26", "#4A5B6C"
INK, SOFT, LIGHT = "#EAF1F7", "#A9B8C6", "#CFE6FF"
SIDES = ("#7FA8FF", "#FFB36B")
HURT, GUARD = "#FF8F80", "#8FD3FF"
GROUNDS = dict(zip(TERRAINS, ("#5B7FA6", "#5C9A6B", "#B08A4A", "#A6B54A"), strict=True))
