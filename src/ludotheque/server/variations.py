"""A turn thought through: the moves that the engine would make, one after the other."""

from __future__ import annotations

from ludotheque.core.kernel import OK
from ludotheque.core.match import Match
from ludotheque.core.undo import guess_world, is_mid_action, is_news
from ludotheque.core.words import Refused
from ludotheque.server import views
from ludotheque.server.hall import Hall
from ludotheque.server.turns import Asker
from ludotheque.server.wire.view import Legal

VISITS = 2000  # of the search, for each move after the first
MOST = 8  # moves after which no other action is begun
WORLDS = 3  # that the maker holds possible, in which an action under way must go on


async def variation(
    hall: Hall, who: Asker, match: Match, first: int, visits: int = VISITS
) -> list[Legal]:
    """A move and what the engine would play after it in the same turn, as far as its maker can
    tell: it ends where chance speaks, and else with an action: no other is begun once something
    came to light. `match` is played on."""
    edition, seat = match.edition, match.seat
    turn, made, number = edition.rules.turns(edition.t, match.state), list[Legal](), first
    start, begun, news = match.clone(), list[int](), False
    while True:
        made.append(views.move_as_wire(match.view(seat), number))
        before = edition.rules.state.copy(match.state)
        match.push(number)
        begun.append(number)
        over = match.seat != seat or edition.rules.turns(edition.t, match.state) != turn
        if over or match.state.draws != before.draws:
            return made
        news = news or is_news(edition, before, match.state, number, seat)
        mid = is_mid_action(edition, match.state)
        if not mid:
            if news or len(made) >= MOST:
                return made
            start, begun = match.clone(), []
        found = await hall.computers.weighed(who, match.view(seat), visits)
        likely = [*(move for move, *_ in found), *edition.legal(match.state)]
        number = _possible(start, begun, likely) if news else likely[0]


def _possible(start: Match, begun: list[int], likely: list[int]) -> int:
    """The first of some moves that goes on with an action in every world its maker holds possible:
    the guessed one may show what is not there."""
    edition, seat = start.edition, start.seat
    worlds = []
    for key in range(WORLDS):
        world = Match(edition, 0, guess_world(start, seat, key))
        try:
            world.push(*begun)
        except Refused:  # there it was interrupted
            continue
        if world.seat == seat and is_mid_action(edition, world.state):
            worlds.append(world.state)
    why_not, t = edition.rules.why_not, edition.t
    good = (move for move in likely if all(why_not(t, s, move) == OK for s in worlds))
    return next(good, likely[0])
