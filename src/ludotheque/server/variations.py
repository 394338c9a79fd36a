"""A turn thought through: the moves that the engine would make, one after the other."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.core.undo import is_news
from ludotheque.server import views
from ludotheque.server.hall import Hall
from ludotheque.server.turns import Asker
from ludotheque.server.wire.view import Legal

VISITS = 2000  # of the search, for each move after the first
MOST = 8  # moves of one


async def variation(
    hall: Hall, who: Asker, match: Match, first: int, visits: int = VISITS
) -> list[Legal]:
    """A move and what the engine would play after it in the same turn, as far as its maker can
    tell: it ends where chance speaks or something comes to light. `match` is played on."""
    edition, seat = match.edition, match.seat
    turn, made, number = edition.rules.turns(edition.t, match.state), [], first
    while True:
        view = match.view(seat)
        made.append(views.move_as_wire(view, number))
        before = edition.rules.state.copy(match.state)
        match.push(number)
        over = match.seat != seat or edition.rules.turns(edition.t, match.state) != turn
        if over or len(made) >= MOST or is_news(edition, before, match.state, number, seat):
            return made
        number = (await hall.computers.weighed(who, match.view(seat), visits))[0][0]
