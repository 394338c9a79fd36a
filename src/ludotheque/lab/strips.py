"""A matrix in which no value meets another, as a picture: a strip a value, for who plays first."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from ludotheque.lab.heatmap import LETTERS_OF_A_PIXEL, SOFT, WARM, framed, text
from ludotheque.lab.matrix import Matrix, Pairing

HIGH, LEFT, TOP, LONG = 40, 170, 70, 400  # of a strip, where it begins, and its length
WIDTH = LEFT + LONG + 250


def strips(
    matrix: Matrix,
    names: Sequence[str],
    title: str,
    caption: str,
    percent: Callable[[float], str],
    turns: Callable[[float], str],
) -> str:
    """The SVG of such a matrix; `names` are its values for people, in order."""
    lines = textwrap.wrap(caption, int(WIDTH * LETTERS_OF_A_PIXEL))
    bottom = TOP + HIGH * len(matrix.pairings)
    parts = [text(20, 34, title, 20, weight=600)]
    for n, pairing in enumerate(matrix.pairings):
        parts += [text(LEFT - 12, TOP + HIGH * n + 25, names[n], 16, anchor="end")]
        parts += _strip(pairing, TOP + HIGH * n, percent, turns)
    for n, line in enumerate(lines):
        parts.append(text(20, bottom + 30 + 20 * n, line, 14, colour=SOFT))
    return framed(WIDTH, bottom + 24 + 20 * len(lines), parts)


def _strip(
    pairing: Pairing, y: int, percent: Callable[[float], str], turns: Callable[[float], str]
) -> list[str]:
    first, middle = pairing.first, y + HIGH // 2
    low, high, at = (LEFT + LONG * share for share in (first.low, first.high, first.score))
    even = LEFT + LONG * pairing.even
    colour = "#" + "".join(f"{part:02x}" for part in WARM)
    figure = f"{percent(first.score)} ({percent(first.low)} – {percent(first.high)})"
    return [
        f'<line x1="{LEFT}" x2="{LEFT + LONG}" y1="{middle}" y2="{middle}" stroke="{SOFT}" '
        'stroke-opacity="0.35"/>',
        f'<rect x="{low:.1f}" y="{middle - 6}" width="{high - low:.1f}" height="12" rx="6" '
        f'fill="{colour}"/>',
        f'<line x1="{even:.1f}" x2="{even:.1f}" y1="{middle - 12}" y2="{middle + 12}" '
        f'stroke="{SOFT}"/>',
        f'<circle cx="{at:.1f}" cy="{middle}" r="5" fill="{SOFT}"/>',
        text(LEFT + LONG + 14, middle + 5, figure, 14),
        text(WIDTH - 20, middle + 5, turns(pairing.turns), 14, anchor="end", colour=SOFT),
    ]
