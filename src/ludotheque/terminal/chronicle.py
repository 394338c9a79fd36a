"""What happened, in words: the events of a match as a seat saw them."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.game import Edition
from ludotheque.core.lines import lines as told_by
from ludotheque.core.match import Match
from ludotheque.core.naming import BY_LETTER, Names
from ludotheque.core.view import Event
from ludotheque.terminal.inputs import LETTERS
from ludotheque.terminal.screen import Screen, wrap


def lines(
    edition: Edition, events: Iterable[Event], lang: str, names: Names = BY_LETTER
) -> list[str]:
    """The log lines of some events, without those that say nothing."""
    show = edition.rules.face.show
    told = (line for _, line in told_by(edition.rules.events, list(events)) if line)
    said = (str(show.event(edition, event, lang, names=names)) for event in told)
    return [line for line in said if line.strip()]


def course(screen: Screen, match: Match) -> None:
    """Print a match move by move."""
    for again in match.retrace(0, match.version - 1) if match.version else ():
        step(screen, again.clone(), match.numbers[again.version])


def step(screen: Screen, match: Match, number: int, names: Names = BY_LETTER) -> None:
    """Play one move and print it: who and what on the left, what came of it beside that.

    A move that nobody else heard of yet (part of a composition, say) is told by what it does.
    """
    edition, seat = match.edition, match.seat
    does = str(edition.rules.face.show.move(match.view(seat), number, screen.lang, names=names))
    match.push(number)
    said = lines(edition, match.events(seat), screen.lang, names)
    _beside(screen, match.version, f"{LETTERS[seat]}  {edition.notation(number)}", said or [does])


def _beside(screen: Screen, at: int, who: str, said: list[str]) -> None:
    head = f"{at:>4}  {who:<17} "
    if len(head) > max(22, screen.width // 2):
        screen.say(head.rstrip(), style="dim")
        head = " " * 9
    parts = [part for line in said for part in wrap(line, screen.width - len(head))]
    for i, line in enumerate(parts):
        screen.pieces((head if i == 0 else " " * len(head), "dim"), (line, ""))
