"""Eden as a picture: the map, the players, the fronts and one's own hand."""

from collections.abc import Iterator
from math import sqrt
from textwrap import wrap

from ludotheque.core.sentences import word
from ludotheque.core.svg import BOLD, Frame, label
from ludotheque.core.view import View
from ludotheque.games.eden.moves import CELL_NAMES
from ludotheque.games.eden.show import looking
from ludotheque.games.eden.show.looks import EDGE, INK, LIGHT, PAINTS, PARCHMENT, SEATS, SOFT
from ludotheque.space.hex import q_of, r_of

WIDTH = 960
MAP = 620  # height of the map
LINE, SIZE = 32, 22  # of the lines below it
LETTERS_MOST = 80  # of a line
SHOWN = ("stocks", "hand", "land", "troops")


def svg(view: View, lang: str) -> str:
    """The view as a picture."""
    lines = _lines(view, lang)
    height = MAP + 70 + LINE * len(lines)
    title = view.edition.rules.title.get(lang)
    frame = Frame(WIDTH, height, title, PARCHMENT)
    top = label(20, 40, 28, INK, f"{title} · {looking.heading(view, lang)}", more=BOLD)
    if view.state.day > 0:
        pure = f"✦ {word(view, 'pure', lang)} {view.state.pure}"
        top += label(WIDTH - 20, 40, 26, INK, pure, "end")
    rows = [
        label(24, MAP + 90 + LINE * place, SIZE, tint, said, more=BOLD if bold else "")
        for place, (said, tint, bold) in enumerate(lines)
    ]
    return frame.around([top, *_map(looking.tiles(view)), *rows])


def _map(found: list[looking.Tile]) -> list[str]:
    """The hexes, as large as they fit."""
    spots = {
        tile.cell: (sqrt(3) * (q_of(tile.cell) + r_of(tile.cell) / 2), 1.5 * r_of(tile.cell))
        for tile in found
    }
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    size = min((WIDTH - 40) / (right - left + 2), (MAP - 20) / (bottom - top + 2), 70)
    middle, low = (left + right) / 2, (top + bottom) / 2
    parts = []
    for tile in found:
        x, y = spots[tile.cell]
        at = (WIDTH / 2 + size * (x - middle), 60 + MAP / 2 + size * (y - low))
        parts.append(_hex(tile, *at, size))
    return parts


def _hex(tile: looking.Tile, x: float, y: float, size: float) -> str:
    corners = [(0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)]
    points = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in corners)
    edge, wide = (SEATS[tile.owner], size * 0.14) if tile.owner >= 0 else (EDGE, 1.5)
    inner = " ".join(f"{x + size * 0.9 * dx:.1f},{y + size * 0.9 * dy:.1f}" for dx, dy in corners)
    sign = tile.sign + ("★" if tile.rich else "")
    return (
        f'<g><polygon points="{points}" fill="{PAINTS[tile.colour]}" stroke="{EDGE}"/>'
        f'<polygon points="{inner}" fill="none" stroke="{edge}" stroke-width="{wide:.1f}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.55:.1f}" fill="{LIGHT}" opacity="0.85"/>'
        + label(x, y - size * 0.04, round(size * 0.42), INK, sign, "middle")
        + label(x, y + size * 0.4, round(size * 0.46), INK, tile.held, "middle", BOLD)
        + label(x, y - size * 0.6, round(size * 0.24), LIGHT, CELL_NAMES[tile.cell], "middle")
        + "</g>"
    )


def _lines(view: View, lang: str) -> list[tuple[str, str, bool]]:
    """What is written below the map, in lines that fit."""
    return [
        (said, tint, bold)
        for long, tint, bold in _written(view, lang)
        for said in wrap(long, LETTERS_MOST)
    ]


def _written(view: View, lang: str) -> Iterator[tuple[str, str, bool]]:
    """Players, fronts and hand, with their colours."""
    for seat in range(view.edition.seats):
        acts = view.state.seat == seat
        who = f"{looking.LETTERS[seat]} {looking.seat_name(view, seat, lang)}"
        said = looking.counted(view, seat, lang, SHOWN)
        yield f"{'▸ ' if acts else ''}{who} · {said}", SEATS[seat], acts
    for cell, totals, armies in looking.fronts(view, lang):
        yield f"⚔ {CELL_NAMES[cell]} · {totals}", INK, True
        for who, units in armies:
            yield f"{who}\u00a0: {units}", SOFT, False
    hand = looking.hand(view, lang)
    held = ", ".join(f"{name}{f' ×{k}' if k > 1 else ''}" for name, k, _ in hand)
    if held:
        yield f"{word(view, 'hand', lang)}\u00a0: {held}", INK, False
