"""`play`: people at the keyboard, the computer in the other seats."""

from __future__ import annotations

import secrets
from pathlib import Path

from ludotheque.agents import agent
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.words import Refused, UsageError
from ludotheque.lab.seeds import derive
from ludotheque.terminal import inputs
from ludotheque.terminal import table_texts as texts
from ludotheque.terminal import texts as general
from ludotheque.terminal.cast import Cast
from ludotheque.terminal.keyboard import Keyboard
from ludotheque.terminal.orders import LeaveError, obey, order_in
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.table import Table
from ludotheque.terminal.trouble import TroubleError

SEAT, LEVEL = "a", "adepte"  # unless told otherwise


def begin(
    game: Game, seed: int | None, options: dict[str, str], file: Path | None
) -> tuple[Match, int]:
    """A new match or the one of a file, and the seed of the computer players."""
    if file is not None:
        if seed is not None or options:
            raise TroubleError(general.LOAD_ALONE)
        return inputs.match_of(file, game), secrets.randbits(62)
    match = game.new(inputs.seed(seed), options)
    return match, secrets.randbits(62) if seed is None else derive(seed, "player")


def seat_all(game: Game, match: Match, mine: str, against: str, seed: int) -> Cast:
    """One person, and computer players in all other seats."""
    person = inputs.seat(mine, match.edition)
    others = [seat for seat in range(match.edition.seats) if seat != person]
    names = inputs.opponents(against, len(others))
    pairs = zip(others, names, strict=True)
    return Cast(
        match.edition.seats, {n: agent(name, game, derive(seed, n) >> 1) for n, name in pairs}
    )


def sit(table: Table) -> None:
    """Play until somebody leaves or the input ends."""
    try:
        while True:
            table.let_computers_play()
            table.hand_over()
            table.draw()
            listen(table)
    except LeaveError:
        table.screen.say(texts.FAREWELL)
    except EOFError:
        table.screen.say(texts.INPUT_ENDED)
    except KeyboardInterrupt:
        table.screen.line()
        _say_if_lost(table)
        raise
    _say_if_lost(table)


def _say_if_lost(table: Table) -> None:
    if table.kept != table.match.version and table.match.version:
        table.screen.say(texts.NOT_KEPT, style="dim")


def listen(table: Table) -> None:
    """Take orders and moves until the picture must be drawn anew."""
    screen = table.screen
    screen.say(texts.END_BAR if table.match.over else texts.BAR, style="dim")
    table.keyboard.offer(table.written(move) for move in table.match.legal())
    while True:
        typed = table.keyboard.ask(table.invitation())
        order = order_in(typed)
        try:
            if obey(table, order, typed) if order else table.play(typed):
                return
        except Refused as refusal:
            screen.say(table.refusal(refusal), style="red")
        except UsageError as error:
            screen.say(table.refusal(error), style="yellow")


def play(
    name: str | None,
    lang: str,
    *,
    vs: str | None,
    seat: str | None,
    seed: int | None,
    settings: list[str],
    two: bool,
    load: Path | None,
    plain: bool,
) -> None:
    """The command."""
    for flag, value in (("--vs", vs), ("--seat", seat)):
        if two and value is not None:
            raise TroubleError(general.NOT_TOGETHER, name=flag, other="--two")
    if name is None and load is not None:
        name = inputs.match_of(load).edition.rules.id
    game = inputs.find_game(name)
    match, players = begin(game, seed, inputs.settings(settings), load)
    everyone = Cast(match.edition.seats, {})
    mine, against = SEAT if seat is None else seat, LEVEL if vs is None else vs
    cast = everyone if two else seat_all(game, match, mine, against, players)
    sit(Table(game, match, cast, Screen(lang, plain), Keyboard()))
