"""Night Dealer as a picture: one-bit drawing with the six tints of ND-UI-b, owners by inversion.

A's tiles are white on black in a single frame, B's black on white in a double frame, so that
ownership never rests on colour. Every piece carries its name for screen readers.
"""

from html import escape
from textwrap import wrap
from typing import Any

from ludotheque.core.sentences import word
from ludotheque.core.svg import Frame, label
from ludotheque.core.view import View
from ludotheque.games.night_dealer import codes as n
from ludotheque.games.night_dealer.show.hints import Preview, preview
from ludotheque.games.night_dealer.show.looks import (
    ARCANE,
    HEXED,
    ICONS,
    KIND_NAMES,
    LIVES,
    MOON,
    MOON_SHAPES,
    NIGHT,
    PLAYERS,
    SHADE,
    WARDED,
    WHITE,
)
from ludotheque.games.night_dealer.show.sentences import (
    is_cursed,
    is_moon_wheel,
    kind_name,
    prompt,
    round_words,
    tile_at,
    turn_words,
)

WIDTH, HEIGHT = 480, 760
CELL, GAP = 104, 12  # ND-UI-d: at least 64
WHEEL = 64
BOARD_X, BOARD_Y = (WIDTH - 3 * CELL - 2 * GAP) // 2, 196
LINE_LENGTH = 56  # of the question at the bottom


def svg(view: View, lang: str) -> str:
    """The view as a picture; the one who looks sits at the bottom."""
    near = view.seat if view.seat in (0, 1) else 0
    ahead = preview(view) if view.edition.options["apprentice"] == "on" else Preview()
    inside = [
        _headline(view, lang),
        _player(view, 1 - near, 50, lang),
        *(_cell(view, cell, ahead, lang) for cell in range(n.CELLS)),
        _player(view, near, BOARD_Y + 3 * CELL + 2 * GAP + 26, lang),
        _question(view, lang),
    ]
    frame = Frame(WIDTH, HEIGHT, view.edition.rules.title.get(lang), NIGHT)
    return frame.around(inside, ICONS.symbols() + _dither())


def _dither() -> str:
    """The grain of empty cells: dots in Ombre on Nuit."""
    return (
        '<pattern id="nd-dither" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{NIGHT}"/>'
        f'<path d="M0 0h2v2h-2zM4 4h2v2h-2z" fill="{SHADE}"/></pattern>'
    )


def _headline(view: View, lang: str) -> str:
    """The moon of the round, and whose turn it is."""
    around = round_words(view, lang)
    return (
        f'<g transform="translate(24 10)"><title>{escape(around)}</title>'
        f'<circle cx="16" cy="16" r="13.5" fill="none" stroke="{MOON}" stroke-width="1.5"/>'
        f'<path d="{MOON_SHAPES[view.state.round - 1]}" fill="{MOON}"/></g>'
        + label(68, 32, 18, WHITE, around)
        + label(WIDTH - 24, 32, 18, WHITE, turn_words(view, lang), "end")
    )


def _question(view: View, lang: str) -> str:
    """What is asked, on up to three lines at the bottom."""
    lines = wrap(prompt(view, lang), LINE_LENGTH)
    top = HEIGHT - 20 * len(lines) - 2
    return "".join(
        label(WIDTH / 2, top + 20 * i, 16, WHITE, line, "middle") for i, line in enumerate(lines)
    )


def _player(view: View, seat: int, y: int, lang: str) -> str:
    """Name, nine lives, Omen and five wheels of one player."""
    s = view.state
    name = "rounds_won" if view.edition.t.by_rounds else "lives"
    said = word(view, name, lang, seat=PLAYERS[seat], points=s.points[seat])
    tint = MOON if s.seat == seat else WHITE
    parts = [f"<g><title>{escape(said)}</title>", label(24, y + 24, 24, tint, PLAYERS[seat])]
    for life in range(LIVES):
        held = life < s.points[seat]
        parts.append(ICONS.icon("life" if held else "nolife", 56 + 27 * life, y + 4, 24, MOON))
    parts += [label(308, y + 24, 20, MOON, s.points[seat]), "</g>"]
    if seat != s.first:
        parts.append(_omen(view, y, lang))
    parts += [_wheel(view, seat, wheel, y + 40, lang) for wheel in range(n.WHEELS)]
    return "".join(parts)


