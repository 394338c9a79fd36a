"""Manners at a table: breaking a match off before it has begun in earnest, offering a draw, and
claiming the game of who has gone, taking a table away again (LUD-8 to LUD-11).

As in `acts`, each function looks at a match and returns entries; Denied if it may not be.
"""

from __future__ import annotations

import secrets
from itertools import islice
from typing import Any

from ludotheque.core import kernel
from ludotheque.core.kernel import WIN
from ludotheque.core.sight import redact
from ludotheque.server import acts
from ludotheque.server.entries import NOBODY, WITHDRAWN, Ended, Mannered, Sitter
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.seating import IsGone

EARLY = 2  # steps of the game proper from which on a match is not broken off any more
GLADLY = 0.4  # chance of winning below which a computer agrees to a draw
GUESSES = 8  # of what is hidden from it, when it works out that chance


def may_abort(playing: Playing, seat: int) -> bool:
    """Whether a seat may break the match off: it has seen less than two steps of the game proper
    (what comes before the first turn, as the building of decks, is not counted), or all the others
    are computers, and it has made none."""
    if acts.is_stuck(playing):
        return True
    if playing.base or playing.table.phase != "on" or playing.readonly is not None:
        return False
    if playing.table.seats[seat].resigned:
        return False
    seen = (move for move in playing.moves if move.turn[0] and move.counted[seat])
    return len([*islice(seen, EARLY)]) < EARLY or _is_unmoved(playing, seat)


def _is_unmoved(playing: Playing, seat: int) -> bool:
    """Whether a seat among computers has done nothing yet in the game proper."""
    others = [sitter for n, sitter in enumerate(playing.table.seats) if n != seat]
    if any(sitter.kind != "level" or sitter.away for sitter in others):
        return False
    return not any(move.turn[0] and move.seat == seat for move in playing.moves)


def abort(playing: Playing, seat: int) -> list[Any]:
    """LUD-8 End the match without a result."""
    if acts.is_stuck(playing):
        return acts.end_stuck(playing, seat)
    acts.check_on(playing)
    if not may_abort(playing, seat):
        raise Denied("abort_late")
    return [Mannered(seat, "abort"), Ended("aborted", [0.0] * len(playing.table.seats), [])]


def withdraw(playing: Playing, who: str) -> list[Any]:
    """LUD-11 Take a table of one's own away before its match has begun, or when it can't go on."""
    table = playing.table
    if who not in (table.created.owner, table.account):
        raise Denied("owner")
    if acts.is_stuck(playing):
        return acts.end_stuck(playing, NOBODY)
    if table.phase != "waiting":
        raise Denied("withdraw_late")
    return [Mannered(NOBODY, "withdraw"), Ended(WITHDRAWN, [0.0] * len(table.seats), [])]


def waiting_for(playing: Playing) -> list[int]:
    """Seats that have still to answer an offer: all of the other sides that play on."""
    table = playing.table
    if table.draw is None:
        return []
    return [s for s in rivals(playing, table.draw.by) if s not in table.draw.agreed]


def rivals(playing: Playing, seat: int) -> list[int]:
    """The seats of other sides that have not given up."""
    assert playing.edition is not None
    teams = playing.edition.teams
    return [
        s
        for s, sitter in enumerate(playing.table.seats)
        if teams[s] != teams[seat] and not sitter.resigned
    ]


def may_offer(playing: Playing, seat: int) -> bool:
    """Whether a seat may offer a draw: nobody else has, and it saw a move since its last offer."""
    table = playing.table
    on = table.phase == "on" and playing.readonly is None and table.draw is None
    return on and table.offered.get(seat, -1) < table.eyes[seat].made


def offer(playing: Playing, seat: int) -> list[Any]:
    """LUD-9 Offer all others a draw."""
    acts.check_on(playing)
    if playing.table.draw is not None:
        raise Denied("draw_open")
    if not may_offer(playing, seat) or playing.table.seats[seat].resigned:
        raise Denied("draw_again")
    return [Mannered(seat, "offer")]


def answer(playing: Playing, who: str, yes: bool) -> list[Any]:
    """LUD-9 Agree or not, for every seat held by oneself or by a bot of one's own."""
    acts.check_on(playing)
    table = playing.table
    waiting = waiting_for(playing)
    if table.draw is None:
        raise Denied("no_draw")
    mine = [s for s in waiting if who in (table.seats[s].who, table.seats[s].owner)]
    if not mine or not table.seats_of(who):
        raise Denied("not_yours")
    return _answers(playing, mine, yes)


def unwilling(playing: Playing) -> list[int]:
    """Computers that would rather play on, each by its own estimate of what it can see."""
    return [seat for seat in _computers(playing) if _chance(playing, seat) >= GLADLY]


def answer_as_computers(playing: Playing, no: list[int]) -> list[Any]:
    """What the computers say to an offer, if it still stands."""
    seats = _computers(playing)
    return _answers(playing, no[:1] or seats, not no) if seats else []


def _computers(playing: Playing) -> list[int]:
    """Those that have still to answer an offer."""
    return [s for s in waiting_for(playing) if _is_computer(playing.table.seats[s])]


def _is_computer(sitter: Sitter) -> bool:
    return sitter.kind == "level" and not sitter.away


def _answers(playing: Playing, seats: list[int], yes: bool) -> list[Any]:
    if not yes:
        return [Mannered(seats[0], "decline")]
    found: list[Any] = [Mannered(seat, "accept") for seat in seats]
    if set(waiting_for(playing)) == set(seats):
        assert playing.edition is not None
        share = 1 / len(set(playing.edition.teams))
        found.append(Ended("draw", [share] * len(playing.table.seats), []))
    return found


def _chance(playing: Playing, seat: int) -> float:
    """A computer's chance of winning, by its game's estimate of what may be hidden from it."""
    assert playing.match is not None
    edition, rules = playing.match.edition, playing.match.edition.rules
    if rules.brain.estimate is None:
        return 1.0  # it can't tell, and plays on
    total = 0
    for _ in range(GUESSES):
        state = redact(rules.state, playing.match.state, seat)
        kernel.set_key(state, secrets.randbits(64), secrets.randbits(64))
        rules.guess(edition.t, state, seat)
        out = [0] * max(16, rules.width)
        rules.value(edition.t, state, out)
        total += out[seat]
    return total / GUESSES / WIN


def claim(playing: Playing, seat: int, is_gone: IsGone) -> list[Any]:
    """LUD-10 Win against a side that must act and has been away for too long, all of it."""
    acts.check_on(playing)
    table = playing.table
    others = rivals(playing, seat)
    if not claimable(playing, seat):
        raise Denied("claim_never")
    if table.acting not in others:
        raise Denied("claim_turn")
    if not all(is_gone(table.seats[s].who) for s in others):
        raise Denied("claim_here")
    assert playing.edition is not None
    own = playing.edition.teams[seat]
    winners = [s for s, team in enumerate(playing.edition.teams) if team == own]
    scores = [float(s in winners) for s in range(len(table.seats))]
    return [Mannered(seat, "claim"), Ended("absent", scores, winners)]


def claimable(playing: Playing, seat: int) -> bool:
    """Whether the game could be claimed if the others went: one other side is left, of people who
    sit themselves and are not oneself, and no clock of days gives them leave."""
    table, others = playing.table, rivals(playing, seat)
    if playing.edition is None or table.seats[seat].resigned:
        return False
    sides = {playing.edition.teams[s] for s in others}
    mine = table.seats[seat].person
    people = all(table.seats[s].who and table.seats[s].person != mine for s in others)
    return len(sides) == 1 and people and table.created.clock.kind != "days"
