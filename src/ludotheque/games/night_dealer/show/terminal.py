"""Night Dealer in a terminal: lines with Rich markup; owners are told by their frames."""

from typing import Any

from ludotheque.core.sentences import text
from ludotheque.core.view import View
from ludotheque.games.night_dealer import codes as n
from ludotheque.games.night_dealer.show.hints import Preview, preview
from ludotheque.games.night_dealer.show.looks import ARCANE, HEXED, LIVES, MOON, PLAYERS, WARDED
from ludotheque.games.night_dealer.show.sentences import (
    is_cursed,
    is_moon_wheel,
    kind_name,
    round_words,
    tile_at,
    turn_words,
)

GLYPHS = ("╱╱╱", "‹◉›", "«◈»")
MOONS = ("☽", "◐", "●", "◑", "☾")  # one for each round

# Frames tell owners apart without colour: top, side, bottom with room for a sign, its rule.
FRAMES = {
    0: ("┌─────────┐", "│", "└──{}──┘", "─"),
    1: ("╔═════════╗", "║", "╚══{}══╝", "═"),
    n.NONE: ("┌╌╌╌╌╌╌╌╌╌┐", "╎", "└╌╌{}╌╌┘", "╌"),
}


def board(view: View, lang: str) -> str:
    """The view as lines of text with Rich markup."""
    near = view.seat if view.seat in (0, 1) else 0
    ahead = preview(view) if view.edition.options["apprentice"] == "on" else Preview()
    cells = [_cell(view, cell, ahead, lang) for cell in range(n.CELLS)]
    lines = [_headline(view, lang), "", *_player(view, 1 - near, lang), ""]
    for row in range(0, n.CELLS, 3):
        lines += ["     " + " ".join(parts) for parts in zip(*cells[row : row + 3], strict=True)]
    lines += ["", *_player(view, near, lang), ""]
    lines.append(f"[dim]{text(view.edition, 'words', 'legend').get(lang)}[/]")
    return "\n".join(lines)


def _headline(view: View, lang: str) -> str:
    title = view.edition.rules.title.get(lang)
    moon = f"[{MOON}]{MOONS[view.state.round - 1]}[/]"
    return f"{moon}  [bold]{title}[/] · {round_words(view, lang)} · {turn_words(view, lang)}"


def _player(view: View, seat: int, lang: str) -> list[str]:
    """Lives, Omen and wheels of one player."""
    s, edition = view.state, view.edition
    points = s.points[seat]
    lives = "◉" * min(points, LIVES) + f"[dim]{'◌' * (LIVES - points)}[/]"
    mark = "▸" if s.seat == seat else " "
    line = f"{mark} [bold]{PLAYERS[seat]}[/]  [{MOON}]{lives}[/] {points}"
    if seat != s.first:
        ready = text(edition, "words", "omen_ready" if s.omen else "omen_spent").get(lang)
        line += f"   [{ARCANE}]✦ {ready}[/]" if s.omen else f"   [dim strike]✦ {ready}[/]"
    wheels = "   ".join(_wheel(view, seat, wheel, lang) for wheel in range(n.WHEELS))
    return [line, f"     {wheels}"]


def _wheel(view: View, seat: int, wheel: int, lang: str) -> str:
    face = view.state.wheel[seat][wheel]
    moon = "☾" if is_moon_wheel(view.edition.t, wheel) else ""
    if face == n.SPENT:
        return f"[dim]{wheel + 1}{moon} ×[/]"
    if face == n.UNROLLED:
        return f"[dim]{wheel + 1}{moon} ?[/]"
    name = kind_name(view.edition, face, lang)
    style = ARCANE if face == n.ECLIPSE else "bold"
    if seat == view.state.seat and wheel in view.state.tile_wheel[: view.state.laid]:
        style = f"{MOON} reverse"
    return f"{wheel + 1}{moon} [{style}]{name}[/]"


def _cell(view: View, cell: int, ahead: Preview, lang: str) -> list[str]:
    """Four lines of one cell: frame, glyph and badges, name, frame with what would happen."""
    s = view.state
    owner, kind = tile_at(s, cell)
    top, side, bottom, rule = FRAMES[owner]
    style = {n.NONE: "dim", 0: "white", 1: "black on white"}[owner]
    style = MOON if cell in s.tile_cell[: s.laid] else style
    glyph = GLYPHS[kind] if owner != n.NONE else "   "
    name = kind_name(view.edition, kind, lang) if owner != n.NONE else ""
    sign, tint = _fate(s, cell, ahead)
    end = f"{rule}[{tint}]({sign})[/]{rule}" if sign else rule * 5
    lines = (
        top,
        f"{side}{cell + 1} {glyph} {_badges(s, cell)}{side}",
        f"{side}{name.center(9)}{side}",
        bottom.format(end),
    )
    return [f"[{style}]{line}[/]" for line in lines]


def _badges(s: Any, cell: int) -> str:
    """Shield, curse and ECLIPSE badge of a tile, or the traps of an empty cell: three signs."""
    if s.owner[cell] == n.NONE:
        owners = "".join(PLAYERS[seat] for seat in range(n.SEATS) if s.trap[seat] == cell)
        return f"[bold not dim]{('✕' + owners if owners else '').ljust(3)}[/]"
    cursed = is_cursed(s, cell)
    return (
        (f"[{WARDED}]▼[/]" if s.shield[cell] else " ")
        + (f"[{HEXED}]![/]" if cursed else " ")
        + (f"[{ARCANE}]☾[/]" if s.badge[cell] else " ")
    )


def _fate(s: Any, cell: int, ahead: Preview) -> tuple[str, str]:
    """What is about to happen to a cell, as a sign and its tint."""
    if s.phase == n.OMEN and s.pending >> cell & 1:
        return "?", HEXED
    if cell in ahead.won:
        return "+", MOON
    if cell in ahead.lost:
        return "−", HEXED
    if cell in ahead.broken:
        return "▽", WARDED
    return ("…", HEXED) if cell in ahead.due else ("", "")
