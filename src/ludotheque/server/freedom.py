"""What a seat takes back: its last action; alone its own moves, in its own turn (LUD-5)."""

from __future__ import annotations

from itertools import takewhile

from ludotheque.core.undo import MOST, is_quiet, start_of_action, was_quiet
from ludotheque.server.made import Made
from ludotheque.server.playing import Playing, TooFarBack


def last_action(playing: Playing, seat: int, free: int) -> int | None:
    """How many moves were made before the last action of a seat, `free` of which may be taken back
    alone: then no more than those. None: it made no move that is kept."""
    moves = playing.moves
    last = next((at for at in reversed(range(len(moves))) if moves[at].seat == seat), None)
    if last is None:
        return None
    start = start_of_action(moves, last)
    return playing.base + (max(start, len(moves) - free) if free else start)


def whole(playing: Playing, made: int) -> int:
    """How many moves were made before the action that is under way after so many: moves are taken
    back as whole actions."""
    at = made - playing.base
    if not 0 <= at < len(playing.moves):
        return made
    start = start_of_action(playing.moves, at)
    if start == 0 and playing.base and playing.moves[0].mid:
        raise TooFarBack
    return playing.base + start


def free(playing: Playing, seat: int) -> int:
    """The last moves that a seat may take back without asking anybody."""
    known = free_if_known(playing, seat)
    if known is not None:
        return known
    _weigh_turn(playing, seat)
    count, moves = 0, playing.moves
    for move in reversed(moves[-MOST:]):
        if move.seat != seat or move.drew or not _is_quiet(playing, len(moves) - count - 1):
            return count
        count += 1
    return count  # what lies before the snapshot is read when somebody goes back so far


def free_if_known(playing: Playing, seat: int) -> int | None:
    """The same if nothing has to be weighed for it, which may take a while; else None."""
    if playing.match is None or playing.seat != seat:
        return 0
    count = 0
    for move in reversed(playing.moves[-MOST:]):
        if move.seat != seat or move.drew:
            return count
        if not playing.quiet.get(move, False):
            return count if move in playing.quiet else None
        count += 1
    return count


def _weigh_turn(playing: Playing, seat: int) -> None:
    """Look at a long turn once from its start: going back move by move would play much of it
    again each time. Behind a move that let chance speak nothing is asked."""
    assert playing.match is not None and playing.edition is not None
    own = takewhile(
        lambda move: move.seat == seat and not move.drew, reversed(playing.moves[-MOST:])
    )
    unknown = sum(1 for move in own if move not in playing.quiet)
    if unknown < 2 or playing.edition.rules.reveals is None:
        return
    past, copy = playing.match.at(len(playing.moves) - unknown), playing.edition.rules.state.copy
    for move in playing.moves[-unknown:]:
        before = copy(past.state)
        playing.edition.apply(past.state, move.number)
        playing.quiet[move] = was_quiet(playing.edition, before, past.state, move.number)


def _is_quiet(playing: Playing, index: int) -> bool:
    """Whether a move told nobody anything; worked out once, as it takes a while."""
    assert playing.match is not None and playing.edition is not None
    made: Made = playing.moves[index]
    if made not in playing.quiet:
        latest, before = playing.latest
        if made is latest:
            quiet = was_quiet(playing.edition, before, playing.match.state, made.number)
        else:
            quiet = is_quiet(playing.match.at(index), made.number)
        playing.quiet[made] = quiet
    return playing.quiet[made]
