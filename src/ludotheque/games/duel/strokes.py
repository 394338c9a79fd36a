"""The pieces of a picture: boxes, lines of words, drawings, groups that say what they are."""

from collections.abc import Sequence
from html import escape
from textwrap import wrap

BOLD = ' font-weight="bold"'


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


def cut(told: list[str], count: int) -> list[str]:
    """At most so many lines; what is left out is marked."""
    return told if len(told) <= count else [*told[: count - 1], told[count - 1] + "…"]


def lines(x: float, y: float, size: int, tint: str, told: Sequence[str], more: str = "") -> str:
    """Lines of words, one under the other."""
    step = size + 3
    return "".join(
        label(x, y + step * i, size, tint, line, more=more) for i, line in enumerate(told)
    )


def icon(name: str, x: float, y: float, size: float, tint: str) -> str:
    """A drawing by name."""
    return (
        f'<use href="#duel-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" '
        f'color="{tint}"/>'
    )
