"""From a position to what one viewer is told of it: the one place where state becomes wire."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET

from ludotheque.core import view as core
from ludotheque.core.game import Edition
from ludotheque.core.lines import lines
from ludotheque.core.match import Match
from ludotheque.core.record import SECRET, SIZES, SPECTATOR, Layout
from ludotheque.core.sight import glimpse
from ludotheque.core.words import SILENCE, Words
from ludotheque.server.catalogue import has_secrets
from ludotheque.server.counting import log_line
from ludotheque.server.entries import NOBODY, Ended
from ludotheque.server.made import Made
from ludotheque.server.playing import Playing
from ludotheque.server.wire.view import Aside, Event, Legal, Outcome, Step, Text

RESULTS = {
    "resign": Words("Abandon.", "Resignation."),
    "time": Words("Temps écoulé.", "Out of time."),
    "aborted": Words("Interrompue à peine commencée.", "Broken off when just begun."),
    "withdrawn": Words(
        "Table retirée avant le début.", "The table was taken away before the start."
    ),
    "draw": Words("Nulle d’un commun accord.", "A draw by agreement."),
    "absent": Words("Adversaire absent.", "The opponent was absent."),
    "unfinished": Words("Partie inachevée.", "Unfinished match."),
}


def state_as_wire(edition: Edition, redacted: Any, over: bool = False) -> dict[str, Any]:
    """The fields of a redacted state by name, and those computed from it; what nobody may know is
    left out. Once a match is
    over nobody must act, though the position may wait for somebody (who gave up, say)."""
    plain, wide = _told_fields(edition.rules.state)
    found = {name: getattr(redacted, name) for name in plain}
    for name in wide:
        found[name] = _digits(found[name])
    computed = edition.rules.face.computed
    if computed is not None:
        names = (field.name for field in computed.fields)
        found.update(zip(names, computed.values(edition.t, redacted), strict=True))
    if over:
        found["seat"] = NOBODY
    return found


@functools.lru_cache
def _told_fields(layout: Layout) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the fields that are told, and those among them too wide for JSON's numbers."""
    seen = [f for f in layout.fields if f.sight != SECRET and f.name not in layout.tail]
    return tuple(f.name for f in seen), tuple(f.name for f in seen if SIZES[f.type] == 8)


def _digits(value: Any) -> Any:
    return [_digits(v) for v in value] if isinstance(value, list) else str(value)


def legal_as_wire(view: core.View) -> list[Legal]:
    """The legal moves of a view in all their forms."""
    edition = view.edition
    said = _saying(edition, "move")
    return [Legal(n, *_forms(edition, n), *said(view, n)) for n in view.moves]


def move_as_wire(view: core.View, number: int) -> Legal:
    """A legal move of a view in all its forms."""
    edition = view.edition
    return Legal(number, *_forms(edition, number), *_saying(edition, "move")(view, number))


@functools.lru_cache(maxsize=8192)
def _forms(edition: Edition, number: int) -> tuple[str, str, dict[str, str], list[int]]:
    """The forms of a move that are the same in every position: notation, verb, arguments."""
    verb, values = edition.rules.moves.split(number)
    args = edition.rules.moves.as_object(number, edition.labels)
    notation = " ".join(args.values()).rstrip()
    del args["verb"]
    return notation, verb.name, args, values


def events_as_wire(edition: Edition, events: Iterable[core.Event], who: int | None) -> list[Event]:
    """The events that a seat (or SPECTATOR) may see, or all, with their log lines; not to be
    changed, as all who see the same are given the same."""
    if who is None:
        return _told(edition, tuple(events), True)
    return _told(edition, tuple([event for event in events if event.seen >> who & 1]), False)


@functools.lru_cache(maxsize=512)
def _told(edition: Edition, events: tuple[core.Event, ...], is_open: bool) -> list[Event]:
    """Events with their log lines, and who saw them if that is open to all."""
    found, known = [], edition.rules.events
    for event, told in lines(known, events):
        fr, en = log_line(edition, told) if told else SILENCE
        seen = event.seen if is_open else UNSET
        args = {k: list(v) if isinstance(v, tuple) else v for k, v in event.named}
        found.append(Event(event.kind, args, fr, en, seen, known.kinds[event.kind].head or UNSET))
    return found


def prompt_as_wire(view: core.View) -> Text | None:
    """What the viewer must decide now."""
    return Text(*_saying(view.edition, "prompt")(view)) if view.acting else None


def _saying(edition: Edition, what: str) -> Callable[..., Words]:
    """How the game's show module says something, in each language; without one, nothing."""
    if edition.rules.face.show is None:
        return lambda *given: SILENCE
    words: Callable[..., Words] = getattr(edition.rules.face.show, what).words
    return words


