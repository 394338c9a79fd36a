"""Generals as a picture: the map that is printed, buildings, counters, and fog over it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ludotheque.core.svg import BOLD, Frame, Icons, label
from ludotheque.core.view import View
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.show.looking import (
    Figure,
    building_names,
    cargo,
    cell_name,
    cells,
    figure_at,
    general_of,
    is_lit,
    knows,
    memos,
    player,
    unit_name,
)
from ludotheque.games.generals.show.looks import (
    COUNTERS,
    FOG_OPACITY,
    INK,
    LINE,
    NEUTRAL_TINT,
    PAPER,
    SEAT_TINTS,
    SOFT,
)
from ludotheque.games.generals.show.sentences import prompt
from ludotheque.games.generals.show.terminal import say

CELL = 32
MARGIN, HEAD, FOOT = 28, 40, 26  # around the map; a line of the foot for each player
LEAST_WIDTH = 560
FULL = 100
FONT = "Inter, Helvetica, sans-serif"
DRAWN = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def svg(view: View, lang: str) -> str:
    """The view as a picture."""
    t = view.edition.t
    width = max(LEAST_WIDTH, t.width * CELL + 2 * MARGIN)
    height = HEAD + t.height * CELL + MARGIN + FOOT * t.seats + 12
    inside = [
        label(MARGIN, 26, 16, INK, f"{_head(view, lang)} · {prompt(view, lang)}"),
        f'<g transform="translate({MARGIN} {HEAD})">',
        *_ground(view),
        *_sites(view, lang),
        *_fog(view),
        *_reach(view),
        *_units(view, lang),
        "</g>",
        *_players(view, HEAD + t.height * CELL + MARGIN, lang),
    ]
    title = view.edition.rules.title.get(lang)
    return Frame(width, height, title, PAPER, FONT).around(inside, _defs(view))


def _head(view: View, lang: str) -> str:
    name = view.edition.facts["name"][lang]
    day = say(view, "day", lang, day=view.state.day, limit=view.edition.t.day_limit)
    return f"{name} · {day}"


def _defs(view: View) -> str:
    """A square for each terrain and building, drawn once."""
    facts = view.edition.facts
    grounds = {
        str(at): f'<rect width="32" height="32" fill="{terrain["tint"]}"/>'
        f'<path d="{terrain["drawing"]}" {DRAWN} stroke="{INK}" stroke-opacity=".42" '
        'stroke-width="1.3"/>'
        for at, terrain in enumerate(facts["terrains"])
    }
    sites = {
        str(at): f'<rect x="2" y="2" width="28" height="28" rx="3" fill="{PAPER}" '
        f'stroke="currentColor" stroke-width="2"/><path d="{kind["drawing"]}" {DRAWN} '
        'stroke="currentColor" stroke-width="2"/>'
        for at, kind in enumerate(facts["kinds"])
    }
    return Icons("ground", grounds).symbols() + Icons("site", sites).symbols()


def _use(name: str, cell: int, more: str = "") -> str:
    x, y = CELL * (cell % n.SIDE), CELL * (cell // n.SIDE)
    return f'<use href="#{name}" x="{x}" y="{y}" width="{CELL}" height="{CELL}"{more}/>'


def _ground(view: View) -> Iterator[str]:
    """The terrain, buildings lying on the one they count as, with numbers at the rim."""
    t, facts = view.edition.t, view.edition.facts
    names = [terrain["id"] for terrain in facts["terrains"]]
    for cell in (cell for row in cells(view) for cell in row):
        ground = t.ground[cell]
        if ground >= len(names):
            ground = names.index(facts["kinds"][ground - len(names)]["ground"])
        yield _use(f"ground-{ground}", cell)
    for x in range(t.width):
        yield label(CELL * x + 16, -3, 10, SOFT, x, "middle")
    for y in range(t.height):
        yield label(-4, CELL * y + 20, 10, SOFT, y, "end")
    size = f'width="{CELL * t.width}" height="{CELL * t.height}"'
    yield f'<rect {size} fill="none" stroke="{LINE}"/>'


def _sites(view: View, lang: str) -> Iterator[str]:
    """Buildings in the tint of their owner, with what is left of a damaged one."""
    t, s = view.edition.t, view.state
    for site in range(t.sites):
        cell, lord = t.site_cell[site], s.site_owner[site]
        tint = SEAT_TINTS[lord] if lord != n.NEUTRAL else NEUTRAL_TINT
        owner = player(lord) if lord != n.NEUTRAL else say(view, "neutral", lang)
        building = building_names(view.edition, cell)["building"].get(lang)
        name = f"{building} {cell_name(cell)}: {owner}"
        full = t.full_walls[t.site_kind[site]]
        bar = _bar(cell, s.walls[site] / full, tint) if s.walls[site] < full else ""
        drawn = _use(f"site-{t.site_kind[site]}", cell, f' color="{tint}"')
        yield f"<g><title>{escape(name)}</title>{drawn}{bar}</g>"


def _bar(cell: int, share: float, tint: str) -> str:
    x, y = CELL * (cell % n.SIDE) + 4, CELL * (cell // n.SIDE) + 27
    return (
        f'<rect x="{x}" y="{y}" width="24" height="3" fill="{PAPER}"/>'
        f'<rect x="{x}" y="{y}" width="{24 * share:g}" height="3" fill="{tint}"/>'
    )


def _fog(view: View) -> Iterator[str]:
    """Cells that nobody of the team sees, as paper with little print left."""
    for row in cells(view):
        dark = [cell for cell in row if not is_lit(view, cell)]
        if dark:
            path = "".join(
                f"M{CELL * (c % n.SIDE)} {CELL * (c // n.SIDE)}h{CELL}v{CELL}h-{CELL}z"
                for c in dark
            )
            yield f'<path class="fog" d="{path}" fill="{PAPER}" fill-opacity="{FOG_OPACITY}"/>'


def _reach(view: View) -> Iterator[str]:
    """Cells that the chosen unit may go to, and its own."""
    s = view.state
    for cell in (cell for row in cells(view) for cell in row):
        x, y = CELL * (cell % n.SIDE), CELL * (cell // n.SIDE)
        if s.phase == n.MOVE and s.reach[cell // n.SIDE] >> (cell % n.SIDE) & 1:
            yield (
                f'<rect x="{x + 2}" y="{y + 2}" width="28" height="28" fill="none" '
                f'stroke="{INK}" stroke-dasharray="3 3"/>'
            )
        if cell == s.chosen:
            yield (
                f'<rect x="{x + 1}" y="{y + 1}" width="30" height="30" fill="none" '
                f'stroke="{INK}" stroke-width="2.5"/>'
            )


def _units(view: View, lang: str) -> Iterator[str]:
    """Counters of what is seen, and pale ones where enemies were."""
    for cell, (seen, day) in memos(view).items():
        when = say(view, "seen_before", lang, day=day)
        yield _counter(view, cell, seen, f"{_name(view, cell, seen, lang)}, {when}", 0.4)
    for cell in (cell for row in cells(view) for cell in row):
        seen_now = figure_at(view.state, cell)
        if seen_now is not None:
            name = _name(view, cell, seen_now, lang)
            yield _counter(view, cell, seen_now, name, 0.72 if seen_now.done else 1)


def _name(view: View, cell: int, seen: Figure, lang: str) -> str:
    name = unit_name(view.edition, seen.type).get(lang)
    return f"{name} ({player(seen.seat)}) {cell_name(cell)}: {say(view, 'hp', lang, n=seen.hp)}"


def _counter(view: View, cell: int, seen: Figure, name: str, opacity: float) -> str:
    """A counter cut by its domain, with its letter, its HP, and a dot for each unit aboard."""
    t, tint = view.edition.t, SEAT_TINTS[seen.seat]
    letter = view.edition.facts["types"][seen.type]["letter"]
    x, y = CELL * (cell % n.SIDE), CELL * (cell // n.SIDE)
    hp = "" if seen.hp >= FULL else label(31, 31, 10, INK, seen.hp, "end", _OUTLINED)
    aboard = "".join(
        f'<circle cx="{5 + 6 * i}" cy="4" r="2.4" fill="{INK}"/>'
        for i in range(len(cargo(view, seen.seat, cell)))
    )
    return (
        f'<g class="unit" transform="translate({x} {y})" opacity="{opacity:g}">'
        f"<title>{escape(name)}</title>"
        f'<path d="{COUNTERS[t.domain[seen.type]]}" fill="{tint}" stroke="{PAPER}" '
        'stroke-width="1.5" stroke-linejoin="round"/>'
        + label(16, 21, 14, PAPER, letter, "middle", BOLD)
        + label(1, 31, 9, INK, player(seen.seat), more=_OUTLINED)
        + f"{hp}{aboard}</g>"
    )


_OUTLINED = f'{BOLD} stroke="{PAPER}" stroke-width="2.4" paint-order="stroke"'


def _players(view: View, top: int, lang: str) -> Iterator[str]:
    """A line for each player, in their tint."""
    s, t = view.state, view.edition.t
    for seat in range(t.seats):
        general = view.edition.texts["generals"][general_of(view.edition, seat)].get(lang)
        told_of = [player(seat), general]
        if not s.alive[seat]:
            told_of.append(say(view, "out", lang))
        elif knows(view, s.purse_eyes[seat]):
            told_of.append(say(view, "money", lang, n=s.money[seat]))
        if s.power[seat] or s.full[seat]:
            told_of.append(say(view, "power_on" if s.power[seat] else "gauge_full", lang))
        mark = "▸ " if s.seat == seat else ""
        y = top + FOOT * seat + 8
        yield label(MARGIN, y, 14, SEAT_TINTS[seat], mark + " · ".join(told_of), more=BOLD)
