"""Tactique as a picture: the far grid above, turned round, the front line, one's own below."""

from collections import Counter
from textwrap import wrap

from ludotheque.core.sentences import text
from ludotheque.core.svg import BOLD, Frame, box, group, label, lines, rim
from ludotheque.core.view import View
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.vocabulary import TERRAINS
from ludotheque.games.tactique.moves import CELL_NAMES
from ludotheque.games.tactique.show import looking, looks
from ludotheque.games.tactique.show.sentences import PLAYERS, card_name, prompt

WIDTH, HEIGHT = 960, 760
CELL_W, CELL_H, GAP = 118, 78, 6
GRID_X, FAR_Y, NEAR_Y = 60, 44, 336
FRONT_Y = 318
SIDE_X = GRID_X + n.COLUMNS * (CELL_W + GAP) + 14
HAND_Y = 612
CARD_W = 128


def svg(view: View, lang: str) -> str:
    """The view as a picture."""
    title = view.edition.rules.title.get(lang)
    near = looking.near_seat(view)
    parts = [
        label(GRID_X, 30, 19, looks.SOFT, looking.turn_words(view, lang)),
        *_grid(view, 1 - near, lang, far=True),
        f'<path d="M{GRID_X} {FRONT_Y}H{SIDE_X - 20}" stroke="{looks.LIGHT}" stroke-width="3"/>',
        *_grid(view, near, lang, far=False),
        _player(view, 1 - near, FAR_Y, lang),
        _player(view, near, NEAR_Y, lang),
        lines(GRID_X, HAND_Y - 8, 19, looks.LIGHT, wrap(prompt(view, lang), 100)),
    ]
    if view.seat in (0, 1):
        parts.append(_hand(view, lang))
    return Frame(WIDTH, HEIGHT, title, looks.HANGAR).around(parts)


def _grid(view: View, seat: int, lang: str, far: bool) -> list[str]:
    """A grid with its row numbers, the front towards the middle."""
    top, found = (FAR_Y if far else NEAR_Y), []
    for cell in range(n.CELLS):
        row, column = divmod(cell, n.COLUMNS)
        down = n.ROWS - 1 - row if far else row
        across = n.COLUMNS - 1 - column if far else column
        x, y = GRID_X + across * (CELL_W + GAP), top + down * (CELL_H + GAP)
        found.append(_cell(view, seat * n.CELLS + cell, (x, y), lang))
        if across == 0:
            found.append(label(GRID_X - 24, y + CELL_H / 2 + 6, 16, looks.SOFT, str(row + 1)))
    return found


def _cell(view: View, spot: int, at: tuple[float, float], lang: str) -> str:
    """A cell: a plate or a hole, its terrain, and the unit on it."""
    x, y = at
    s, t, edition = view.state, view.edition.t, view.edition
    place = CELL_NAMES[spot % n.CELLS]
    if not t.playable[spot]:
        return box(x, y, CELL_W, CELL_H, looks.HOLE)
    parts, said = [box(x, y, CELL_W, CELL_H, looks.PLATE, rim(looks.EDGE))], place
    if s.terrain[spot]:
        kind = TERRAINS[s.terrain[spot] - 1]
        name = edition.texts["terrains"][kind].get(lang)
        parts.append(
            box(x + 3, y + CELL_H - 19, CELL_W - 6, 16, looks.HOLE, rim(looks.GROUNDS[kind]))
        )
        parts.append(label(x + 8, y + CELL_H - 6, 14, looks.INK, name))
        said += f", {name}"
    unit = looking.unit_at(view, spot)
    if unit is not None:
        parts += _unit(view, unit, at, spot, lang)
        said += f", {unit.name.get(lang)} {unit.atk}/{unit.hp}"
    return group("cell", said, *parts)


def _unit(
    view: View, unit: looking.Unit, at: tuple[float, float], spot: int, lang: str
) -> list[str]:
    """Name, ATK and HP, shield, range and marks."""
    x, y = at
    words = wrap(unit.name.get(lang), 15)[:2]
    marks = [view.edition.texts["marks"][mark].get(lang) for mark in unit.marks]
    marks += [text(view.edition, "words", "age", n=unit.age).get(lang)] if unit.age else []
    shield = [label(x + 62, y + 56, 17, looks.GUARD, f"+{unit.shield}")] if unit.shield else []
    return [
        box(x, y, CELL_W, CELL_H, "none", rim(looks.SIDES[spot // n.CELLS], 2)),
        lines(x + 7, y + 18, 15, looks.INK, words),
        label(x + 8, y + 56, 19, looks.INK, str(unit.atk), more=BOLD),
        label(x + 38, y + 56, 19, looks.HURT if unit.hurt else looks.INK, str(unit.hp), more=BOLD),
        *shield,
        label(x + 90, y + 56, 15, looks.SOFT, unit.reach),
        label(x + 7, y + 73, 14, looks.SOFT, " · ".join(marks)[:17]),
    ]


def _player(view: View, seat: int, y: float, lang: str) -> str:
    """Counters and conditions beside a grid."""
    s, edition = view.state, view.edition
    said = [*looking.counters(view, seat, lang), *looking.progress(view, seat, lang)]
    said += [card_name(edition, c).get(lang) for c in s.lasting[seat][: s.lasting_n[seat]]]
    name = f"{PLAYERS[seat]} · {looking.faction_name(view, seat).get(lang)}"
    told = [line for one in said for line in wrap(one, 26)]
    return group(
        "player",
        f"{name}. {', '.join(said)}",
        label(SIDE_X, y + 16, 20, looks.SIDES[seat], name, more=BOLD),
        lines(SIDE_X, y + 40, 17, looks.INK, told),
    )


def _hand(view: View, lang: str) -> str:
    """The hand, each card once: cost, name, figures, how many."""
    s, t, edition = view.state, view.edition.t, view.edition
    held = Counter(s.hand[view.seat][: s.hand_n[view.seat]])
    parts = []
    for at, (card, count) in enumerate(sorted(held.items(), key=lambda c: (t.cost[c[0]], c[0]))):
        x = GRID_X + at % 6 * (CARD_W + 8)
        y = HAND_Y + 18 + at // 6 * 62
        name = card_name(edition, card).get(lang) + (f" ×{count}" if count > 1 else "")
        stats = f"{t.atk[card]}/{t.hp[card]}" if t.type[card] == n.UNIT else ""
        tint = looks.INK if t.cost[card] <= s.echoes[view.seat] else looks.SOFT
        parts += [
            box(x, y, CARD_W, 56, looks.PLATE, rim(looks.EDGE)),
            label(x + 8, y + 20, 17, looks.LIGHT, str(t.cost[card]), more=BOLD),
            label(x + 88, y + 20, 16, tint, stats),
            lines(x + 7, y + 37, 15, tint, wrap(name, 16)[:2]),
        ]
    return group("hand", text(edition, "words", "hand").get(lang), *parts)
