"""What the table looks like: title, seats, what happened, board, prompt, moves."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from ludotheque.core.match import Match
from ludotheque.core.naming import Names
from ludotheque.core.view import View
from ludotheque.terminal import chronicle
from ludotheque.terminal import table_texts as texts
from ludotheque.terminal.cast import Cast
from ludotheque.terminal.choices import Choice
from ludotheque.terminal.inputs import LETTERS
from ludotheque.terminal.screen import Screen, wrap

LOG_LINES = 9  # of what just happened
MOVE_LINES = 20  # of the list of moves, before `moves` is needed
LOW = 36  # lines under which a screen is low
BESIDE = 34  # columns that the log needs to stand beside the board
TALL = 6  # rows of a board that is worth standing beside
GAP = 3  # columns between the two


def heading(screen: Screen, match: Match, cast: Cast) -> None:
    """The title of the game and who sits where, with a mark at whose turn it is."""
    line = Text.assemble(("── ", "dim"), (screen.text(match.edition.rules.title), "bold"))
    line.append(" ──", "dim")
    for seat in range(cast.seats):
        acts = seat == match.seat
        name = screen.text(cast.name(seat))
        line.append(f" {'▶' if acts else ' '} {LETTERS[seat]} {name} ", "bold" if acts else "")
    line.append(" " + "─" * max(0, screen.width - line.cell_len - 1), "dim")
    screen.put(line)
    if not is_low(screen):
        screen.line()


def board(screen: Screen, view: View, happened: list[str]) -> None:
    """The board, and what happened beside it where there is room, else above it."""
    rows = _fitted(screen, view.board(screen.lang))
    first, count, wide = _free_space(rows, screen.width - BESIDE - GAP)
    news = _news(screen, happened, screen.width - wide - GAP) if happened else []
    if 0 < len(news) <= count and count >= TALL:
        for row, line in zip(rows[first:], news, strict=False):
            row.append(" " * (wide - row.cell_len + GAP))
            row.append_text(line)
    elif news:
        for line in _news(screen, happened, screen.width):
            screen.put(line)
        screen.line()
    for row in rows:
        screen.put(row)
    if not is_low(screen):
        screen.line()


def _fitted(screen: Screen, drawn: str) -> list[Text]:
    """The lines of a board; one that is wider than the screen is broken at its spaces."""
    rows: list[Text] = []
    for line in drawn.splitlines():
        row = Text.from_markup(line, emoji=False)
        narrow = row.cell_len <= screen.width
        rows += [row] if narrow else list(row.wrap(screen.console, screen.width))
    return rows


def _free_space(rows: list[Text], width: int) -> tuple[int, int, int]:
    """The longest run of lines no wider than `width`: where it begins, how many, how wide."""
    best = run = (0, 0, 0)
    for at, row in enumerate(rows):
        first, count, wide = run
        fits = row.cell_len <= width
        run = (first, count + 1, max(wide, row.cell_len)) if fits else (at + 1, 0, 0)
        best = max(best, run, key=lambda found: found[1])
    return best


def _news(screen: Screen, happened: list[str], width: int) -> list[Text]:
    """The last log lines under a heading, wrapped."""
    shown = happened[-LOG_LINES:]
    lines = [Text(screen.text(texts.HAPPENED), "dim")]
    if len(shown) < len(happened):
        count = len(happened) - len(shown)
        lines.append(Text(screen.text(texts.EARLIER, count=count), "dim"))
    for line in shown:
        first, *rest = wrap(line, width - 2)
        lines.append(Text.assemble(("· ", "dim"), first))
        lines += [Text("  " + more) for more in rest]
    return lines


def prompt(screen: Screen, view: View, names: Names) -> None:
    """What must be decided now, in words."""
    said = str(view.edition.rules.face.show.prompt(view, screen.lang, names=names))
    screen.say(said, style="bold")


def is_low(screen: Screen) -> bool:
    """Whether lines are scarce, as on a terminal of the old height."""
    return screen.is_live and screen.console.height < LOW


def moves(screen: Screen, listed: list[Choice], most: int) -> None:
    """The legal moves: number, how to type it, what it does; the first ones if room is scarce."""
    shown = listed if len(listed) <= most else listed[: max(2, most - 1)]
    rows = [(choice.numbers.rjust(_digits(listed)), choice.typed, choice.does) for choice in shown]
    screen.columns(rows, ("dim", "bold", ""))
    if len(shown) < len(listed):
        screen.say(texts.MORE_MOVES, style="dim", indent=" ", count=len(listed) - len(shown))


def _digits(listed: list[Choice]) -> int:
    return max(cell_len(choice.numbers) for choice in listed)


def ending(screen: Screen, match: Match, cast: Cast) -> None:
    """Who won and why."""
    outcome = match.outcome()
    assert outcome is not None, "the match is over"
    screen.say(cast.verdict(outcome), style="bold")
    why = screen.text(match.edition.texts["reasons"][outcome.reason])
    screen.say(why[:1].upper() + why[1:].rstrip(".") + ".")


def happened(match: Match, seat: int, since: int, lang: str, names: Names) -> list[str]:
    """Log lines of the moves from number `since` on, as a seat saw them."""
    if since >= match.version > 0:
        return []
    return chronicle.lines(match.edition, match.events(seat, since), lang, names)
