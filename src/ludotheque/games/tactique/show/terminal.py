"""Tactique in a terminal: lines with Rich markup."""

from collections import Counter

from ludotheque.core.sentences import called, word
from ludotheque.core.view import View
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.vocabulary import TERRAINS
from ludotheque.games.tactique.show import looking
from ludotheque.games.tactique.show.looks import SIDES
from ludotheque.games.tactique.show.sentences import PLAYERS, card_name

WIDTH = 15  # signs of a cell


def board(view: View, lang: str) -> str:
    """The view as lines of text with Rich markup; the one who looks sits at the bottom."""
    near = looking.near_seat(view)
    title = view.edition.rules.title.get(lang)
    lines = [f"[bold]{title}[/] · {looking.turn_words(view, lang)}", ""]
    if view.state.phase == n.BUILD:
        return "\n".join([*lines, *_building(view, lang)])
    lines += [*_player(view, 1 - near, lang), *_grid(view, 1 - near, lang, far=True)]
    lines += ["  " + "═" * (6 + n.COLUMNS * (WIDTH + 1))]
    lines += [*_grid(view, near, lang, far=False), *_player(view, near, lang)]
    if view.seat in (0, 1):
        lines += ["", *_hand(view, lang)]
    return "\n".join([*lines, "", f"[dim]{word(view, 'legend', lang)}[/]"])


def _player(view: View, seat: int, lang: str) -> list[str]:
    """Counters, persistent spells and conditions of one player."""
    s, said = view.state, " · ".join(looking.counters(view, seat, lang))
    mark = "▸" if s.seat == seat else " "
    name = looking.faction_name(view, seat).get(lang)
    lines = [f"{mark} [bold {SIDES[seat]}]{PLAYERS[seat]}[/]  {name}  {said}"]
    for what, pile, count in (
        ("persistent", s.lasting[seat], s.lasting_n[seat]),
        ("known", s.known[seat], s.known_n[seat]),
    ):
        if count:
            cards = ", ".join(card_name(view.edition, card).get(lang) for card in pile[:count])
            lines.append(f"     {word(view, what, lang)} : {cards}")
    return [*lines, "     " + " · ".join(looking.progress(view, seat, lang))]


def _grid(view: View, seat: int, lang: str, far: bool) -> list[str]:
    """A grid, the front towards the middle; the far one is turned by half a turn."""
    rows = range(n.ROWS - 1, -1, -1) if far else range(n.ROWS)
    lines = []
    for row in rows:
        columns = range(n.COLUMNS - 1, -1, -1) if far else range(n.COLUMNS)
        spots = [seat * n.CELLS + row * n.COLUMNS + column for column in columns]
        cells = [_cell(view, spot, lang) for spot in spots]
        lines.append(f"  {row + 1} │" + "│".join(name for name, _ in cells) + "│")
        lines.append("    │" + "│".join(figures for _, figures in cells) + "│")
    return lines


def _cell(view: View, spot: int, lang: str) -> tuple[str, str]:
    """Two lines of a cell: the unit's name, then its figures and marks."""
    s, t = view.state, view.edition.t
    if not t.playable[spot]:
        return "[dim]" + "▒" * WIDTH + "[/]", "[dim]" + "▒" * WIDTH + "[/]"
    ground = s.terrain[spot]
    sign = view.edition.texts["terrains"][TERRAINS[ground - 1]].get(lang)[:5] if ground else ""
    found = looking.unit_at(view, spot)
    if found is None:
        return " " * WIDTH, f"[dim]{sign:<{WIDTH}}[/]"
    figures = f"{found.atk}/{found.hp}" + (f"+{found.shield}" if found.shield else "")
    figures += f" {found.reach} {_marks(view, found, lang)}"
    room = WIDTH - len(figures)
    return (
        f"[bold]{found.name.get(lang)[:WIDTH]:<{WIDTH}}[/]",
        f"{figures}[dim]{sign[:room]:>{room}}[/]",
    )


def _marks(view: View, unit: looking.Unit, lang: str) -> str:
    known = [mark for mark in unit.marks if mark != "linked"]
    return "".join(word(view, f"{mark}_mark", lang) for mark in known)


def _hand(view: View, lang: str) -> list[str]:
    """The hand, each card once, dimmed where it can't be played."""
    s, edition = view.state, view.edition
    held = Counter(s.hand[view.seat][: s.hand_n[view.seat]])
    lines = [] if held else [f"     [dim]{word(view, 'empty', lang)}[/]"]
    for card, count in sorted(held.items(), key=lambda one: (edition.t.cost[one[0]], one[0])):
        label = edition.labels["cards"][card]
        name = card_name(edition, card).get(lang) + (f" ×{count}" if count > 1 else "")
        style = "bold" if edition.t.cost[card] <= s.echoes[view.seat] else "dim"
        stats = f" {edition.t.atk[card]}/{edition.t.hp[card]}" if not edition.t.type[card] else ""
        said = edition.texts["card_texts"][label].get(lang)
        lines.append(
            f"     {edition.t.cost[card]} [{style}]{label} {name}[/]{stats}  [dim]{said}[/]"
        )
    return lines


def _building(view: View, lang: str) -> list[str]:
    """The deck as far as its builder has chosen it; others see nothing of it."""
    s, edition = view.state, view.edition
    if view.seat != s.seat:
        return []
    cards = Counter(s.list[s.seat][: s.list_n[s.seat]])
    lines = [
        f"     {count} × {called(edition, 'cards', c).get(lang)}" for c, count in cards.items()
    ]
    return [*lines, f"     [dim]{sum(cards.values())}/{n.DECK}[/]"]
