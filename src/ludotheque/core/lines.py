"""Which lines of a log tell the events of a move: some need none, some share one."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.events import Argument, Event, Events, Kind

UNTOLD = -1  # of an argument that is not for everybody


def lines(known: Events, events: Sequence[Event]) -> list[tuple[Event, Event | None]]:
    """The events, each with what a line tells there: it, several together, or nothing.

    Nothing, where another line tells it.
    """
    if known.alone.issuperset([event.kind for event in events]):
        return [(event, event) for event in events]
    found: list[tuple[Event, Event | None]] = []
    before, told, last = "", set[str](), -1  # last: the place of the last line
    for event in events:
        kind = known.kinds[event.kind]
        line = None if event.kind in told or kind.known_from == before != "" else event
        if kind.gathered:
            told.add(event.kind)
        before = event.kind
        if line is not None and _is_told_whole(kind, event, events):
            line = None
        longer = _joined(kind, found[last][1], line) if line is not None and last >= 0 else None
        if longer is not None:
            found[last] = found[last][0], longer
            line = None
        elif line is not None:
            last, line = len(found), _gathered(kind, events, line)
        found.append((event, line))
    return found


def _gathered(kind: Kind, events: Sequence[Event], first: Event) -> Event:
    """An event, or one that stands for all of its kind where one line tells them together."""
    if not kind.gathered:
        return first
    alike = [event for event in events if event.kind == kind.name]
    return _with(first, {n: tuple(getattr(one, n) for one in alike) for n in kind.gathered})


def _is_told_whole(kind: Kind, event: Event, events: Sequence[Event]) -> bool:
    """Whether an event is another of these, as those are told it who may not know all of it."""
    veiled = {name for name, value in event.named if value == UNTOLD and name in kind.veils}
    if not veiled:
        return False
    alike = (one for one in events if one.kind == event.kind and one.named != event.named)
    rest = [pair for pair in event.named if pair[0] not in veiled]
    return any([pair for pair in one.named if pair[0] not in veiled] == rest for one in alike)


def _joined(kind: Kind, last: Event | None, event: Event) -> Event | None:
    """The last line, led on to the end of an event that starts where that one ended."""
    if kind.chain is None or last is None or last.kind != event.kind:
        return None
    start, end = kind.chain
    ends = {last.args[end], last.args[start], event.args[start], event.args[end]}
    on = _with(last, {start: event.args[start], end: event.args[end]})
    if UNTOLD in ends or last.args[end] != event.args[start] or on.named != event.named:
        return None
    return _with(last, {end: event.args[end]})


def _with(event: Event, args: dict[str, Argument]) -> Event:
    return event._replace(named=tuple((event.args | args).items()))
