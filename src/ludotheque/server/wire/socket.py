"""What crosses the socket: frames a page sends (`In`) and gets (`Out`), told apart by `type`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludotheque.server.wire.view import (
    AnyMove,
    ChatLine,
    Count,
    Key,
    MatchId,
    SeatNumber,
    Table,
    View,
)

# -- what a page sends


class In(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what a page sends."""


class Watch(In, tag="watch"):
    """Follow a match, through one's own seat's eyes or as a spectator; answered by a `view`.

    Sent again with another `seat` it changes the eyes (two at one screen: after the curtain).
    """

    match: MatchId
    seat: SeatNumber | None = None  # None: the seat held (the acting one of several), else watch
    since: Count = 0  # the last version known with these eyes; the steps after it are sent
    chat: Count = 0  # the last line known; those after it are sent
    blind: bool = False  # look as a spectator though a seat is held
    keeps: bool = False  # the page keeps the state: while it follows, only patches are sent


class Leave(In, tag="leave"):
    """Stop following a match."""

    match: MatchId


class Move(In, tag="move"):
    """Play one move or a few, all or nothing."""

    match: MatchId
    version: Count
    key: Key
    moves: Annotated[list[AnyMove], Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None  # which of several seats held; None: the one that must act


class UndoMove(In, tag="undo"):
    """Go back to `made` moves, or to where the action begins that is under way there: at once if
    free, else the others are asked."""

    match: MatchId
    version: Count
    key: Key
    made: Count
    seat: SeatNumber | None = None


class Answer(In, tag="answer"):
    """Agree or not to an undo that was asked; answers for every seat held."""

    match: MatchId
    version: Count
    key: Key
    yes: bool


class Resign(In, tag="resign"):
    """Give up."""

    match: MatchId
    key: Key
    seat: SeatNumber | None = None


class Say(In, tag="say"):
    """A line of chat."""

    match: MatchId
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(In, tag="ping"):
    """Answered by `pong`."""

    key: str = ""


AnyIn = Watch | Leave | Move | UndoMove | Answer | Resign | Say | Ping


# -- what a page gets


class Out(Struct, tag_field="type"):
    """Base of what a page gets."""


class Hello(Out, tag="hello"):
    """The first frame: who the server takes you for."""

    you: str  # public id
    name: str
    kind: str  # "guest", "account", "bot"
    now: float  # the server's clock
    protocol: int = 1


class Shown(Out, tag="view"):
    """A new position (or the first look at one)."""

    view: View


class Seated(Out, tag="table"):
    """Something about the table changed, but not the position."""

    table: Table


class Said(Out, tag="chat"):
    """Lines of chat, oldest first."""

    match: str
    lines: list[ChatLine]
    anew: bool = False  # these are all there are: words were taken back


class Done(Out, tag="done"):
    """What was asked with this key is on disk."""

    key: str
    match: str
    version: int
    duplicate: bool = False  # it had been done before


class Refusal(Out, tag="refused"):
    """What was asked was not done; nothing changed.

    `code`: "rule" (then `rule` is an id of the rulebook), "stale" (then `version` is the present
    one and a view follows), or a name of `refusals.REFUSALS`.
    """

    code: str
    fr: str
    en: str
    key: str | None = None
    match: str | None = None
    rule: str | None = None
    version: int | None = None
    move: int | None = None  # which move of the list, from 0


class Pong(Out, tag="pong"):
    """The answer to a ping."""

    key: str
    now: float


class Bye(Out, tag="bye"):
    """The server stops or closes this socket; come back with `since`."""

    code: str
    fr: str
    en: str


AnyOut = Hello | Shown | Seated | Said | Done | Refusal | Pong | Bye

decode_in = msgspec.json.Decoder(AnyIn).decode
decode_out = msgspec.json.Decoder(AnyOut).decode
encode = msgspec.json.Encoder().encode
