"""What people keep for a game between matches, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ludotheque.server.wire.view import Body, Name, Options, Problem

KeepsakeKind = Annotated[str, Meta(max_length=40)]  # "deck" and what else a game keeps


class Keep(Body):
    """Something to keep, finished or not."""

    kind: KeepsakeKind
    name: Name
    value: Any


class Fault(Problem):
    """A rule that something breaks, with the ids of what is at fault in it: cards of a deck."""

    about: tuple[str, ...] = ()


class Kept(Struct):
    """Something kept, with what its game finds wrong in it now."""

    key: str
    kind: str
    name: str
    value: Any
    updated: float
    faults: list[Fault]


class Check(Body):
    """Something to look at without keeping it."""

    kind: KeepsakeKind
    value: Any
    options: Options = field(default_factory=dict)


class Checked(Struct):
    """What its game finds wrong in it; nothing if it can be played with."""

    faults: list[Fault]
