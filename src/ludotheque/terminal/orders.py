"""What one can ask for at the table besides playing a move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludotheque.core.match import Match
from ludotheque.core.undo import another_key, free_undo, last_action
from ludotheque.core.words import MATCH_OVER
from ludotheque.terminal import picture, rulebook
from ludotheque.terminal import table_texts as texts
from ludotheque.terminal import texts as general
from ludotheque.terminal.choices import does_move, meant
from ludotheque.terminal.language import percent
from ludotheque.terminal.table import Table
from ludotheque.terminal.trouble import TroubleError, why_of

BEST = 4  # moves a hint shows
BAR = 20  # columns of a full bar
PARAGRAPHS = 6  # of the rulebook at once


class LeaveError(Exception):
    """Somebody gets up from the table."""


def order_in(typed: str) -> str | None:
    """The order that a typed line calls, or None if it is to be played."""
    if typed.startswith("?"):
        return "explain"
    word = typed.partition(" ")[0].lower()
    return next((name for name, spoken in texts.ORDERS.items() if word in spoken), None)


def obey(table: Table, order: str, typed: str) -> bool:
    """Carry out an order; whether the picture must be drawn anew."""
    rest = typed[1:] if typed.startswith("?") else typed.partition(" ")[2]
    return ORDERS[order](table, rest.strip())


def explain(table: Table, typed: str) -> bool:
    """`?`: help; `? MOVE`: what a move does, or the rule that refuses it."""
    if not typed:
        return assist(table, "")
    match, screen = table.match, table.screen
    move = meant(match, typed, table.moves, screen.lang)
    refusal = match.why_not(move)
    if refusal is not None:
        why = refusal.say(screen.lang)
        screen.say(texts.REFUSED, move=table.written(move), why=why)
        return False
    does = does_move(match.view(match.seat), move.number, screen.lang, table.cast.names)
    screen.say(texts.LEGAL, move=table.written(move), does=does)
    return False


def _example(table: Table) -> str:
    """A move to show how moves are written: the last listed that one usually makes."""
    edition = table.match.edition
    room = [0] * edition.rules.width
    usual = set(room[: edition.rules.random_moves(edition.t, table.match.state, room)])
    fitting = [move for move in table.moves if move.number in usual]
    return table.written((fitting or table.moves)[-1])


def assist(table: Table, rest: str) -> bool:
    """How to play and what to ask for."""
    screen = table.screen
    if table.moves:
        screen.say(texts.HELP_MOVES, example=_example(table))
    rows = [
        (fr if screen.lang == "fr" else en, screen.text(does)) for fr, en, does in texts.HELP_ORDERS
    ]
    screen.columns(rows, ("bold", ""))
    return False


def advise(table: Table, rest: str) -> bool:
    """The best moves and the chance of winning with each."""
    from ludotheque.agents import hints

    if table.match.over:
        raise MATCH_OVER.fresh()
    view, screen = table.match.view(table.match.seat), table.screen
    found = table.busy(texts.HINT_THINKS, hints, view, table.game)
    screen.say(texts.HINT, style="bold")
    rows = []
    for move, chance in found[:BEST]:
        does = does_move(view, move.number, screen.lang, table.cast.names)
        share = percent(chance, screen.lang, 0).rjust(5)
        rows.append((share, bar(chance), table.written(move), str(does)))
    screen.columns(rows, ("bold", "green", "bold", ""))
    return False


def bar(share: float) -> str:
    """A share as a row of blocks."""
    full = round(max(0.0, min(1.0, share)) * BAR)
    return "█" * full + "░" * (BAR - full)


def take_back(table: Table, rest: str) -> bool:
    """Back to before one's last action; between people by consent, once anybody learnt more."""
    match, people = table.match, table.cast.people
    count = last_action(match, people)
    if count == 0:
        raise TroubleError(texts.NO_UNDO)
    undone = match.moves[-count]  # others' moves may be hidden: only one's own is named
    if len(people) > 1 and not _agreed(table, count):
        table.screen.say(texts.NO_CONSENT)
        return False
    table.match = match.clone().undo(count, another_key(match))
    table.seen = {seat: min(n, table.match.version) for seat, n in table.seen.items()}
    table.report(table.screen.text(texts.UNDONE, move=table.written(undone)), "dim")
    return True


def _agreed(table: Table, count: int) -> bool:
    match = table.match
    mover = match.seats[-count]
    others = [seat for seat in table.cast.people if seat != mover]
    if free_undo(match) >= count or not others:
        return True
    name = table.screen.text(table.cast.titled(others[0]))
    question = table.screen.text(texts.CONSENT, name=name, move=table.written(match.moves[-count]))
    return table.keyboard.ask(question).lower() in texts.YES


def show_log(table: Table, rest: str) -> bool:
    """All that happened, as the viewer saw it."""
    lines = table.happened(0)
    if not lines:
        table.screen.say(texts.NO_LOG)
    for line in lines:
        table.screen.say("· " + line)
    return False


def list_moves(table: Table, rest: str) -> bool:
    """Every legal move."""
    if table.listed:
        picture.moves(table.screen, table.listed, most=len(table.listed))
    return False


def redraw(table: Table, rest: str) -> bool:
    """The picture again."""
    return True


def read_rules(table: Table, rest: str) -> bool:
    """The headings of the rulebook, or the paragraphs that mention something."""
    screen = table.screen
    text = rulebook.find(table.game.id, screen.lang)
    if text is None:
        raise TroubleError(texts.NO_RULEBOOK)
    if not rest:
        for heading in rulebook.headings(text):
            screen.say(heading)
        screen.say(texts.RULES_HOW, style="dim")
        return False
    found = rulebook.paragraphs(text, rest)
    if not found:
        raise TroubleError(texts.NO_PARAGRAPH, id=rest)
    for part in found[:PARAGRAPHS]:
        screen.say(part)
    if len(found) > PARAGRAPHS:
        screen.say(texts.MORE_PARAGRAPHS, style="dim", count=len(found) - PARAGRAPHS)
    return False


def save(table: Table, rest: str) -> bool:
    """Keep the match in a file that is not there yet."""
    from ludotheque.core.replay import dump

    if not rest:
        raise TroubleError(texts.SAVE_WHERE)
    path = Path(rest).expanduser()
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(dump(table.match))
    except FileExistsError:
        raise TroubleError(texts.SAVE_EXISTS, file=path) from None
    except OSError as error:
        raise TroubleError(general.UNWRITABLE, file=path, why=why_of(error)) from None
    table.kept = table.match.version
    table.screen.say(texts.SAVED, file=path)
    return False


def again(table: Table, rest: str) -> bool:
    """Another match with the same people and options."""
    if not table.match.over:
        raise TroubleError(texts.NOT_OVER)
    table.match = Match(table.match.edition)
    table.seen = dict.fromkeys(table.seen, 0)
    table.holder, table.kept = None, -1
    return True


def leave(table: Table, rest: str) -> bool:
    """Get up."""
    raise LeaveError


ORDERS: dict[str, Callable[[Table, str], bool]] = {
    "explain": explain,
    "help": assist,
    "hint": advise,
    "undo": take_back,
    "log": show_log,
    "moves": list_moves,
    "board": redraw,
    "rules": read_rules,
    "save": save,
    "again": again,
    "quit": leave,
}