def outcome_as_wire(edition: Edition | None, ended: Ended | None) -> Outcome | None:
    """The result with its reason in words."""
    if ended is None:
        return None
    return Outcome(ended.scores, ended.winners, ended.reason, *reason_words(edition, ended.reason))


def reason_words(edition: Edition | None, reason: str) -> Words:
    """Why a match ended, as its game or the house says it."""
    known = edition.texts["reasons"] if edition else {}
    return RESULTS.get(reason) or known.get(reason, Words(reason, reason))


def eye_of(playing: Playing, seat: int | None) -> int:
    """The number of an eye: the seat, or last the spectators."""
    return len(playing.table.seats) if seat is None else seat


class Look:
    """One position through one seat's eyes (None: a spectator's); shared by all who look so."""

    def __init__(self, playing: Playing, seat: int | None) -> None:
        self.playing, self.seat = playing, seat
        self.eye = eye_of(playing, seat)
        self.who = SPECTATOR if seat is None else seat
        self.legal: list[Legal] = []
        self.prompt: Text | None = None
        self.aside: Aside = None
        self.outcome = outcome_as_wire(playing.edition, playing.table.result)
        if playing.match is not None and playing.table.phase != "waiting":
            self._look()

    def _look(self) -> None:
        playing, view = self.playing, self._view
        self.aside = view.aside()
        if self.seat is not None and playing.seat == self.seat and playing.readonly is None:
            self.legal, self.prompt = legal_as_wire(view), prompt_as_wire(view)

    @functools.cached_property
    def _view(self) -> core.View:
        """The view; what led here is told by `steps`, and the position never changes again."""
        match = self.playing.match
        assert match is not None
        edition, s = match.edition, self._shown(match)
        moves = tuple(edition.legal(s)) if s.seat == self.who else ()
        seen = glimpse(edition.rules.state, s, self.who)
        outcome = match.outcome() if match.over else None
        return core.View(edition, self.who, seen, moves, (), outcome)

    def _shown(self, match: Match) -> Any:
        """The position, with what its game opens where the table has ended it."""
        unveil = match.edition.rules.face.unveil
        if self.playing.table.result is None or match.over or unveil is None:
            return match.state
        s = match.edition.rules.state.copy(match.state)
        unveil(s)
        return s

    @functools.cached_property
    def state(self) -> dict[str, Any]:
        """The state as it is told; made only for pages that do not keep it."""
        playing = self.playing
        if playing.match is None or playing.table.phase == "waiting":
            return {}
        over = playing.table.phase == "over" or playing.readonly is not None  # nobody is asked
        return state_as_wire(playing.match.edition, self._view.state, over)

    def steps(self, since: int, patches: bool = False) -> list[Step]:
        """What this eye saw happen after a version, oldest first, perhaps with its patches."""
        seen = self.playing.table.eyes[self.eye]
        made, number = seen.made, seen.steps
        steps = []
        for move in reversed(self.playing.moves):
            version = move.shown[self.eye]
            if version and version <= since:
                break
            if version:
                steps.append(self._step(move, version, made, number))
                if patches and move in self.playing.traces:
                    steps[-1].patches = self.playing.traces[move].patches(self.who)
                made, number = made - 1, number - move.counted[self.eye]
        return [*self._opening(since), *self._undo(since), *reversed(steps)]

    def follows(self, since: int, steps: list[Step]) -> bool:
        """Whether the patches of some steps lead from a version to the present one."""
        patched = {step.version for step in steps if step.patches}
        known = all(step.patches for step in steps)
        return known and patched == set(
            range(since + 1, self.playing.table.eyes[self.eye].version + 1)
        )

    def _opening(self, since: int) -> list[Step]:
        """What the set-up did, for who has not seen the match begin."""
        playing = self.playing
        if since or not playing.opening or playing.table.phase == "waiting":
            return []
        assert playing.edition is not None
        events = events_as_wire(playing.edition, playing.opening, self.who)
        return [Step(1, 0, 0, NOBODY, events)] if events else []

    def _undo(self, since: int) -> list[Step]:
        """The last time moves were taken back, if that is news; it stands before all else."""
        by, versions = self.playing.undone
        if not versions or versions[self.eye] <= since:
            return []
        version, seen = versions[self.eye], self.playing.table.eyes[self.eye]
        later = [move for move in self.playing.moves if move.shown[self.eye] > version]
        number = seen.steps - sum(move.counted[self.eye] for move in later)
        return [Step(version, seen.made - len(later), number, by, [], undo=True)]

    def _step(self, move: Made, version: int, made: int, number: int) -> Step:
        edition = self.playing.edition
        assert edition is not None
        known = move.seat == self.seat or not has_secrets(edition.rules)
        notation = _forms(edition, move.number)[0] if known else None
        events = events_as_wire(edition, move.events, self.who)
        return Step(version, made, number, move.seat, events, notation)
