"""`arena --matrix`: every value of an option against every other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ludotheque.core.library import Game
from ludotheque.core.options import Option
from ludotheque.core.words import Words
from ludotheque.lab.heatmap import heatmap
from ludotheque.lab.matrix import (
    Matrix,
    Pairing,
    Share,
    option_of,
    pairs_of,
    play_matrix,
    values_of,
)
from ludotheque.lab.row import Row
from ludotheque.lab.strips import strips
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.cast import player_name, value_name
from ludotheque.terminal.contests import WIDE_INTERVAL, Terms, announce, bar
from ludotheque.terminal.language import number, percent
from ludotheque.terminal.screen import Screen, as_json
from ludotheque.terminal.trouble import TroubleError

WIDE_PAIR = 30  # columns for two names


@dataclass(frozen=True)
class Choice:
    """What a matrix is asked for: the option, which of its values, who plays, where to draw it."""

    option: str | None
    of: str | None
    level: str
    svg: Path | None

    def found(self, game: Game) -> tuple[Option, tuple[str, ...]]:
        """The option and its values; without a name, `--of` may also tell the option."""
        if self.option is None and self.of in game.rules.lab.matrix:
            option = option_of(game, self.of)
            return option, values_of(option)
        option = option_of(game, self.option)
        chosen = None if self.of is None else [name.strip() for name in self.of.split(",")]
        return option, values_of(option, chosen)


def matrix(name: str, what: Choice, terms: Terms, lang: str, json: bool) -> None:
    """The command: a table of all pairings, for people, for programs or as a picture."""
    game = inputs.find_game(name)
    player, svg = inputs.player(what.level), what.svg
    terms.check(game)
    option, values = what.found(game)
    if option.name in terms.options:
        raise TroubleError(texts.NOT_TOGETHER, name=f"--set {option.name}", other="--matrix")
    total = len(pairs_of(option, values)) * terms.games
    if svg is not None:
        inputs.check_writable(svg)
    screen = Screen(lang)
    said = {"player": player_name(player), "option": option.words}
    if not json:
        announce(screen, texts.MATRIX, game, terms, **said)
    with bar(screen, {option.name: screen.text(option.words)}, total, json) as heard:
        progress = partial(heard, option.name)
        given = {**terms.given, "option": option.name, "values": values}
        found = play_matrix(game, player, terms.games, progress=progress, **given)
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
        "options": game.edition(terms.options).options,
        "against_others": {
            value: vars(found.against_others(value))
            for value in found.values
            if not found.is_mirrored
        },
        "rows": [pairing.as_dict() for pairing in found.pairings],
        "first": vars(found.first),
        "turns": found.turns,
        "decisions": found.decisions,
        "draws": found.draws,
        "reasons": {reason: vars(share) for reason, share in found.reasons.items()},
    }


def names_of(game: Game, found: Matrix, lang: str) -> dict[str, str]:
    """The values of the matrix, for people."""
    edition = game.edition()
    names = {value: value_name(edition, found.option, value).get(lang) for value in found.values}
    return {value: name[:1].upper() + name[1:] for value, name in names.items()}


def _show(screen: Screen, game: Game, found: Matrix) -> None:
    names = names_of(game, found, screen.lang)
    if not found.is_mirrored:
        screen.say(texts.MATRIX_SHARES, style="dim")
        _show_table(screen, found, names)
        screen.line()
    for pairing in found.pairings:
        a, b = names[pairing.row.a], names[pairing.row.b]
        who = a if found.is_mirrored else screen.text(texts.AGAINST, a=a, b=b)
        _show_pairing(screen, pairing, who)
        if found.is_mirrored:
            show_reasons(screen, game, pairing.reasons)
    screen.say(texts.MATRIX_ALL, style="bold", games=number(found.games, screen.lang))
    _show_rest(screen, found.first, found.turns, found.decisions, found.draws)
    show_reasons(screen, game, found.reasons)


def _show_table(screen: Screen, found: Matrix, names: dict[str, str]) -> None:
    """Shares of points, row against column; a value is not held against itself."""

    def cell(a: str, b: str) -> str:
        share = found.share(a, b)
        return "·" if a == b or share is None else percent(share.score, screen.lang)

    rows = [("", *names.values())]
    rows += [(names[a], *(cell(a, b) for b in found.values)) for a in found.values]
    screen.columns(rows, ("bold",))
    screen.line()
    screen.say(texts.MATRIX_AGAINST_OTHERS, style="dim")
    for value, name in names.items():
        share = found.against_others(value)
        screen.pieces(
            (name.ljust(WIDE_PAIR), ""),
            (percent(share.score, screen.lang).rjust(8), "bold"),
            (f"  {screen.text(_interval(share, screen.lang))}", ""),
        )


def _show_pairing(screen: Screen, pairing: Pairing, who: str) -> None:
    row, lang = pairing.row, screen.lang
    if pairing.is_mirror:
        even = texts.MATRIX_EVEN.filled(even=percent(pairing.even, lang, 0))
        rest = "" if pairing.even == 0.5 else f"  {screen.text(even)}"
        screen.pieces((who, ""), (rest, "dim"))
    else:
        screen.pieces(
            (who.ljust(WIDE_PAIR), ""),
            (percent(row.score, lang).rjust(8), "bold"),
            (f"  {screen.text(_interval(row, lang)):<{WIDE_INTERVAL}}", ""),
            (f"  {row.wins} – {row.draws} – {row.losses}", "dim"),
        )
    _show_rest(screen, pairing.first, pairing.turns, pairing.decisions, row.draws)


def _interval(share: Share | Row, lang: str) -> Words:
    low, high = percent(share.low, lang), percent(share.high, lang)
    return texts.INTERVAL.filled(low=low, high=high)


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


def show_reasons(screen: Screen, game: Game, reasons: Mapping[str, Share]) -> None:
    """How often each reason ended a game."""
    lang, known = screen.lang, game.edition().texts["reasons"]
    for reason, share in reasons.items():
        interval = _interval(share, lang)
        why = known[reason].get(lang) if reason in known else reason
        line = f"{percent(share.score, lang).rjust(8)}  {screen.text(interval)}  {why}"
        screen.pieces((f"  {line}", "dim"))


def _picture(game: Game, found: Matrix, terms: Terms, player: str, lang: str) -> str:
    names = list(names_of(game, found, lang).values())
    chosen = [f"{name}={value}" for name, value in terms.options.items()]
    title = " · ".join([game.title.get(lang), player, *chosen])
    shown = partial(percent, lang=lang, digits=0)
    if found.is_mirrored:
        turns = partial(_turns, lang=lang)
        return strips(found, names, title, texts.MATRIX_STRIPS.get(lang), shown, turns)
    return heatmap(found, names, title, texts.MATRIX_PICTURE.get(lang), shown)


def _turns(count: float, lang: str) -> str:
    return texts.MATRIX_TURNS.filled(turns=number(count, lang, 1)).get(lang)
