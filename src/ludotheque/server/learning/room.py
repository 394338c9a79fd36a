"""The table of a lesson: a room like any other, but for the log.

Its learner plays by the same road as at every table: version, rules, views. What the guide answers
comes from the attempt, and the table is brought to where that stands. Nothing of it is written
down but that a task was done; a lesson is no match, and ends with the process.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ludotheque.core.learn.judging import ASKED, MISSED, PASSED, Attempt, Played, model_answer
from ludotheque.core.learn.kinds import Puzzle, Step
from ludotheque.core.library import Game
from ludotheque.core.words import Refused, Words
from ludotheque.server import acts, timing, views
from ludotheque.server.catalogue import text
from ludotheque.server.entries import Moved, Undone
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied, MoveRefused
from ludotheque.server.room import Build, Done, Room
from ludotheque.server.wire.learning import Standing
from ludotheque.server.wire.view import Legal

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall

OFTEN = 2  # misses after which the way is told in words


class LessonRoom(Room):
    """One lesson of one person."""

    def __init__(self, hall: Hall, what: Playing, game: Game, attempt: Attempt) -> None:
        super().__init__(hall, what)
        self.kept = sys.maxsize  # no snapshot either
        self.game, self.attempt = game, attempt
        self.misses, self.shown = 0, False
        self._done: dict[str, int] = {}  # acts by key: sent again they are done once
        self._lay([])

    @property
    def lesson(self) -> Step | Puzzle:
        """What is to be done here."""
        task = self.attempt.task
        assert isinstance(task, Step | Puzzle)
        return task

    @property
    def owner(self) -> str:
        """Who learns here."""
        return self.playing.table.created.owner

    # -- the road of a move

    async def act(self, build: Build, key: str | None = None) -> Done:
        """Nobody sits down, gets up, gives up or talks here."""
        raise Denied("lesson")

    async def act_at(self, version: int, seat: int, build: Build, key: str) -> Done:
        """Play, or take back, in the position that was seen as `version`."""
        async with self.lock:
            if key in self._done:
                return Done(self._done[key], True)
            now = self.playing.table.eyes[seat].version
            if version != now:
                raise Denied("stale", version=now)
            await self._turn_to(self._followed(build(self.playing)))
            self._done[key] = self.playing.table.seq
            return Done(self.playing.table.seq)

    async def remember_all(self, who: str | None) -> Playing:
        """A lesson has no past that could be looked at."""
        raise Denied("lesson")

    def serve(self, now: Playing) -> None:
        """The server does nothing here by itself."""

    def _followed(self, added: list[Any]) -> Attempt:
        """The attempt after what somebody does."""
        attempt = self.attempt.twin()
        for what in added:
            if isinstance(what, Undone):
                attempt = self._back_to(what.made)
            for index, number in enumerate(what.moves if isinstance(what, Moved) else ()):
                if index and attempt.status != ASKED:
                    break  # what was sent along with what ended it
                try:
                    attempt.play(number)
                except Refused as refusal:
                    raise MoveRefused(refusal, index) from None
        return attempt

    def _back_to(self, made: int) -> Attempt:
        """The attempt as it was after so many moves, if the learner was asked there."""
        fresh = Attempt(self.lesson, self.game)
        for played in self.attempt.made[len(fresh.made) : made]:
            if played.seat == fresh.seat and len(fresh.made) < made:
                fresh.play(played.number)
        if len(fresh.made) != made or self.attempt.status != ASKED:
            raise Denied("undo")
        return fresh

    # -- what the guide is asked for

    async def again(self) -> None:
        """Put the position back."""
        async with self.lock:
            await self._turn_to(Attempt(self.lesson, self.game))

    async def show(self) -> None:
        """Do it as the guide would."""
        async with self.lock:
            if self.attempt.status != PASSED:
                self.shown = True
                await self._turn_to(model_answer(self.lesson, self.game))

    def standing(self) -> Standing:
        """How it stands, in words."""
        attempt, task = self.attempt, self.lesson
        if attempt.status == PASSED:
            good = task.after if isinstance(task, Step) else task.why
            way = None if isinstance(task, Step) else task.solution
            return self._stands(good, way)
        if attempt.status == MISSED:
            poor = attempt.way.words if attempt.way else None
            way = task.wrong if isinstance(task, Step) else None
            return self._stands(poor, way if poor is None or self.misses >= OFTEN else None)
        return self._stands(None, None)

    def _stands(self, said: Words | None, way: Words | None) -> Standing:
        first, second = (None if one is None else text(one) for one in (said, way))
        return Standing(self.attempt.status, self.misses, first, second, self.shown, self._wanted())

    def _wanted(self) -> list[Legal]:
        """Where a step's answer goes on; an exercise keeps it to itself."""
        if not isinstance(self.lesson, Step):
            return []
        match, found = self.attempt.script.match.clone(), []
        for number in self.attempt.wanted():
            found.append(views.move_as_wire(match.view(match.seat), number))
            match.push(number)
        return found

    # -- the table follows

    async def _turn_to(self, attempt: Attempt) -> None:
        before, self.attempt = self.attempt, attempt
        if attempt.status == MISSED:
            self.misses += 1
        if attempt.status == PASSED and before.status != PASSED:
            marks = self.hall.lessons.marks
            await marks.put(self.owner, self.game.id, self.lesson.id, self.shown)
        self._lay(before.made)

    def _lay(self, before: list[Played]) -> None:
        """Bring the table to where the attempt stands."""
        fork, at = self.playing.fork(), max(timing.now(), self.playing.table.at)
        made, same = self.attempt.made, 0
        while same < min(len(before), len(made)) and before[same] == made[same]:
            same += 1
        if same < len(before):
            fork.table.phase, fork.table.result = "on", None
            fork.add(Undone(self.attempt.seat, same), at)
        for played in made[same:]:
            assert fork.match is not None
            if played.draws:
                fork.match.script(played.draws)
            acts.extend(fork, [Moved(played.seat, [played.number])], at, None)
        self._replace(fork)
