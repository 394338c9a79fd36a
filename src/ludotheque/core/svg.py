"""Pictures made of pieces: boxes, lines of words, drawings, groups that say what they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap

BOLD = ' font-weight="bold"'


@dataclass(frozen=True)
class Frame:
    """The size of a picture, what it is called, and what it is drawn on."""

    width: int
    height: int
    title: str
    ground: str  # the colour behind everything
    font: str = "Georgia, serif"

    def around(self, parts: Iterable[str], defs: str = "") -> str:
        """The picture made of these parts; `defs` are drawings that they use by name."""
        title = escape(self.title)
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
                f'width="{self.width}" height="{self.height}" role="img" aria-label="{title}" '
                f'font-family="{self.font}">',
                f"<title>{title}</title><defs>{defs}</defs>",
                f'<rect width="{self.width}" height="{self.height}" fill="{self.ground}"/>',
                *parts,
                "</svg>",
            ]
        )


@dataclass(frozen=True)
class Icons:
    """Drawings on a square of 32 units, told from those of other pictures by a prefix."""

    prefix: str
    drawings: Mapping[str, str]

    def symbols(self) -> str:
        """All drawings, to be used by name."""
        return "".join(
            f'<symbol id="{self.prefix}-{name}" viewBox="0 0 32 32">{drawing}</symbol>'
            for name, drawing in self.drawings.items()
        )

    def icon(self, name: str, x: float, y: float, size: float, tint: str) -> str:
        """A drawing by name."""
        return (
            f'<use href="#{self.prefix}-{name}" x="{x:g}" y="{y:g}" width="{size:g}" '
            f'height="{size:g}" color="{tint}"/>'
        )


def group(kind: str, said: str, *parts: str) -> str:
    """Some pieces together, named for screen readers."""
    return f'<g class="{kind}"><title>{escape(said)}</title>{"".join(parts)}</g>'


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" '
        f'fill="{fill}"{more}/>'
    )


def rim(tint: str, width: float = 1.5, dashed: bool = False) -> str:
    """The rim of a box or disc."""
    dash = ' stroke-dasharray="6 5"' if dashed else ""
    return f' stroke="{tint}" stroke-width="{width:g}"{dash}'


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A disc around a point."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{more}/>'


def label(
    x: float, y: float, size: int, tint: str, words: object, anchor: str = "start", more: str = ""
) -> str:
    """A line of words."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{tint}" '
        f'text-anchor="{anchor}"{more}>{escape(str(words))}</text>'
    )


def column(x: float, y: float, tint: str, words: str, most: tuple[int, int]) -> str:
    """Words on several lines: so many signs a line, so many lines."""
    signs, count = most
    return lines(x, y, 14, tint, cut(wrap(words, signs), count))


def cut(rows: list[str], count: int) -> list[str]:
    """At most so many lines; what is left out is marked."""
    return rows if len(rows) <= count else [*rows[: count - 1], rows[count - 1] + "…"]


def lines(x: float, y: float, size: int, tint: str, rows: Sequence[str], more: str = "") -> str:
    """Lines of words, one under the other."""
    step = size + 3
    return "".join(
        label(x, y + step * i, size, tint, line, more=more) for i, line in enumerate(rows)
    )
