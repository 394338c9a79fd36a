"""Advice: the best turn from here as far as one can tell, and why, in words."""

from __future__ import annotations

import secrets

from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.phrases import say
from ludotheque.core.undo import guess_world
from ludotheque.server import variations
from ludotheque.server.hall import Hall
from ludotheque.server.turns import Asker
from ludotheque.server.wire.tables import Advice, Hint
from ludotheque.server.wire.view import Legal, Text

VISITS = 800  # of the search, for each move of a line
ANSWERS = 4  # windows that are let go by before a position is counted
TOLD = 5  # moves


async def advise(hall: Hall, who: Asker, match: Match) -> Advice:
    """The best moves of the seat that must act, the turn that begins with the best, and why.

    All is thought through in a world that the seat holds possible, so that nothing is told by it.
    """
    seat, view = match.seat, match.view(match.seat)
    found = await hall.computers.hints(who, view)
    hints = [Hint(n, view.edition.notation(n), round(chance, 4)) for n, chance in found]
    start = Match(match.edition, 0, guess_world(match, seat, secrets.randbits(63)))
    ends: list[Match] = []
    turn: list[Legal] = []
    for number, _ in found[:2]:
        world = start.clone()
        made = await variations.variation(hall, who, world, number, VISITS)
        turn = turn or made
        ends.append(world)
    return Advice(hints[:TOLD], turn, _why(start, ends, seat))


def _why(start: Match, ends: list[Match], seat: int) -> Text | None:
    """What the first of two lines gains against the second; else what it keeps."""
    edition = start.edition
    if edition.rules.brain.figures is None:
        return None
    before, *after = (_figures(edition, match, seat) for match in (start, *ends))
    best, other = after[0], after[1] if len(after) > 1 else before
    for name, count in best.items():
        gained = count - before[name]
        if count > other[name] and gained > 0:
            return _said(edition, f"{name}_gained", gained)
        if count > other[name]:
            return _said(edition, f"{name}_kept", count - other[name])
    return None


def _said(edition: Edition, name: str, n: int) -> Text:
    words = say(edition.texts["figures"][name], n=n)
    return Text(words.fr, words.en)


def _figures(edition: Edition, match: Match, seat: int) -> dict[str, int]:
    """What people count in a position, once nobody answers."""
    rules, past = edition.rules, match.clone()
    for _ in range(ANSWERS):
        if rules.window is None or rules.passing is None or past.over:
            break
        if past.seat == seat or not rules.window(edition.t, past.state):
            break
        past.push(rules.passing)
    assert rules.brain.figures is not None
    return dict(rules.brain.figures(edition.t, past.state, seat))
