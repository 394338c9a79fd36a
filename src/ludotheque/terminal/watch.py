"""`watch`: computer players among themselves; `replay`: a match that was kept."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

from ludotheque.agents import agent
from ludotheque.core.match import Match
from ludotheque.lab.seeds import derive
from ludotheque.terminal import chronicle, inputs, picture, texts
from ludotheque.terminal.cast import Cast
from ludotheque.terminal.screen import Screen, as_json
from ludotheque.terminal.trouble import TroubleError


def watch(
    name: str, players: list[str], lang: str, seed: int | None, delay: float, settings: list[str]
) -> None:
    """The command: one match, move by move."""
    game = inputs.find_game(name)
    names = [inputs.player(player) for player in players]
    inputs.within("--delay", delay, 0, 60)
    match = game.new(inputs.seed(seed), inputs.settings(settings))
    if len(names) != match.edition.seats:
        raise TroubleError(texts.WATCH_COUNT, given=len(names), wanted=match.edition.seats)
    root = secrets.randbits(62) if seed is None else seed
    agents = {n: agent(who, game, derive(root, "player", n) >> 1) for n, who in enumerate(names)}
    cast, screen = Cast(match.edition.seats, agents), Screen(lang)
    screen.rule(screen.text(game.title))
    while not match.over:
        _one_move(screen, match, cast, delay)
    _final(screen, match, cast)


def _one_move(screen: Screen, match: Match, cast: Cast, delay: float) -> None:
    seat = match.seat
    move = cast.agents[seat].choose(match.view(seat))
    if not screen.is_live:
        chronicle.step(screen, match, move.number, cast.names)
        return
    match.push(move, seat=seat)
    said = chronicle.lines(match.edition, match.events(), screen.lang, cast.names)
    if said:
        screen.clear()
        picture.heading(screen, match, cast)
        picture.board(screen, match.view(), said)
        time.sleep(delay)


def _final(screen: Screen, match: Match, cast: Cast) -> None:
    screen.line()
    if not screen.is_live:
        picture.board(screen, match.view(), [])
    picture.ending(screen, match, cast)


def replay(file: Path, lang: str, at: int | None, json: bool) -> None:
    """The command: verify a match that was kept and show its course."""
    match = inputs.match_of(file)
    end = match.version if at is None else inputs.within("--at", at, 0, match.version)
    if json:
        as_json(described(match, end))
        return
    screen = Screen(lang)
    edition = match.edition
    screen.rule(screen.text(edition.rules.title))
    screen.say(
        texts.REPLAY_OK,
        game=edition.rules.id,
        rules=edition.rules.version,
        moves=match.version,
    )
    screen.line()
    shown = match.at(end)
    chronicle.course(screen, shown)
    screen.line()
    screen.rule(screen.text(texts.REPLAY_AT, at=end, moves=match.version))
    picture.board(screen, shown.view(), [])
    _how_it_ended(screen, shown)


def _how_it_ended(screen: Screen, match: Match) -> None:
    if match.over:
        picture.ending(screen, match, Cast.of_letters(match.edition.seats))
    else:
        screen.say(texts.REPLAY_OPEN)


def described(match: Match, end: int) -> dict[str, Any]:
    """A verified match as a program reads it, its moves up to `end`."""
    edition, shown = match.edition, match.at(end)
    outcome = shown.outcome()
    pairs = enumerate(zip(shown.seats, shown.moves, strict=True), 1)
    return {
        "game": edition.rules.id,
        "rules": edition.rules.version,
        "content": edition.digest,
        "options": edition.options,
        "seed": f"{match.seed:032x}",
        "verified": True,
        "moves": [{"n": n, "seat": seat, "move": str(move)} for n, (seat, move) in pairs],
        "total": match.version,
        "position": edition.rules.state.digest(shown.state),
        "over": shown.over,
        "outcome": outcome
        and {
            "scores": outcome.scores,
            "reason": outcome.reason,
            "winners": outcome.winners,
        },
    }
