"""Games, rulebooks and examples."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Any

from litestar import Request, Response

from ludotheque.server import examples
from ludotheque.server.asking import getting, posting
from ludotheque.server.hall import Hall
from ludotheque.server.packing import SQUEEZED
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.games import (
    Book,
    Example,
    GameCard,
    GameInfo,
    KeptEdition,
    PrintGame,
    ScenarioFile,
    ScenarioRun,
)

Asked = Request[Any, Any, Any]


@getting("/games")
async def list_games(hall: Hall) -> list[GameCard]:
    """All games."""
    return hall.catalogue.cards()


@getting("/games/{game:str}", opt={SQUEEZED: True})
async def get_game(
    request: Asked, hall: Hall, viewer: Identity | None, game: str
) -> Response[GameInfo]:
    """One game under its usual options."""
    found = await hall.prints.info(viewer.id if viewer else None, game, {})
    return found.answer(request)


@posting("/games/{game:str}/print", opt={SQUEEZED: True})
async def print_game(
    request: Asked, hall: Hall, viewer: Identity | None, game: str, data: PrintGame
) -> Response[GameInfo]:
    """One game under some options, or as a match was begun with it."""
    who = viewer.id if viewer else None
    found = await hall.prints.info(who, game, data.options, data.edition)
    return found.answer(request)


@getting("/editions/{digest:str}")
async def get_edition(hall: Hall, digest: str) -> KeptEdition:
    """What matches keep of the game they were begun with."""
    kept = await hall.store.read(hall.store.reader.edition, digest)
    if kept is None:
        raise Denied("not_found")
    return KeptEdition(digest, b64encode(kept).decode())


@getting("/rules")
async def list_books(hall: Hall) -> list[Book]:
    """All rulebooks."""
    return [Book(name, name.rpartition(".")[2]) for name in sorted(hall.catalogue.books)]


@getting("/rules/{book:str}", media_type="text/markdown")
async def get_book(hall: Hall, book: str) -> str:
    """A rulebook as text."""
    if book not in hall.catalogue.books:
        raise Denied("not_found")
    return await asyncio.to_thread(hall.catalogue.books[book].read_text, "utf-8")


@getting("/scenarios")
async def list_scenarios(hall: Hall) -> list[ScenarioFile]:
    """All files of examples that are there for readers."""
    games = sorted(hall.catalogue.games)
    return [ScenarioFile(game, file) for game in games for file in hall.catalogue.for_readers(game)]


@getting("/scenarios/{game:str}")
async def list_examples(hall: Hall, game: str) -> list[Example]:
    """What readers of a game's rulebook can step through, with the rules each of them shows."""
    return await asyncio.to_thread(examples.listed, hall.catalogue, game)


@getting("/scenarios/{game:str}/{file:str}", media_type="text/markdown")
async def get_scenarios(hall: Hall, game: str, file: str) -> str:
    """A file of examples as text."""
    return await asyncio.to_thread(examples.path_of(hall.catalogue, game, file).read_text, "utf-8")


@getting("/scenarios/{game:str}/{file:str}/run", opt={SQUEEZED: True})
async def run_scenario(
    request: Asked,
    hall: Hall,
    viewer: Identity | None,
    game: str,
    file: str,
    only: str,
    drawn: bool = False,
) -> Response[list[ScenarioRun]]:
    """The example called `only`, played: a board after each line, drawn by the game itself if
    that is asked."""
    who = viewer.id if viewer else None
    found = await hall.examples.play(who, game, file, only, drawn)
    return found.answer(request)


HANDLERS = [
    *(list_games, get_game, print_game, get_edition, list_books, get_book),
    *(list_scenarios, list_examples, get_scenarios, run_scenario),
]
