"""A match on the table without a server: what its log adds up to, in this process."""

from __future__ import annotations

from typing import Any

from ludotheque.core.library import Game
from ludotheque.server import loading
from ludotheque.server.entries import Begun, Created, Sitter
from ludotheque.server.playing import Playing
from ludotheque.server.wire.tables import ClockChoice


def playing(
    game: Game, options: dict[str, Any] | None = None, seed: int = 5, **given: Any
) -> Playing:
    """A match that has begun, between people called by their seats."""
    edition = game.edition(options)
    sitters = [Sitter("person", f"id{n}", "ABCD"[n], ready=True) for n in range(edition.seats)]
    usual = {"seats": sitters, "owner": "nobody", "clock": ClockChoice(), "invite": "unused"}
    what = Created(
        game=game.id,
        rules=game.rules.version,
        content=edition.digest,
        options=edition.options,
        seed=f"{seed:032x}",
        **{**usual, **given},
    )
    found = loading.first("M", what, 1.0, edition, None)
    found.add(Begun(), 2.0)
    return found
