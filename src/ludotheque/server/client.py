"""A seat for a bot: the same class that plays in the lab, over the socket.

`play(agent, url, token, match)` sits down, and until the match is over hands every view to
`agent.choose(view)` and sends back the move. It needs no more of the server than any page.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import urllib.request
from base64 import b64decode
from typing import Any

from websockets.sync.client import connect

from ludotheque.agents.base import Agent
from ludotheque.core.events import Argument, Event
from ludotheque.core.game import Edition
from ludotheque.core.library import Game, load
from ludotheque.core.record import SECRET, SPECTATOR
from ludotheque.core.sight import redact
from ludotheque.core.view import Outcome, View
from ludotheque.server.wire import socket as wire
from ludotheque.server.wire.view import Event as WireEvent
from ludotheque.server.wire.view import Table as WireTable
from ludotheque.server.wire.view import View as WireView


class ServerRefused(Exception):
    """The server did not do what was asked; the words are its own."""


def manner(url: str, token: str, match: str, what: str) -> None:
    """ "abort" before the second move, "offer" a draw, "accept" or "decline" it, "claim" the game
    of who has gone, "withdraw" one's own table (LUD-8 to LUD-11); ServerRefused says why not."""
    ask(url, token, "POST", f"/api/matches/{match}/manner", {"what": what})


def play(
    agent: Agent, url: str, token: str, match: str, *, invite: str = "", game: Game | None = None
) -> WireView:
    """Sit down at a match and play it to its end; returns the last view.

    To a draw that is offered an agent says what its `agrees(view)` says, if it has one, else no.
    """
    ask(url, token, "POST", f"/api/matches/{match}/join", {"invite": invite})
    table = ask(url, token, "GET", f"/api/matches/{match}")
    edition = _edition(url, token, game or load(table["game"]), table)
    return Seat(url, token, match, edition).play(agent)


def _edition(url: str, token: str, game: Game, table: dict[str, Any]) -> Edition:
    """The game as the match was begun with it, wherever today's files have gone."""
    path = f"/api/editions/{table['edition']}"
    kept = b64decode(ask(url, token, "GET", path)["kept"])
    return game.as_begun(table["options"], table["edition"], kept, own=False)


def ask(url: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """One HTTP request with a bearer token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    raw = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url + path, raw, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.loads(answer.read() or "null")
    except urllib.error.HTTPError as error:
        raise ServerRefused(json.loads(error.read())["en"]) from None


class Seat:
    """A bot's place at one match."""

    def __init__(self, url: str, token: str, match: str, edition: Edition) -> None:
        self.url, self.token, self.match, self.edition = url, token, match, edition
        self._events: list[WireEvent] = []
        self._seen: WireView | None = None

    def play(self, agent: Agent) -> WireView:
        """Answer every view in which there is something to decide, until there is an outcome."""
        headers = {"Authorization": f"Bearer {self.token}"}
        address = "ws" + self.url.removeprefix("http") + "/api/socket"
        with connect(address, additional_headers=headers, compression=None) as socket:
            socket.send(wire.encode(wire.Watch(self.match)).decode())
            for raw in socket:
                frame = wire.decode_out(raw)
                if isinstance(frame, wire.Shown):
                    if frame.view.outcome is not None:
                        return frame.view
                    self._answer_draw(agent, frame.view, frame.view.table)
                    if self._is_new_past(frame.view):
                        socket.send(wire.encode(wire.Watch(self.match)).decode())
                    elif frame.view.legal:
                        socket.send(wire.encode(self._answer(agent, frame.view)).decode())
                elif isinstance(frame, wire.Seated):
                    self._answer_draw(agent, self._seen, frame.table)
                elif isinstance(frame, wire.Refusal) and frame.code != "stale":
                    raise ServerRefused(f"{frame.en} [{frame.rule or frame.code}]")
        raise ServerRefused("the server went away")

    def _answer_draw(self, agent: Agent, seen: WireView | None, table: WireTable) -> None:
        """Say what the agent thinks of a draw that is offered."""
        self._seen = seen
        draw = table.manners.draw
        if draw is None or seen is None or seen.seat not in draw.waiting:
            return
        agrees = getattr(agent, "agrees", None)
        yes = agrees is not None and agrees(core_view(self.edition, seen, self._events))
        with contextlib.suppress(ServerRefused):  # it has lapsed meanwhile
            manner(self.url, self.token, self.match, "accept" if yes else "decline")

    def _is_new_past(self, seen: WireView) -> bool:
        """Keep the latest events; after an undo they are asked for anew, with the whole past."""
        if seen.steps and seen.steps[-1].undo and seen.made:
            return True
        happened = [step.events for step in seen.steps if step.events]
        self._events = happened[-1] if happened else self._events
        return False

    def _answer(self, agent: Agent, seen: WireView) -> wire.Move:
        number = agent.choose(core_view(self.edition, seen, self._events)).number
        return wire.Move(self.match, seen.version, secrets.token_hex(8), [number], seen.seat)


def _arguments(event: WireEvent) -> tuple[tuple[str, Argument], ...]:
    """The arguments of an event as the core keeps them."""
    return tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in event.args.items())


def core_view(edition: Edition, seen: WireView, latest: list[WireEvent]) -> View:
    """The view an agent knows from the lab, made of one that came over the wire."""
    layout = edition.rules.state
    seat = SPECTATOR if seen.seat is None else seen.seat
    state = redact(layout, layout.new(), seat)
    for f in layout.fields:
        if f.sight != SECRET and f.name not in layout.tail:
            setattr(state, f.name, _numbers(seen.state[f.name]))
    events = tuple(Event(e.kind, _arguments(e), 1 << seat) for e in latest)
    moves = tuple(move.number for move in seen.legal)
    end = seen.outcome
    outcome = Outcome(tuple(end.scores), end.reason, tuple(end.winners)) if end else None
    return View(edition, seat, state, moves, events, outcome)


def _numbers(value: Any) -> Any:
    return [_numbers(v) for v in value] if isinstance(value, list) else int(value)
