"""`lab shares` and `lab alone`: games of any number of seats, and what everybody takes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from typing import Any

from ludotheque.core.library import Game
from ludotheque.lab.matrix import Share, option_of
from ludotheque.lab.shares import Shares, Taken, play_alone, play_shares
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.cast import player_name, value_name
from ludotheque.terminal.contests import Terms, announce, bar, fair_sets
from ludotheque.terminal.language import both, number, percent
from ludotheque.terminal.matrices import show_reasons
from ludotheque.terminal.screen import Screen, as_json
from ludotheque.terminal.trouble import TroubleError

AROUND = both(
    "{game} : {option}, {player} à toutes les places, {games} parties, graine {seed}, "
    "réflexion × {scale}",
    "{game}: {option}, {player} in every seat, {games} games, seed {seed}, thinking × {scale}",
)
ALONE = both(
    "{game} : {a} seul contre {b} partout ailleurs, {games} parties, graine {seed}, "
    "réflexion × {scale}",
    "{game}: {a} alone against {b} everywhere else, {games} games, seed {seed}, thinking × {scale}",
)
EVEN = both("À égalité : {even} ({seats} places).", "Even: {even} ({seats} seats).")
BY_SEAT = both("place {n}", "seat {n}")
BY_PLACE = both("rang {n} dans le tour", "place {n} in turn")
TIMES = both("{times} fois sa part", "{times} of its share")
TURNS = both("{turns} tours par partie.", "{turns} turns a game.")
WIDE = 30  # columns for a name


def shares(name: str, option: str | None, level: str, terms: Terms, lang: str, json: bool) -> None:
    """The command: one player in every seat, the values of an option around the table."""
    game = inputs.find_game(name)
    player = inputs.player(level)
    terms.check(game)
    varied, screen = option_of(game, option), Screen(lang)
    if varied.name in terms.options:
        raise TroubleError(texts.NOT_TOGETHER, name=f"--set {varied.name}", other="lab shares")
    if not json:
        said = {"player": player_name(player), "option": varied.words}
        announce(screen, AROUND, game, terms, **said)
    with bar(screen, {varied.name: screen.text(varied.words)}, terms.games, json) as heard:
        given = {**terms.given, "option": varied.name, "progress": partial(heard, varied.name)}
        found = play_shares(game, player, terms.games, **given)
    if json:
        as_json({**_head(game, terms), "level": player, **_object(found)})
    else:
        _show(screen, game, found)


def alone(name: str, agents: str, terms: Terms, lang: str, json: bool) -> None:
    """The command: one player in one seat, another in all others."""
    game = inputs.find_game(name)
    a, b = inputs.pair(agents)
    terms.check(game)
    screen, sets = Screen(lang), fair_sets(game, terms)
    named = {"a": player_name(a), "b": player_name(b)}
    if not json:
        announce(screen, ALONE, game, terms, **named)
    with bar(screen, {a: screen.text(named["a"])}, terms.games, json) as heard:
        given = {**terms.given, "variants": sets, "progress": partial(heard, a)}
        found = play_alone(game, a, b, terms.games, **given)
    if json:
        as_json({**_head(game, terms), "a": a, "b": b, **_taken(found)})
        return
    _even(screen, found)
    _line(screen, screen.text(named["a"]), found)


def _head(game: Game, terms: Terms) -> dict[str, Any]:
    return {
        "game": game.id,
        "games": terms.games,
        "seed": terms.seed,
        "scale": terms.scale,
        "options": game.edition(terms.options).options,
    }


def _taken(found: Taken) -> dict[str, Any]:
    return {"played": found.games, "even": found.even, **asdict(found.share)}


def _object(found: Shares) -> dict[str, Any]:
    """The shares as a program reads them."""
    return {
        "option": found.option,
        "turns": found.turns,
        "values": {value: _taken(share) for value, share in found.values.items()},
        "by_seat": [_taken(share) for share in found.by_seat],
        "by_place": [_taken(share) for share in found.by_place],
        "reasons": {reason: asdict(share) for reason, share in found.reasons.items()},
    }


def _show(screen: Screen, game: Game, found: Shares) -> None:
    _even(screen, found.by_seat[0])
    edition = game.edition()
    for value, share in found.values.items():
        _line(screen, value_name(edition, found.option, value).get(screen.lang), share)
    for words, seats in ((BY_SEAT, found.by_seat), (BY_PLACE, found.by_place)):
        for n, share in enumerate(seats, 1):
            _line(screen, screen.text(words, n=n), share)
    screen.say(TURNS, style="dim", turns=number(found.turns, screen.lang, 1))
    reasons: Mapping[str, Share] = found.reasons
    show_reasons(screen, game, reasons)


def _even(screen: Screen, found: Taken) -> None:
    even, seats = percent(found.even, screen.lang), round(1 / found.even)
    screen.say(EVEN, style="dim", even=even, seats=seats)


def _line(screen: Screen, who: str, found: Taken) -> None:
    """A name, its share with its interval, and how many times an even share that is."""
    lang, share = screen.lang, found.share
    low, high = percent(share.low, lang), percent(share.high, lang)
    times = TIMES.filled(times=number(found.times.score, lang, 2))
    screen.pieces(
        (who.ljust(WIDE), ""),
        (percent(share.score, lang).rjust(8), "bold"),
        (f"  {screen.text(texts.INTERVAL.filled(low=low, high=high))}", ""),
        (f"  {screen.text(times)}", "dim"),
    )
