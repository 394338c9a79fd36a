"""Eden in a terminal: lines with Rich markup."""

from ludotheque.core.sentences import word
from ludotheque.core.view import View
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.show import looking
from ludotheque.games.eden.show.looks import PAINTS
from ludotheque.games.eden.show.sentences import card_name
from ludotheque.space.hex import q_of, r_of

WIDTH = 8  # signs of a hex


def board(view: View, lang: str) -> str:
    """The view as lines of text with Rich markup."""
    title = view.edition.rules.title.get(lang)
    head = f"[bold]{title}[/] · {looking.heading(view, lang)}"
    pure = f"✦ {word(view, 'pure', lang)} {view.state.pure}"
    lines = [head, "", *_map(looking.tiles(view)), "", pure, ""]
    for seat in range(view.edition.seats):
        lines += _player(view, seat, lang)
    for place, (_, totals, armies) in enumerate(looking.fronts(view, lang), 1):
        lines += ["", f"[bold]{word(view, 'front', lang, front=place)}[/] · {totals}"]
        lines += [f"  {who}: {units}" for who, units in armies]
    held = looking.hand(view, lang)
    if held:
        lines += ["", *(f"  {name} ×{count}  [dim]{said}[/]" for name, count, said in held)]
    return "\n".join(lines)


def _map(found: list[looking.Tile]) -> list[str]:
    """Rows of hexes, each half a hex further to the right than the one above."""
    at = {(2 * q_of(tile.cell) + r_of(tile.cell), r_of(tile.cell)): tile for tile in found}
    left, right = min(x for x, _ in at), max(x for x, _ in at)
    lines = []
    for row in range(min(y for _, y in at), max(y for _, y in at) + 1):
        line, x = "", left
        while x <= right:
            tile = at.get((x, row))
            line += _hex(tile) if tile else " " * (WIDTH // 2)
            x += 2 if tile else 1
        lines.append(line.rstrip())
    return lines


def _hex(tile: looking.Tile) -> str:
    said = f"{tile.sign}{'*' if tile.rich else ''} {tile.held}"[: WIDTH - 1]
    return f"[{PAINTS[tile.colour]}]{said:<{WIDTH}}[/]"


def _player(view: View, seat: int, lang: str) -> list[str]:
    s = view.state
    mark = "▸" if s.seat == seat else " "
    token = " ★" if s.phase >= n.SETUP and s.token == seat else ""
    who = f"[bold]{looking.LETTERS[seat]}[/]{token}  {looking.seat_name(view, seat, lang)}"
    lines = [f"{mark} {who}  {looking.counted(view, seat, lang)}"]
    laid = s.table[seat][: s.table_n[seat]]
    table = [card_name(view.edition, card).get(lang) for card in laid]
    return [*lines, f"     {', '.join(table)}"] if table else lines
