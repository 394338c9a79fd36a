"""Guided first matches and exercises, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.server.wire.games import GameInfo
from ludotheque.server.wire.view import Body, Legal, Options, Text


class TaskCard(Struct):
    """A step or an exercise in a list."""

    id: str
    title: Text
    rules: list[str]
    level: int  # of an exercise, from 1; a step has 0
    done: bool
    helped: bool  # done by being shown


class RemarkTerm(Struct):
    """A condition: an argument of an event (`by`: who moved), or a field of the state."""

    name: str
    whose: str  # "me" or "other" for a row with an entry for each seat, else empty
    item: int | None  # what is counted in a row; null: the entry itself is meant
    sign: str  # "=", ">=" or "<="
    value: str  # "me", "other" or a number


class RemarkCard(Struct):
    """Something that the coach says once in a first match, when it comes up."""

    id: str
    what: str  # "event": it happened; "asked": you may make such a move
    name: str
    terms: list[RemarkTerm]
    rule: str
    fr: str
    en: str
    said: bool


class GuideInfo(Struct):
    """All that a game brings for those who learn it, and how far you are."""

    game: str
    name: Text
    first: Text
    last: Text
    play: Text
    seat: int  # yours in the match that follows
    options: Options  # of that match
    steps: list[TaskCard]
    puzzles: list[TaskCard]
    remarks: list[RemarkCard]
    skipped: bool
    coach: bool  # whether the coach may still speak


class RuleAnswer(Struct):
    """What the guide adds when the game refuses a move by a rule."""

    rule: str
    fr: str
    en: str


class Lesson(Struct):
    """A step or an exercise, with a table of its own to play it at."""

    match: str
    id: str
    title: Text
    before: Text | None
    ask: Text
    slow: Text | None
    refused: list[RuleAnswer]
    rules: list[str]
    seat: int
    info: GameInfo


class Standing(Struct):
    """How an attempt stands."""

    status: str  # "asked", "passed", "missed"
    misses: int
    said: Text | None = None  # what is said of it
    way: Text | None = None  # the way in words, for who missed it
    shown: bool = False  # it was done by being shown
    wanted: list[Legal] = []  # of a step: the next moves of the model answer, for who needs help


class Mark(Body):
    """What the page asks to remember: "skip", "coach-off", or a remark that was said."""

    mark: Annotated[str, Meta(min_length=1, max_length=40)]
