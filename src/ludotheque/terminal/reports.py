"""`games`, `check` and `perft`: lists and counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core import library
from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.options import Option, PerSeat, Subset
from ludotheque.core.words import Words
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.cast import value_name
from ludotheque.terminal.language import number
from ludotheque.terminal.screen import Screen, as_json
from ludotheque.terminal.trouble import TroubleError


def games(lang: str, json: bool) -> None:
    """The command: the games one can play."""
    found = list(library.every(inputs.GAMES))
    if json:
        as_json({"games": [_described(game) for game in found]})
        return
    screen = Screen(lang)
    if not found:
        raise TroubleError(texts.NO_GAMES)
    for game in found:
        _show(screen, game)
    screen.say(texts.GAMES_HOW, style="dim", game=found[0].id)


def _show(screen: Screen, game: Game) -> None:
    low, high = game.rules.seats
    count = str(low) if low == high else f"{low}–{high}"
    seats = screen.text(texts.GAMES_SEATS, count=count)
    screen.pieces((game.id, "bold"), (f"  {screen.text(game.title)} · {seats}", ""))
    edition = game.edition()
    rows = [_option_row(screen, option, edition) for option in game.rules.options]
    if rows:
        screen.say(texts.GAMES_OPTIONS, style="dim", indent="  ")
        screen.columns([("", *row) for row in rows], ("", "bold", "", "dim"))
    screen.line()


def _option_row(screen: Screen, option: Option, edition: Edition) -> tuple[str, str]:
    about = texts.OPTION.filled(
        does=option.words,
        values=_values(screen, option, edition),
        default=_written(option.default),
    )
    return option.name, screen.text(about)


def _values(screen: Screen, option: Option, edition: Edition) -> str:
    if isinstance(option.values, Subset):
        return screen.text(texts.NUMBERS_OF, values=_span(option.values.of))
    of = option.values.of if isinstance(option.values, PerSeat) else option.values
    if isinstance(of, range):
        found = _span(of)
    else:
        found = ", ".join(
            _value(screen, name, value_name(edition, option.name, name)) for name in of
        )
    return screen.text(texts.EACH_SEAT, values=found) if of is not option.values else found


def _span(values: range) -> str:
    return f"{values[0]}–{values[-1]}"


def _value(screen: Screen, name: str, words: Words) -> str:
    """A value as it is typed, with the game's words for it."""
    said = screen.text(words)
    return name if said == name else f"{name} = {said}"


def _written(value: Any) -> str:
    return ",".join(str(n) for n in value) if isinstance(value, list | tuple) else str(value)


def _described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title._asdict(),
        "rules": game.rules.version,
        "seats": list(game.rules.seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.allowed().en,
                "words": option.words._asdict(),
            }
            for option in game.rules.options
        ],
    }


def check(files: list[Path], lang: str, json: bool) -> int:
    """The command: run scenario blocks; 0 if all pass, 1 if one fails."""
    from ludotheque.core import scenario
    from ludotheque.core.learn import checking

    for path in files:
        inputs.text_of(path)
        if not scenario.read_blocks(path):
            raise TroubleError(texts.NO_SCENARIO, file=path)
    known = list(library.every(inputs.GAMES))
    results = [result for path in files for result in scenario.run_file(path, known)]
    results += [result for path in files for result in checking.check_file(path, known)]
    wrong = [result for result in results if result.wrong]
    if json:
        rows = [
            {"id": r.block.id, "file": r.block.file, "line": r.block.at, "wrong": r.wrong}
            for r in wrong
        ]
        as_json({"passed": len(results) - len(wrong), "failed": len(wrong), "failures": rows})
        return 1 if wrong else 0
    screen = Screen(lang)
    for result in wrong:
        screen.say(f"{result.block.id} {result.block.words.get(lang)}", style="bold red")
        screen.say(result.words or "", indent="  ")
    print(texts.PASSED.format(passed=len(results) - len(wrong), failed=len(wrong)))
    return 1 if wrong else 0


def perft(name: str, lang: str, depth: int, seed: int, settings: list[str], json: bool) -> None:
    """The command: count the ways the first moves can go."""
    from ludotheque.lab.perft import perft as counted

    game = inputs.find_game(name)
    inputs.within("--depth", depth, 1, 64)
    edition = game.edition(inputs.settings(settings))
    counts = counted(edition, depth, inputs.seed(seed))
    if json:
        as_json({"game": game.id, "seed": seed, "options": edition.options, "counts": counts})
        return
    screen = Screen(lang)
    screen.say(texts.PERFT, style="bold", game=screen.text(game.title), seed=seed)
    for at, count in enumerate(counts, 1):
        screen.say(texts.PERFT_ROW, indent="  ", depth=at, count=number(count, lang))
