"""Generals in a terminal: the map in letters, the players, the units, with Rich markup."""

from __future__ import annotations

from ludotheque.core.sentences import text
from ludotheque.core.view import View
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.rules.board import income_of
from ludotheque.games.generals.show.looking import (
    Figure,
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
    winners_of,
)
from ludotheque.games.generals.show.looks import SEAT_STYLES

FOG = "░"
DONE = "✓"
FULL = 100


def board(view: View, lang: str) -> str:
    """The view as lines of text with Rich markup."""
    edition = view.edition
    name = plain(edition.facts["name"][lang])
    day = say(view, "day", lang, day=view.state.day, limit=edition.t.day_limit)
    head = f"[bold]{edition.rules.title.get(lang)}[/] · {name} · {day}"
    if view.outcome is None:
        head += " · " + say(view, "turn_of", lang, seat=player(view.state.seat))
    lines = [head, "", *_players(view, lang), "", *_map(view), ""]
    return "\n".join([*lines, *_units(view, lang), f"[dim]{say(view, 'legend', lang)}[/]"])


def say(view: View, name: str, lang: str, **values: object) -> str:
    """One of the short words of the content."""
    return text(view.edition, "words", name, **values).get(lang)


def plain(words: str) -> str:
    """Words that somebody else wrote, safe among Rich markup."""
    return words.replace("[", "\\[")


# -- players


def _players(view: View, lang: str) -> list[str]:
    return [_player(view, seat, lang) for seat in range(view.edition.t.seats)]


def _player(view: View, seat: int, lang: str) -> str:
    """Who it is, and what is known of money, income and gauge."""
    s, t = view.state, view.edition.t
    mark = "▸" if s.seat == seat else "★" if seat in winners_of(view) else " "
    general = view.edition.texts["generals"][general_of(view.edition, seat)].get(lang)
    parts = [general]
    if len(set(t.team[: t.seats])) < t.seats:
        parts.append(say(view, "team", lang, n=t.team[seat] + 1))
    if not s.alive[seat]:
        parts.append(say(view, "out", lang))
    else:
        if knows(view, s.purse_eyes[seat]):
            parts.append(say(view, "money", lang, n=s.money[seat]))
        parts.append(say(view, "income", lang, n=income_of(t, s, seat)))
        parts += _gauge(view, seat, lang)
    style = SEAT_STYLES[seat]
    return f"{mark} [bold {style}]{player(seat)}[/]  " + " · ".join(parts)


def _gauge(view: View, seat: int, lang: str) -> list[str]:
    """GEN-C-06 Enemies see under fog only whether a gauge is full."""
    s, t = view.state, view.edition.t
    if s.power[seat]:
        return [f"[bold]{say(view, 'power_on', lang)}[/]"]
    if s.full[seat]:
        return [f"[bold]{say(view, 'gauge_full', lang)}[/]"]
    if not t.power_cost[seat] or not knows(view, s.purse_eyes[seat]):
        return []
    return [say(view, "gauge", lang, n=s.gauge[seat], most=t.power_cost[seat])]


# -- the map


def _map(view: View) -> list[str]:
    """Three signs a cell, with the numbers of columns and rows around."""
    seen_before = memos(view)
    head = "    " + "".join(f"{x:<3}" for x in range(view.edition.t.width))
    lines = [f"[dim]{head.rstrip()}[/]"]
    for y, row in enumerate(cells(view)):
        lines.append(f"[dim]{y:>2}[/]  " + "".join(_cell(view, cell, seen_before) for cell in row))
    return lines


