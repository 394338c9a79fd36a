"""Judging what a learner plays: an attempt at a task, move by move.

The goal is looked at, never the path: after each move of the learner and whatever the guide plays
in answer. It is passed as soon as it is true, and missed when the learner's turn (or the window
that is answered) is over without it.
"""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.learn.kinds import Course, Said, Task, Way
from ludotheque.core.learn.starts import start_of
from ludotheque.core.library import Game
from ludotheque.core.scenario import Block, Script, answer_windows
from ludotheque.core.words import MATCH_OVER, NOT_YOUR_TURN, Refused

ASKED, PASSED, MISSED = "asked", "passed", "missed"


class Played(NamedTuple):
    """A move that was made: by which seat, and what chance was told before it."""

    seat: int
    number: int
    draws: tuple[int, ...]


class Attempt:
    """One try at a task, from its position on; all that was played is `made`, oldest first."""

    def __init__(self, task: Task, game: Game) -> None:
        self.task = task
        self.script = start_of(task.block, game)
        self.seat = self.script.seat_named(task.seat)
        self.said: list[str] = []  # the learner's moves, as after `do:`
        self.made: list[Played] = []
        self.status = ASKED
        self.way: Way | None = None  # how it was passed or missed, where the task knows of it
        self._course: list[str] = []  # the learner's moves and the guide's lines in turn
        self._begun: list[int] = []  # the learner's moves that are only the beginning of a line
        self._answered = 0  # lines of the guide
        self._go_on()

    def twin(self) -> Attempt:
        """An independent copy, to try something."""
        other = Attempt.__new__(Attempt)
        other.__dict__.update(self.__dict__)
        other.script = self.script.twin()
        other.said, other.made, other._course = self.said[:], self.made[:], self._course[:]
        other._begun = self._begun[:]
        return other

    # -- what the learner does

    def play(self, number: int, draws: tuple[int, ...] = ()) -> None:
        """A move of the learner and what follows from it; Refused if the rules do not allow it."""
        match = self.script.match
        if self.status != ASKED:
            raise MATCH_OVER.fresh()
        if match.seat != self.seat:
            raise NOT_YOUR_TURN.fresh()
        refusal = match.why_not(number)
        if refusal is not None:
            raise refusal
        shown = self.task.chance.get(self.task.seat)
        told = draws or tuple(self.script.draws_for(number, shown) if shown else ())
        if told:
            match.script(told)
        said = self.script.play(number)
        self._keep(match.version - 1)
        self._begun.append(number)
        if said:
            self.said.append(said)
            self._course.append(said)
            self._begun.clear()
        self._go_on()

    def do(self, text: str) -> None:
        """The same by a line of a block; all its moves are the learner's."""
        before, trial = self.script.match.version, self.script.twin()
        trial.do(text)
        for version in range(before, trial.match.version):
            self.play(trial.match.numbers[version], trial.match.told_at(version))

    def wanted(self) -> list[int]:
        """What is left of the model's next line; nothing where the learner went another way."""
        at, model = len(self._course), self.task.model
        if self.status != ASKED or [line.move for line in model[:at]] != self._course:
            return []
        if at >= len(model) or model[at].seat != self.seat:
            return []
        numbers, begun = list(model[at].numbers), len(self._begun)
        return numbers[begun:] if numbers[:begun] == self._begun else []

    # -- what the guide does

    def _go_on(self) -> None:
        """Look at the goal, and let the guide play until the learner is asked or it is over."""
        while self.status == ASKED:
            asks = self._asks()
            if is_reached(self.task, self.script):
                self.status = PASSED
            elif self.script.match.over or (asks and self._is_missed()):
                self.status = MISSED
            elif asks:
                return
            elif not self._one_more():
                self.status = MISSED
        self._close()

    def _is_missed(self) -> bool:
        """Whether the time is over, or just these moves are known to be poor, whatever follows."""
        match = self.script.match
        if match.edition.rules.turns(match.edition.t, match.state) > self.task.model[-1].turn:
            return True
        ways = (way for way in self.task.poor if not way.pattern.is_open)
        return any(way.pattern.fits(self.said) for way in ways)

    def _asks(self) -> bool:
        """Whether the learner has to decide something, in a turn that counts for the task."""
        match, coming = self.script.match, self._coming()
        if match.over or match.seat != self.seat:
            return False
        return self.script.window() is None or bool(coming and self.script.answers(coming.text))

    def _one_more(self) -> bool:
        """One move by the guide; whether the task can go on."""
        answer, coming = self.script.window(), self._coming()
        if answer is not None and not (coming and self.script.answers(coming.text)):
            return self._guide(answer)
        if coming is None or coming.seat == self.seat:
            return False
        self._course.append(coming.move)
        self._answered += 1
        return self._guide(coming.text)

    def _coming(self) -> Said | None:
        """The next line: of a block that went as this attempt did, else the guide's next one."""
        at = len(self._course)
        for course in (self.task.model, *(w.course for w in (*self.task.right, *self.task.poor))):
            if len(course) > at and [line.move for line in course[:at]] == self._course:
                return course[at]
        lines = [line for line in self.task.model if line.seat != self.seat]
        return lines[self._answered] if self._answered < len(lines) else None

    def _guide(self, line: str) -> bool:
        """Play a line of the guide's; whether the rules allow it here."""
        before = self.script.match.version
        try:
            self.script.do(line)
        except Refused:
            return False
        self._keep(before)
        return True

    def _close(self) -> None:
        """Name the way it went, and show what comes of it."""
        ways = self.task.right if self.status == PASSED else self.task.poor
        self.way = next((way for way in ways if way.pattern.fits(self.said)), None)
        if self.way is not None or self.status == PASSED:
            block = self.way.shown if self.way else self.task.block
            for line in show_lines(block):
                if not self._guide(line):
                    return

    def _keep(self, since: int) -> None:
        match = self.script.match
        for version in range(since, match.version):
            found = match.seats[version], match.numbers[version], match.told_at(version)
            self.made.append(Played(*found))


