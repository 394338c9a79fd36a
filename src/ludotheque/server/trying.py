"""Moves tried out on a world guessed from what a seat sees, so that nothing is told by it."""

from __future__ import annotations

import secrets
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.undo import guess_world
from ludotheque.core.words import Refused
from ludotheque.server import views
from ludotheque.server.wire.tables import Tried
from ludotheque.server.wire.view import Problem

CHANCE = Problem("chance", "C’est le hasard qui en décide.", "That is for chance to decide.")


def try_lines(match: Match, seat: int, lines: list[list[Any]]) -> list[Tried]:
    """What each line leads to; answers of other seats may be part of it."""
    start = Match(match.edition, 0, guess_world(match, seat, secrets.randbits(63)))
    return [_try(start.clone(), seat, line) for line in lines]


def _try(match: Match, seat: int, line: list[Any]) -> Tried:
    draws = match.state.draws
    try:
        for move in line:
            match.push(move)
            if match.state.draws != draws:
                return _refused(CHANCE)
    except Refused as refused:
        return _refused(Problem("rule", refused.words.fr, refused.words.en, refused.rule))
    view = match.view(seat)
    aids = getattr(match.edition.rules.face.show, "aids", None)
    return Tried(
        state=views.state_as_wire(match.edition, view.state),
        acting=None if match.over else match.seat,
        legal=views.legal_as_wire(view),
        events=views.events_as_wire(match.edition, match.events(seat, 0), seat),
        aids=aids(view) if aids else {},
        aside=view.aside(),
    )


def _refused(problem: Problem) -> Tried:
    return Tried({}, None, [], [], {}, problem)