def _cell(view: View, cell: int, seen_before: dict[int, tuple[Figure, int]]) -> str:
    """A unit, the trace of one, a building, or the ground; fog where nobody looks."""
    s = view.state
    letter = view.edition.facts["rows"][cell // n.SIDE][cell % n.SIDE]
    site = view.edition.t.site[cell]
    seen = figure_at(s, cell)
    chosen = " reverse" if cell == s.chosen else ""
    if seen is not None:
        under = " underline" if site != n.NONE else ""
        return f"[bold {SEAT_STYLES[seen.seat]}{under}{chosen}]{_signs(view, seen)}[/]"
    if cell in seen_before:
        trace = seen_before[cell][0]
        return f"[{SEAT_STYLES[trace.seat]}]{_letter(view, trace)}{player(trace.seat).lower()}?[/]"
    fog = " " if is_lit(view, cell) else FOG
    if site != n.NONE:
        lord = s.site_owner[site]
        style = SEAT_STYLES[lord] if lord != n.NEUTRAL else "bold"
        owner = player(lord).lower() if lord != n.NEUTRAL else "·"
        return f"[{style}{chosen}]{letter}{owner}{_walls(view, site) or fog}[/]"
    style = "green" if view.edition.t.cover[cell] else "default"
    return f"[{style}]{letter}  [/]" if fog == " " else f"[dim]{letter}{FOG}{FOG}[/]"


def _signs(view: View, seen: Figure) -> str:
    """Letter, owner, and tens of HP unless it is whole; a small letter once it has acted."""
    letter = _letter(view, seen)
    letter = letter.lower() if seen.done else letter
    return f"{letter}{player(seen.seat).lower()}{' ' if seen.hp >= FULL else seen.hp // 10}"


def _letter(view: View, seen: Figure) -> str:
    return str(view.edition.facts["types"][seen.type]["letter"])


def _walls(view: View, site: int) -> str:
    """Tenths of its HP that a damaged building has left."""
    full = view.edition.t.full_walls[view.edition.t.site_kind[site]]
    walls = view.state.walls[site]
    return "" if walls == full else str(10 * walls // full)


# -- the units, in words


def _units(view: View, lang: str) -> list[str]:
    """Every unit that is seen, by owner and type, then traces of those that were."""
    found: dict[tuple[int, int], list[str]] = {}
    for cell in (cell for row in cells(view) for cell in row):
        seen = figure_at(view.state, cell)
        if seen is not None:
            found.setdefault((seen.seat, seen.type), []).append(_stand(view, cell, seen, lang))
    lines = [_line(view, *key, stands, lang) for key, stands in sorted(found.items())]
    traces: dict[tuple[int, int], list[str]] = {}
    for cell, (seen, day) in memos(view).items():
        when = f"{cell_name(cell)} {say(view, 'seen_before', lang, day=day)}"
        traces.setdefault((seen.seat, seen.type), []).append(when)
    return lines + [
        f"[dim]{_line(view, *key, stands, lang, '?')}[/]" for key, stands in sorted(traces.items())
    ]


def _line(view: View, seat: int, type: int, stands: list[str], lang: str, mark: str = " ") -> str:
    """All units of one type that a player has, as far as they are seen."""
    letter = view.edition.facts["types"][type]["letter"]
    name = unit_name(view.edition, type).get(lang)
    head = f"  [{SEAT_STYLES[seat]}]{player(seat)}[/] {mark} {letter} {name}  "
    return head + " · ".join(stands)


def _stand(view: View, cell: int, seen: Figure, lang: str) -> str:
    """Where one stands, and what there is to say of it."""
    s, seat = view.state, seen.seat
    parts = [cell_name(cell) + (DONE if seen.done else "")]
    if seen.hp < FULL:
        parts.append(say(view, "hp", lang, n=seen.hp))
    if view.edition.t.flies[seen.type] and knows(view, s.purse_eyes[seat]):
        parts.append(say(view, "fuel", lang, n=s.fuel[cell]))
    aboard = [unit_name(view.edition, s.aboard_type[seat][i]) for i in cargo(view, seat, cell)]
    if aboard:
        units = ", ".join(name.get(lang) for name in aboard)
        parts.append(say(view, "cargo", lang, units=units))
    return " ".join(parts)
