"""`arena` and `ladder`: many games, and how sure the result is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from rich.console import Console

from ludotheque.core.library import Game
from ludotheque.core.words import Words
from ludotheque.lab.arena import play_pair
from ludotheque.lab.ceiling import BELOW, ceiling, seer
from ludotheque.lab.ladder import felt, ladder, steps
from ludotheque.lab.meeting import label
from ludotheque.lab.row import Row, Thinking
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.cast import player_name
from ludotheque.terminal.language import number, percent
from ludotheque.terminal.screen import Screen, as_json

if TYPE_CHECKING:
    from rich.progress import Progress

MOST_GAMES = 10_000_000
EQUAL_TIME = (0.001, 600)  # seconds
WIDE_NAMES = 27  # columns for two players
WIDE_INTERVAL = 20  # and for an interval
FAST = 100  # games a second, of which tenths don't matter
Sets = tuple[Mapping[str, Any], ...]


@dataclass(frozen=True)
class Terms:
    """Under what terms a contest is held, as given on the command line."""

    games: int
    seed: int
    scale: float
    workers: int | None
    options: dict[str, str] = field(default_factory=dict)
    seconds: float | None = None  # of each decision, where both players have the same time

    @property
    def given(self) -> dict[str, Any]:
        """What the lab wants to know."""
        return {
            "seed": self.seed,
            "scale": self.scale,
            "options": self.options,
            "workers": self.workers,
        }

    def check(self, game: Game) -> Terms:
        """These terms, if they make sense for the game."""
        inputs.within("--games", self.games, 1, MOST_GAMES)
        inputs.within("--scale", self.scale, 0.0001, 1000)
        if self.workers is not None:
            inputs.within("--workers", self.workers, 1, 256)
        if self.seconds is not None:
            inputs.within("--equal-time", self.seconds, *EQUAL_TIME)
            inputs.check_apart("--scale", None if self.scale == 1 else self.scale, "--equal-time")
        inputs.seed(self.seed)
        game.edition(self.options)
        return self


def arena(name: str, agents: str, terms: Terms, lang: str, json: bool) -> None:
    """The command: one pair of players."""
    game = inputs.find_game(name)
    a, b = inputs.pair(agents)
    terms.check(game)
    screen = Screen(lang)
    sets = fair_sets(game, terms) if a != b else ()  # two of a kind measure the game as it is set
    if not json:
        said = texts.CONTEST if terms.seconds is None else texts.EQUAL_TIME
        announce(screen, said, game, terms, a=_name(screen, a), b=_name(screen, b))
        announce_sets(screen, sets)
    with bar(screen, _labels(screen, [(a, b)]), terms.games, json) as heard:
        progress = partial(heard, (a, b))
        equal = {**terms.given, "seconds": terms.seconds, "variants": sets}
        row = play_pair(game, a, b, terms.games, progress=progress, **equal)
    if json:
        as_json(_object(game, terms, [row], sets))
        return
    show_row(screen, row)
    show_extra(screen, row)


def top(name: str, terms: Terms, lang: str, json: bool) -> None:
    """The command `lab ceiling`: who sees everything against the strongest level."""
    game = inputs.find_game(name)
    terms.check(game)
    screen, pair = Screen(lang), (label(seer), BELOW)
    if not json:
        announce(screen, texts.CEILING, game, terms, b=_name(screen, BELOW))
        announce_sets(screen, fair_sets(game, terms))
    with bar(screen, _labels(screen, [pair]), terms.games, json) as heard:
        row = ceiling(game, terms.games, progress=partial(heard, pair), **terms.given)
    if json:
        as_json(_object(game, terms, [row], fair_sets(game, terms)))
        return
    show_row(screen, row)
    show_extra(screen, row)


def rungs(name: str, terms: Terms, lang: str, top_first: bool, json: bool) -> None:
    """The command `ladder`: each level against the one below, a row as soon as it is known."""
    game = inputs.find_game(name)
    terms.check(game)
    screen, rows = Screen(lang), []
    if not json:
        announce(screen, texts.LADDER, game, terms)
        announce_sets(screen, fair_sets(game, terms))
    labels = _labels(screen, steps(top_first=top_first))
    with bar(screen, labels, terms.games, json) as shown:

        def heard(level: str, below: str, done: int) -> None:
            shown((level, below), done)

        for row in ladder(game, terms.games, top_first=top_first, progress=heard, **terms.given):
            rows.append(row)
            if not json:
                show_row(screen, row)
                _warn(screen, row)
    if json:
        as_json(_object(game, terms, rows, fair_sets(game, terms)))


def fair_sets(game: Game, terms: Terms) -> Sets:
    """The sets of options that favour neither player, without what the command line settles."""
    kept = [{k: v for k, v in s.items() if k not in terms.options} for s in game.rules.lab.ladder]
    return tuple(options for options in kept if options)


def announce_sets(screen: Screen, sets: Sets) -> None:
    """Say which sets of options the deals take in turn."""
    if sets:
        written = " · ".join(_written(options) for options in sets)
        screen.say(texts.IN_TURN, style="dim", sets=written)


def _written(options: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def _warn(screen: Screen, row: Row) -> None:
    if row.low < felt(row.a):
        least = percent(felt(row.a), screen.lang, 0)
        screen.say(texts.BELOW_FELT, style="yellow", indent="  ", felt=least)


def announce(screen: Screen, words: Words, game: Game, terms: Terms, **more: object) -> None:
    """Say what is about to be played."""
    filled = words.filled(
        game=game.title,
        games=number(terms.games, screen.lang),
        seed=terms.seed,
        scale=short(terms.scale, screen.lang),
        seconds=short(terms.seconds or 0, screen.lang),
        **more,
    )
    screen.say(filled, style="bold")


def _object(game: Game, terms: Terms, rows: list[Row], sets: Sets) -> dict[str, object]:
    return {
        "game": game.id,
        "games": terms.games,
        "seed": terms.seed,
        "scale": terms.scale,
        "equal_time": terms.seconds,
        "options": game.edition(terms.options).options,
        "sets": list(sets),
        "rows": [row.as_dict() for row in rows],
    }


def show_row(screen: Screen, row: Row) -> None:
    """One row: who, share of points, interval, won – drawn – lost; two lines where it is tight."""
    lang = screen.lang
    who = screen.text(texts.AGAINST, a=_name(screen, row.a), b=_name(screen, row.b))
    interval = texts.INTERVAL.filled(low=percent(row.low, lang), high=percent(row.high, lang))
    results = f"  {row.wins} – {row.draws} – {row.losses}"
    figures = f"  {screen.text(interval):<{WIDE_INTERVAL}}"
    score = percent(row.score, lang).rjust(8)
    if WIDE_NAMES + len(score) + len(figures) + len(results) > screen.width:
        screen.say(who)
        who = ""
    screen.pieces(
        (who.ljust(WIDE_NAMES if who else 0), ""), (score, "bold"), (figures, ""), (results, "dim")
    )


def show_extra(screen: Screen, row: Row) -> None:
    """What else the games showed: length, first seat, thinking time, how fast they went."""
    lang, extra = screen.lang, row.extra
    screen.say(
        texts.EXTRA_GAMES,
        length=number(extra.length, lang, 1),
        first=percent(extra.first_seat, lang),
    )
    both_sides: list[tuple[str, Thinking]] = [(row.a, extra.seconds_a), (row.b, extra.seconds_b)]
    for name, thinking in both_sides:
        screen.say(
            texts.EXTRA_TIME,
            name=_name(screen, name),
            mean=_seconds(thinking.mean, lang),
            longest=_seconds(thinking.longest, lang),
        )
    if extra.seconds > 0:
        speed = row.games / extra.seconds
        screen.say(texts.EXTRA_SPEED, games=number(speed, lang, 0 if speed >= FAST else 1))


@contextmanager
def bar(
    screen: Screen, labels: Mapping[Any, str], games: int, json: bool
) -> Iterator[Callable[[Any, int], None]]:
    """Progress bars under the rows; on the error stream if the rows go elsewhere, or nowhere."""
    shared = screen.console.is_terminal and not json
    console = screen.console if shared else Console(stderr=True)
    if not console.is_terminal:
        yield lambda key, done: None
        return
    with _progress(console) as shown:
        tasks = {key: shown.add_task(label, total=games) for key, label in labels.items()}
        yield lambda key, done: shown.update(tasks[key], completed=done)


def _labels(screen: Screen, pairs: list[tuple[str, str]]) -> dict[tuple[str, str], str]:
    return {
        (a, b): screen.text(texts.AGAINST, a=_name(screen, a), b=_name(screen, b)) for a, b in pairs
    }


def _progress(console: Console) -> Progress:
    from rich import progress

    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
        console=console,
        transient=True,
        redirect_stdout=False,  # rows that go to a file must get there
        redirect_stderr=False,
    )


def _name(screen: Screen, player: str) -> str:
    return screen.text(player_name(player))


def _seconds(value: float, lang: str) -> str:
    unit = ("ms", 1000 * value) if value < 1 else ("s", value)
    return f"{number(unit[1], lang, 1)}\u00a0{unit[0]}"


def short(value: float, lang: str) -> str:
    """A number with no more digits than it needs."""
    text = f"{value:g}"
    return text.replace(".", ",") if lang == "fr" else text
