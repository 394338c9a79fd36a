"""A matrix as a picture: one tile a pairing, warm where its row is ahead, cool where behind."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from html import escape

from ludotheque.lab.matrix import Matrix, Share

WIDE, HIGH = 132, 64  # of a tile
LEFT, TOP = 148, 96  # where tiles begin
PAPER, INK, SOFT = "#faf6ec", "#1f1b15", "#5c5344"
WARM, COOL = (232, 150, 90), (132, 178, 222)  # ink on either is easy to read
EVEN = (250, 246, 236)
LETTERS_OF_A_PIXEL = 0.135  # about so many of the caption's letters fit
HEAD, ASPECT = 16, 0.55  # size of a name, and how wide its letters are for their size


def heatmap(
    matrix: Matrix,
    names: Sequence[str],
    title: str,
    caption: str,
    percent: Callable[[float], str],
) -> str:
    """The SVG of a matrix; `names` are its values for people, in order."""
    count = len(matrix.values)
    width = max(LEFT + WIDE * count + 20, 520)
    lines = textwrap.wrap(caption, int(width * LETTERS_OF_A_PIXEL))
    height = TOP + HIGH * count + 24 + 20 * len(lines)
    parts = [
        text(20, 34, title, 20, weight=600),
        *(_heads(names)),
        *(_tile(matrix, row, column, percent) for row in range(count) for column in range(count)),
        *(
            text(20, TOP + HIGH * count + 30 + 20 * n, line, 14, colour=SOFT)
            for n, line in enumerate(lines)
        ),
    ]
    return framed(width, height, parts)


def framed(width: int, height: int, parts: Sequence[str]) -> str:
    """The picture of that size that is made of these parts."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="Inter, system-ui, sans-serif">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _heads(names: Sequence[str]) -> list[str]:
    """The names of rows and columns, smaller where one is long."""
    size = min(HEAD, int(WIDE / (ASPECT * max(map(len, names)))))
    rows = [
        text(LEFT - 12, TOP + HIGH * n + HIGH // 2 + 5, name, size, anchor="end")
        for n, name in enumerate(names)
    ]
    columns = [
        text(LEFT + WIDE * n + WIDE // 2, TOP - 14, name, size, anchor="middle")
        for n, name in enumerate(names)
    ]
    return rows + columns


def _tile(matrix: Matrix, row: int, column: int, percent: Callable[[float], str]) -> str:
    """One pairing; on the diagonal the share of who plays first."""
    a, b = matrix.values[row], matrix.values[column]
    mirror = matrix.pairing(a, a) if a == b else None
    share = mirror.first if mirror else matrix.share(a, b)
    x, y = LEFT + WIDE * column, TOP + HIGH * row
    fill = colour_of(share.score) if share and not mirror else "none"
    dashes = "4 4" if mirror else "none"
    middle = x + WIDE // 2
    box = (
        f'<rect x="{x + 2}" y="{y + 2}" width="{WIDE - 4}" height="{HIGH - 4}" rx="6" '
        f'fill="{fill}" stroke="{SOFT}" stroke-dasharray="{dashes}"/>'
    )
    if share is None:
        return box
    return (
        box
        + text(middle, y + 30, percent(share.score), 18, anchor="middle", weight=600)
        + text(middle, y + 50, _interval(share, percent), 14, anchor="middle")
    )


def _interval(share: Share, percent: Callable[[float], str]) -> str:
    return f"({percent(share.low)} – {percent(share.high)})"


def colour_of(score: float) -> str:
    """The colour of a share: even is paper, all is warm, nothing is cool."""
    end, far = (WARM, 2 * score - 1) if score >= 0.5 else (COOL, 1 - 2 * score)
    mixed = [round(e + (c - e) * far) for e, c in zip(EVEN, end, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def text(
    x: float,
    y: float,
    said: str,
    size: int,
    anchor: str = "start",
    weight: int = 400,
    colour: str = INK,
) -> str:
    """A piece of text."""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{colour}" '
        f'text-anchor="{anchor}">{escape(said, quote=False)}</text>'
    )