def is_reached(task: Task, script: Script) -> bool:
    """Whether one alternative of the goal is wholly true."""
    return any(all(script.expect(item) is None for item in items) for items in task.goal)


def model_answer(task: Task, game: Game) -> Attempt:
    """A task done as its block does it."""
    return follow(Attempt(task, game), task.model)


def follow(attempt: Attempt, lines: Course) -> Attempt:
    """Play the learner's lines of a block, for as long as something is asked."""
    for line in lines:
        if line.seat == attempt.seat and attempt.status == ASKED:
            attempt.do(line.text)
    return attempt


def read_course(block: Block, game: Game) -> Course:
    """The `do:` lines of a block up to `# show`."""
    script, found = start_of(block, game), []
    done = [line for line in block.lines if line.word == "do"]
    for place, line in enumerate(done):
        if block.show and line.at > block.show:
            break
        found.append(_said(script, line.text))
        answer_windows(script, done[place + 1 :])
    return tuple(found)


def _said(script: Script, text: str) -> Said:
    """Play a line, and tell how its moves are said when they are made by hand."""
    twin, before = script.twin(), script.match.version
    seat, rules = script.match.seat, script.match.edition.rules
    turn = rules.turns(script.match.edition.t, script.match.state)
    script.do(text)
    move = ""
    for version in range(before, script.match.version):
        if told := script.match.told_at(version):
            twin.match.script(told)
        move = twin.play(script.match.numbers[version]) or move
    return Said(seat, turn, text, move, tuple(script.match.numbers[before:]))


def show_lines(block: Block) -> list[str]:
    """The `do:` lines of a block that a guide plays to show what comes of it."""
    if not block.show:
        return []
    return [line.text for line in block.lines if line.word == "do" and line.at > block.show]
