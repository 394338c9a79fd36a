"""Learning by playing: guides, lessons, exercises."""

from __future__ import annotations

import datetime
from typing import Any

from litestar import Request, Response

from ludotheque.core.learn.kinds import Guide, Puzzle, Remark, Step
from ludotheque.server.asking import getting, posting
from ludotheque.server.catalogue import text
from ludotheque.server.hall import Hall
from ludotheque.server.learning import lessons
from ludotheque.server.learning.marks import COACH_OFF, SKIP
from ludotheque.server.learning.room import LessonRoom
from ludotheque.server.learning.shelf import daily
from ludotheque.server.packing import SQUEEZED, pack
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.learning import (
    GuideInfo,
    Lesson,
    Mark,
    RemarkCard,
    RemarkTerm,
    RuleAnswer,
    Standing,
    TaskCard,
)


@getting("/games/{game:str}/learn")
async def get_guide(hall: Hall, viewer: Identity | None, game: str) -> GuideInfo:
    """The guide of a game, and how far you are."""
    guide = await hall.lessons.shelf.find(hall.catalogue.game(game))
    return _guide(game, guide, await hall.lessons.marks.all(viewer.id if viewer else None, game))


@posting("/games/{game:str}/learn")
async def mark(hall: Hall, me: Identity, game: str, data: Mark) -> GuideInfo:
    """Remember that you skipped the guide, or what the coach said; no task is done by saying so."""
    guide = await hall.lessons.shelf.find(hall.catalogue.game(game))
    known = (SKIP, COACH_OFF, *(remark.id for remark in guide.remarks))
    if data.mark not in known or me.kind == "bot":
        raise Denied("choice")
    await hall.lessons.marks.put(me.id, game, data.mark)
    return _guide(game, guide, await hall.lessons.marks.all(me.id, game))


@getting("/games/{game:str}/daily")
async def get_daily(hall: Hall, viewer: Identity | None, game: str) -> TaskCard:
    """The exercise of the day."""
    guide = await hall.lessons.shelf.find(hall.catalogue.game(game))
    done = await hall.lessons.marks.all(viewer.id if viewer else None, game)
    today = datetime.datetime.now(datetime.UTC).date()
    return _card(daily(guide, today), done)


@posting("/games/{game:str}/learn/{task:str}", opt={SQUEEZED: True})
async def open_lesson(
    request: Request[Any, Any, Any], hall: Hall, me: Identity, game: str, task: str
) -> Response[Lesson]:
    """A table for a step or an exercise; it is yours alone and no match."""
    me.check("play")
    room = await lessons.open_lesson(hall, me, hall.catalogue.game(game), task)
    packed = await hall.bench.run(me.account, lambda: pack(_lesson(hall, room)))
    return packed.answer(request)


@getting("/lessons/{match:str}")
async def get_standing(hall: Hall, me: Identity, match: str) -> Standing:
    """How a lesson stands."""
    return (await lessons.lesson_room(hall, me, match)).standing()


@posting("/lessons/{match:str}/again")
async def again(hall: Hall, me: Identity, match: str) -> Standing:
    """Put the position back."""
    room = await lessons.lesson_room(hall, me, match)
    await room.again()
    return room.standing()


@posting("/lessons/{match:str}/show")
async def show(hall: Hall, me: Identity, match: str) -> Standing:
    """Let the guide do it."""
    room = await lessons.lesson_room(hall, me, match)
    await room.show()
    return room.standing()


def _guide(game: str, guide: Guide, marks: dict[str, bool]) -> GuideInfo:
    curtain = guide.curtain
    return GuideInfo(
        game=game,
        name=text(curtain.name),
        first=text(curtain.first),
        last=text(curtain.last),
        play=text(curtain.play),
        seat=curtain.seat,
        options=dict(curtain.options),
        steps=[_card(step, marks) for step in guide.steps],
        puzzles=[_card(p, marks) for p in sorted(guide.puzzles, key=lambda p: p.level)],
        remarks=[_remark(remark, remark.id in marks) for remark in guide.remarks],
        skipped=SKIP in marks,
        coach=COACH_OFF not in marks,
    )


def _remark(remark: Remark, said: bool) -> RemarkCard:
    when = remark.when
    terms = [RemarkTerm(*term) for term in when.conditions]
    return RemarkCard(remark.id, when.what, when.name, terms, remark.rule, *remark.words, said)


def _card(task: Step | Puzzle, marks: dict[str, bool]) -> TaskCard:
    level = task.level if isinstance(task, Puzzle) else 0
    done, helped = task.id in marks, marks.get(task.id, False)
    return TaskCard(task.id, text(task.title), task.block.rules, level, done, helped)


def _lesson(hall: Hall, room: LessonRoom) -> Lesson:
    task, edition = room.lesson, room.playing.edition
    assert edition is not None
    step = task if isinstance(task, Step) else None
    return Lesson(
        match=room.match,
        id=task.id,
        title=text(task.title),
        before=text(step.before) if step else None,
        ask=text(task.ask if isinstance(task, Step) else task.task),
        slow=text(step.slow) if step else None,
        refused=[RuleAnswer(a.rule, *a.words) for a in (step.refused if step else ())],
        rules=task.block.rules,
        seat=room.attempt.seat,
        info=hall.catalogue.info_of(edition),
    )


HANDLERS = [get_guide, mark, get_daily, open_lesson, get_standing, again, show]
