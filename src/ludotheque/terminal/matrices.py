"""`arena --matrix`: every value of an option against every other."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from ludotheque.core.library import Game
from ludotheque.lab.heatmap import heatmap
from ludotheque.lab.matrix import Matrix, Pairing, Share, option_of, pairs_of, play_matrix
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.cast import player_name, value_name
from ludotheque.terminal.contests import WIDE_INTERVAL, Terms, announce, bar
from ludotheque.terminal.language import number, percent
from ludotheque.terminal.screen import Screen, as_json

WIDE_PAIR = 30  # columns for two names


def matrix(
    name: str, level: str, terms: Terms, lang: str, *, of: str | None, svg: Path | None, json: bool
) -> None:
    """The command: a table of all pairings, for people, for programs or as a picture."""
    game = inputs.find_game(name)
    player = inputs.player(level)
    terms.check(game)
    option = option_of(game, of)
    total = len(pairs_of(option)) * terms.games
    if svg is not None:
        inputs.check_writable(svg)
    screen = Screen(lang)
    said = {"player": player_name(player), "option": option.words}
    if not json:
        announce(screen, texts.MATRIX, game, terms, **said)
    with bar(screen, {option.name: screen.text(option.words)}, total, json) as heard:
        progress = partial(heard, option.name)
        given = {**terms.given, "option": option.name, "progress": progress}
        found = play_matrix(game, player, terms.games, **given)
    if json:
        as_json(_object(game, player, terms, found))
    else:
        _show(screen, game, found)
    if svg is not None:
        inputs.write(svg, _picture(game, found, terms, screen.text(player_name(player)), lang))
        if not json:
            screen.say(texts.MATRIX_DREW, file=svg)


def _object(game: Game, player: str, terms: Terms, found: Matrix) -> dict[str, Any]:
    """The matrix as a program reads it."""
    return {
        "game": game.id,
        "option": found.option,
        "values": list(found.values),
        "level": player,
        "games": terms.games,
        "seed": terms.seed,
        "scale": terms.scale,
        "options": game.printed(terms.options).options,
        "rows": [pairing.as_dict() for pairing in found.pairings],
        "first": vars(found.first),
        "turns": found.turns,
        "decisions": found.decisions,
        "draws": found.draws,
    }


def names_of(game: Game, found: Matrix, lang: str) -> dict[str, str]:
    """The values of the matrix, for people."""
    printed = game.printed()
    return {
        value: value_name(printed, found.option, value).get(lang).capitalize()
        for value in found.values
    }


def _show(screen: Screen, game: Game, found: Matrix) -> None:
    names = names_of(game, found, screen.lang)
    if any(not pairing.is_mirror for pairing in found.pairings):
        screen.say(texts.MATRIX_SHARES, style="dim")
        _show_table(screen, found, names)
        screen.line()
    for pairing in found.pairings:
        _show_pairing(screen, pairing, names)
    screen.say(texts.MATRIX_ALL, style="bold", games=number(found.games, screen.lang))
    _show_rest(screen, found.first, found.turns, found.decisions, found.draws)


def _show_table(screen: Screen, found: Matrix, names: dict[str, str]) -> None:
    """Shares of points, row against column; a value is not held against itself."""

    def cell(a: str, b: str) -> str:
        share = found.share(a, b)
        return "·" if a == b or share is None else percent(share.score, screen.lang)

    rows = [("", *names.values())]
    rows += [(names[a], *(cell(a, b) for b in found.values)) for a in found.values]
    screen.columns(rows, ("bold",))


def _show_pairing(screen: Screen, pairing: Pairing, names: dict[str, str]) -> None:
    row, lang = pairing.row, screen.lang
    who = screen.text(texts.AGAINST, a=names[row.a], b=names[row.b])
    if pairing.is_mirror:
        screen.pieces((who, ""))
    else:
        interval = texts.INTERVAL.filled(low=percent(row.low, lang), high=percent(row.high, lang))
        screen.pieces(
            (who.ljust(WIDE_PAIR), ""),
            (percent(row.score, lang).rjust(8), "bold"),
            (f"  {screen.text(interval):<{WIDE_INTERVAL}}", ""),
            (f"  {row.wins} – {row.draws} – {row.losses}", "dim"),
        )
    _show_rest(screen, pairing.first, pairing.turns, pairing.decisions, row.draws)


def _show_rest(screen: Screen, first: Share, turns: float, decisions: float, draws: int) -> None:
    lang = screen.lang
    screen.say(
        texts.MATRIX_LINE,
        indent="  ",
        style="dim",
        first=percent(first.score, lang),
        low=percent(first.low, lang),
        high=percent(first.high, lang),
        turns=number(turns, lang, 1),
        decisions=number(decisions, lang, 1),
        draws=draws,
    )


def _picture(game: Game, found: Matrix, terms: Terms, player: str, lang: str) -> str:
    names = list(names_of(game, found, lang).values())
    chosen = [f"{name}={value}" for name, value in terms.options.items()]
    title = " · ".join([game.title.get(lang), player, *chosen])
    shown = partial(percent, lang=lang, digits=0)
    return heatmap(found, names, title, texts.MATRIX_PICTURE.get(lang), shown)
