"""`lab weights` and `lab calibration`: what an estimate is worth, fitted, tested and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from math import log
from pathlib import Path

from ludotheque.core import outlook
from ludotheque.core.content import read_toml
from ludotheque.core.library import Game
from ludotheque.core.words import Words
from ludotheque.lab import calibration, samples, weights
from ludotheque.lab.sequential import Bounds, Trial, Verdict
from ludotheque.terminal import fit_texts as texts
from ludotheque.terminal import inputs
from ludotheque.terminal.contests import MOST_GAMES, bar, short
from ludotheque.terminal.language import number, percent
from ludotheque.terminal.screen import Screen, as_json

MOST_MINUTES = 10_000
VISITS = 1500  # as the server's curves take for a position


@dataclass(frozen=True)
class Terms:
    """What was asked for on the command line."""

    minutes: float
    games: int | None
    seed: int
    workers: int | None
    out: Path | None = None
    of: Path | None = None

    def games_of(self, game: Game, share: float) -> int:
        """How many games to play, `share` of the minutes being for them."""
        inputs.seed(self.seed)
        if self.workers is not None:
            inputs.within("--workers", self.workers, 1, 256)
        if self.games is not None:
            return int(inputs.within("--games", self.games, weights.HELD, MOST_GAMES))
        inputs.within("--minutes", self.minutes, 0.01, MOST_MINUTES)
        return weights.games_in(game, self.minutes * share)


def fit(name: str, terms: Terms, lang: str, json: bool) -> int:
    """The command `lab weights`; 0 if the new weights are better, 1 if not, 3 if undecided."""
    game = inputs.find_game(name)
    weights.check(game)
    if terms.out is not None:
        inputs.check_writable(terms.out)
    given = None if terms.of is None else _read(game, terms.of)
    games, screen = terms.games_of(game, 0.5), Screen(lang)
    if not json:
        _announce(screen, texts.BEGIN, game, games=games, pairs=games // 2, seed=terms.seed)
    labels = {"practice": screen.text(texts.PRACTICE), "test": screen.text(texts.TEST)}
    with bar(screen, labels, games, json) as heard:
        heard_of = partial(heard, "practice")
        found = given or weights.learn(game, games, terms.seed, terms.workers, heard_of)
        if not json:
            _show_fit(screen, game, found)
        verdict = _tested(game, found, games // 2, terms, partial(heard, "test"))
    if terms.out is not None:
        inputs.write(terms.out, _file(game, found, verdict, terms.seed))
    if json:
        as_json({"game": game.id, "seed": terms.seed, **asdict(found), "test": asdict(verdict)})
    else:
        _show_verdict(screen, verdict, terms.out)
    return {"better": 0, "not better": 1}.get(verdict.verdict, 3)


def _tested(
    game: Game, found: weights.Fit, pairs: int, terms: Terms, heard: Callable[[int], None]
) -> Verdict:
    """What the pairs say in the end."""
    verdict = Trial().verdict()
    test = weights.against(game, found.weights, pairs, terms.seed, workers=terms.workers)
    for verdict in test:
        heard(2 * verdict.pairs)
    return verdict


def _read(game: Game, path: Path) -> weights.Fit:
    """The weights of a file, to be tested as they are."""
    inputs.text_of(path)  # says what is wrong with a file that can't be read
    return weights.Fit(outlook.read_weights(game.rules, read_toml(path))[0])


def _announce(screen: Screen, words: Words, game: Game, **told: int) -> None:
    scale = short(game.rules.lab.practice.scale, screen.lang)
    screen.say(words.filled(game=game.title, scale=scale, **told), style="bold")


def _file(game: Game, found: weights.Fit, verdict: Verdict, seed: int) -> str:
    score = percent(verdict.score, "en")
    said = texts.SAID.format(
        game=game.id,
        games=found.games,
        seed=seed,
        score=score,
        pairs=verdict.pairs,
        verdict=verdict.verdict,
    )
    return outlook.weights_text(game.edition(), found.weights, said)


def _show_fit(screen: Screen, game: Game, found: weights.Fit) -> None:
    lang, before = screen.lang, outlook.weights_of(game.edition())
    losses = {"before": found.loss_before, "after": found.loss_after, "even": log(2)}
    said = {key: number(loss, lang, 3) for key, loss in losses.items()}
    if found.positions:
        screen.say(texts.FITTED, positions=number(found.positions, lang), **said)
    screen.say(texts.WEIGHTS)
    for name, worth in found.weights.items():
        screen.say(f"  {name:<18}{before[name]:>12} → {worth}")


def _show_verdict(screen: Screen, verdict: Verdict, out: Path | None) -> None:
    lang, bounds = screen.lang, Bounds()
    screen.say(
        texts.SCORE,
        score=percent(verdict.score, lang),
        pairs=verdict.pairs,
        low=percent(verdict.low, lang),
        high=percent(verdict.high, lang),
    )
    edges = {"low": percent(bounds.low, lang, 0), "high": percent(bounds.high, lang, 0)}
    screen.say(texts.VERDICTS[verdict.verdict], style="bold", **edges)
    if out is None:
        screen.say(texts.NOT_WRITTEN, style="dim")
    else:
        screen.say(texts.WRITTEN, file=out)


def calibrate(name: str, terms: Terms, lang: str, json: bool) -> None:
    """The command `lab calibration`: tables of what was said and what came."""
    game = inputs.find_game(name)
    weights.check(game)
    games, seed, screen = terms.games_of(game, 1.0), terms.seed, Screen(lang)
    if not json:
        _announce(screen, texts.CALIBRATION, game, games=games, seed=seed)
    with bar(screen, {"practice": screen.text(texts.PRACTICE)}, games, json) as heard:
        heard_of = partial(heard, "practice")
        found = samples.practise(
            game, games, seed, visits=VISITS, workers=terms.workers, progress=heard_of
        )
    truest = calibration.truest(game.edition(), found)
    tables = {"search": calibration.of_search(found), "estimate": calibration.of_estimate(found)}
    if json:
        told = {key: asdict(table) for key, table in tables.items()}
        as_json({"game": game.id, "games": games, "seed": seed, **told, "truest": truest})
        return
    for title, table in zip((texts.SHOWN, texts.ESTIMATE), tables.values(), strict=True):
        screen.say(title, visits=VISITS)
        _show_table(screen, table, games)
    screen.say(texts.TRUEST, line=", ".join(f"{name} = {n}" for name, n in truest.items()))


def _show_table(screen: Screen, table: calibration.Reliability, games: int) -> None:
    lang = screen.lang
    for one in table.bins:
        if one.count:
            said, came = percent(one.said, lang).rjust(8), percent(one.came, lang).rjust(8)
            screen.say(texts.BIN, said=said, came=came, count=one.count)
    error, noise = (number(100 * x, lang, 1) for x in (table.error, table.noise))
    screen.say(texts.ERROR, error=error, noise=noise, games=games)