def _omen(view: View, y: int, lang: str) -> str:
    """The token beside the second player; crossed when it is used (ND-OM-a)."""
    said = word(view, "omen_ready" if view.state.omen else "omen_spent", lang)
    tint = ARCANE if view.state.omen else SHADE
    cross = ""
    if not view.state.omen:
        cross = (
            f'<path d="M422 {y + 4}l24 24M446 {y + 4}l-24 24" stroke="{WHITE}" stroke-width="2"/>'
        )
    return f"<g><title>{escape(said)}</title>{ICONS.icon('omen', 420, y + 2, 28, tint)}{cross}</g>"


def _wheel(view: View, seat: int, wheel: int, y: int, lang: str) -> str:
    """One wheel: a ring with its face, dashed when spent."""
    face = view.state.wheel[seat][wheel]
    name = "moon_wheel" if is_moon_wheel(view.edition.t, wheel) else "wheel"
    blank = {n.SPENT: "spent", n.UNROLLED: "unrolled"}
    shown = word(view, blank[face], lang) if face in blank else kind_name(view.edition, face, lang)
    said = word(view, name, lang, wheel=wheel + 1, face=shown)
    x = 48 + wheel * (WHEEL + 16)
    laid = seat == view.state.seat and wheel in view.state.tile_wheel[: view.state.laid]
    ring = MOON if laid else (SHADE if face in blank else WHITE)
    dash = ' stroke-dasharray="4 5"' if face == n.SPENT else ""
    parts = [
        f'<g class="wheel"><title>{escape(said)}</title>'
        f'<rect x="{x}" y="{y}" width="{WHEEL}" height="{WHEEL}" fill="{NIGHT}"/>'
        f'<circle cx="{x + 32}" cy="{y + 32}" r="30" fill="none" stroke="{ring}" '
        f'stroke-width="2"{dash}/>'
    ]
    if name == "moon_wheel":
        parts.append(f'<circle cx="{x + 32}" cy="{y + 32}" r="26" fill="none" stroke="{ring}"/>')
    if face not in blank:
        tint = ARCANE if face == n.ECLIPSE else WHITE
        parts.append(ICONS.icon(KIND_NAMES[face], x + 16, y + 16, 32, tint))
    parts.append(label(x + 2, y + 12, 13, ring, wheel + 1))
    return "".join(parts) + "</g>"


def _cell(view: View, cell: int, ahead: Preview, lang: str) -> str:
    """One cell with its tile, badges and tokens."""
    s = view.state
    x, y = BOARD_X + cell % 3 * (CELL + GAP), BOARD_Y + cell // 3 * (CELL + GAP)
    owner, kind = tile_at(s, cell)
    parts = [f'<g class="cell"><title>{escape(_cell_words(view, cell, ahead, lang))}</title>']
    if owner == n.NONE:
        parts.append(_square(x, y, 0, "url(#nd-dither)", SHADE, ""))
        parts += [_trap(seat, x, y) for seat in (0, 1) if s.trap[seat] == cell]
    else:
        parts.append(_tile(owner, kind, x, y, cell in s.tile_cell[: s.laid]))
        parts.append(_badges(s, cell, x, y))
    ink = NIGHT if owner == 1 else WHITE
    parts.append(label(x + 14, y + CELL - 13, 14, ink, cell + 1))
    parts.append(_ring(s, cell, ahead, x, y))
    return "".join(parts) + "</g>"


def _square(x: int, y: int, inset: int, fill: str, stroke: str, more: str) -> str:
    side = CELL - 2 * inset
    return (
        f'<rect x="{x + inset}" y="{y + inset}" width="{side}" height="{side}" rx="6" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="2"{more}/>'
    )


