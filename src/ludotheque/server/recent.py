"""What happened since a seat's own turn, as that seat saw it, for a page that comes back.

The moves of the others come one by one with the position after each, through the seat's own eyes:
nothing that a page which was there would not have been sent.
"""

from __future__ import annotations

from itertools import groupby

from ludotheque.core.view import View
from ludotheque.core.witness import Witness
from ludotheque.server import traces
from ludotheque.server.entries import NOBODY
from ludotheque.server.made import Made
from ludotheque.server.playing import Playing, TooFarBack
from ludotheque.server.refusals import Denied
from ludotheque.server.traces import Trace
from ludotheque.server.views import events_as_wire, state_as_wire
from ludotheque.server.wire.tables import PastStep, SinceTurn

MOST = 200  # steps shown; of more, the last


def since_turn(found: Playing, seat: int) -> SinceTurn:
    """What a seat saw after its last turn ended; TooFarBack if that lies before the snapshot."""
    edition = found.readable()
    assert found.match is not None
    if found.table.phase == "waiting":
        raise Denied("not_begun")
    start, end = _others(found, seat)
    shown = [n for n in range(start, end) if found.moves[n].shown[seat]]
    kept = shown[-MOST:]
    first, last = (kept[0], kept[-1] + 1) if kept else (end, end)
    seen: list[Witness] = []
    past = found.match.retrace(first, last, traces.watching(edition, seen))
    before = next(past).view(seat)
    answer = SinceTurn(
        match=found.table.match,
        seat=seat,
        version=found.table.eyes[seat].version,
        state=state_as_wire(edition, before.state),
        aside=before.aside(),
        left_out=len(shown) - len(kept),
    )
    for number, match in zip(range(first, last), past, strict=True):
        if found.moves[number].shown[seat]:
            answer.steps.append(_step(found, number, match.view(seat), seen[-1]))
    return answer


def _others(found: Playing, seat: int) -> tuple[int, int]:
    """Where what came since the seat's last turn begins and ends: with what another did last.

    A turn is whose who acts first in it; others may answer in it, and it goes on.
    """
    moves = found.moves
    end = start = len(moves)
    while end and moves[end - 1].seat == seat:
        end -= 1
    turns = [list(made) for _, made in groupby(moves, key=lambda move: move.turn)]
    if turns and _goes_on(found, turns[-1]):
        start -= len(turns.pop())
    while turns and turns[-1][0].seat != seat:
        start -= len(turns.pop())
    if found.base and len(turns) < 2:  # how the first one here began is not known
        raise TooFarBack
    return start, max(start, end)


def _goes_on(found: Playing, turn: list[Made]) -> bool:
    """Whether a turn is the one that is being played."""
    assert found.match is not None and found.edition is not None
    begun = found.edition.rules.turns(found.edition.t, found.match.state)
    now = (begun, NOBODY if begun else found.seat)
    return found.seat != NOBODY and turn[-1].turn == now


def _step(found: Playing, number: int, view: View, witness: Witness) -> PastStep:
    assert found.edition is not None
    move = found.moves[number]
    return PastStep(
        made=found.counted(view.seat, found.base + number + 1),
        seat=move.seat,
        events=events_as_wire(found.edition, move.events, view.seat),
        patches=Trace(witness, move.events).patches(view.seat),
        aside=view.aside(),
    )