def _tile(owner: int, kind: int, x: int, y: int, prepared: bool) -> str:
    ink, paper = (NIGHT, WHITE) if owner == 1 else (WHITE, NIGHT)
    frame = _square(x, y, 0, paper, MOON if prepared else WHITE, "")
    if owner == 1:
        frame += _square(x, y, 6, "none", ink, "")
    return frame + ICONS.icon(KIND_NAMES[kind], x + 24, y + 24, 56, ink)


def _trap(seat: int, x: int, y: int) -> str:
    """A trap token in its owner's style (ND-HEX-f: always visible)."""
    left = x + (10 if seat == 0 else 56)
    ink, paper = (NIGHT, WHITE) if seat == 1 else (WHITE, NIGHT)
    return (
        f'<rect x="{left}" y="{y + 34}" width="38" height="38" rx="19" fill="{paper}" '
        f'stroke="{ink if seat == 0 else WHITE}" stroke-width="2"/>'
        + ICONS.icon("trap", left + 6, y + 39, 26, ink)
    )


def _badges(s: Any, cell: int, x: int, y: int) -> str:
    """Shield at the top left, curse with its delay at the top right, ECLIPSE below."""
    parts = []
    if s.shield[cell]:
        parts.append(ICONS.icon("shield", x + 8, y + 8, 26, WARDED))
    if is_cursed(s, cell):
        parts.append(ICONS.icon("mark", x + CELL - 34, y + 8, 26, HEXED))
        parts.append(label(x + CELL - 21, y + 46, 14, HEXED, "1", "middle"))
    if s.badge[cell]:
        parts.append(ICONS.icon("eclipse", x + CELL - 32, y + CELL - 32, 22, ARCANE))
    return "".join(parts)


def _ring(s: Any, cell: int, ahead: Preview, x: int, y: int) -> str:
    """What is about to happen: outlined if won or lost, dashed shield, dotted curse."""
    if cell in ahead.won:
        return _square(x, y, -5, "none", MOON, "")
    if cell in ahead.lost or (s.phase == n.OMEN and s.pending >> cell & 1):
        return _square(x, y, -5, "none", HEXED, "")
    if cell in ahead.broken:
        return _square(x, y, -5, "none", WARDED, ' stroke-dasharray="10 6"')
    if cell in ahead.due:
        return _square(x, y, -5, "none", HEXED, ' stroke-dasharray="2 6"')
    return ""


def _cell_words(view: View, cell: int, ahead: Preview, lang: str) -> str:
    """All that a cell shows, said aloud."""
    s = view.state
    owner, kind = tile_at(s, cell)
    if owner == n.NONE:
        words = [word(view, "empty_cell", lang, cell=cell + 1)]
        traps = [seat for seat in (0, 1) if s.trap[seat] == cell]
        return ", ".join(words + [word(view, "trap", lang, seat=PLAYERS[seat]) for seat in traps])
    values = {"cell": cell + 1, "kind": kind_name(view.edition, kind, lang), "seat": PLAYERS[owner]}
    words = [word(view, "tile", lang, **values)]
    signs = {
        "prepared": cell in s.tile_cell[: s.laid],
        "shield": s.shield[cell],
        "badge": s.badge[cell],
        "threatened": s.phase == n.OMEN and s.pending >> cell & 1,
        "would_win": cell in ahead.won,
        "would_lose": cell in ahead.lost,
        "shield_would_break": cell in ahead.broken,
    }
    words += [word(view, name, lang) for name, shown in signs.items() if shown]
    return ", ".join(words + _curses(view, cell, lang))


def _curses(view: View, cell: int, lang: str) -> list[str]:
    """The marks on a cell: due in the turn under way, or in the next."""
    s = view.state
    fresh = zip(s.mark_cell[: s.mark_n], s.mark_author, strict=False)
    due = list(zip(s.due_cell[: s.due_n], s.due_author, strict=False))[s.due_at :]
    name = "mark" if s.step else "mark_due"  # outside a resolution, marks are due this turn
    said = [(name, author) for at, author in fresh if at == cell]
    said += [("mark_due", author) for at, author in due if at == cell]
    return [word(view, name, lang, seat=PLAYERS[author]) for name, author in said]
