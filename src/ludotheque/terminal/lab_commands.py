"""The commands of the lab that have no place of their own on the first line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.terminal import language
from ludotheque.terminal.group import Commands

Name = Annotated[str, typer.Argument(metavar="GAME", help="id of the game | nom du jeu")]
Minutes = Annotated[
    float,
    typer.Option(
        "--minutes",
        help="how long, about: so many games | durée, environ : tant de parties",
    ),
]
MaybeGames = Annotated[
    int | None,
    typer.Option("--games", help="games instead of minutes | des parties au lieu de minutes"),
]
Seed = Annotated[int, typer.Option("--seed", help="seed of the games | graine des parties")]
Workers = Annotated[int | None, typer.Option("--workers", help="games at once | parties à la fois")]
Games = Annotated[int, typer.Option("--games", help="how many games | nombre de parties")]
Scale = Annotated[
    float, typer.Option("--scale", help="times the full thinking | fois la réflexion entière")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="an option of the game | une option du jeu"),
]
Json = Annotated[bool, typer.Option("--json", help="one JSON object | un objet JSON")]


def puzzles(
    game: Name,
    verify: Annotated[
        bool,
        typer.Option(
            "--verify",
            help="hold those there are against a long search"
            " | confronter ceux qui existent à une longue recherche",
        ),
    ] = False,
    count: Annotated[
        int, typer.Option("--count", help="how many to find | combien en trouver")
    ] = 5,
    seed: Seed = 0,
    json: Json = False,
) -> int:
    """Find exercises in self-play, or verify those of a game."""
    from ludotheque.terminal import exercises

    if verify:
        return exercises.verify(game, language.current(), json)
    return exercises.find(game, count, seed, json)


def weights(
    game: Name,
    minutes: Minutes = 10.0,
    games: MaybeGames = None,
    seed: Seed = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="where they are kept | où les garder"),
    ] = None,
    of: Annotated[
        Path | None,
        typer.Option(
            "--of", metavar="FILE", help="test these, fit none | éprouver ceux-ci sans rien ajuster"
        ),
    ] = None,
    workers: Workers = None,
    json: Json = False,
) -> int:
    """Fit the weights of an estimate to self-play, and test them."""
    from ludotheque.terminal import fits

    terms = fits.Terms(minutes, games, seed, workers, out, of)
    return fits.fit(game, terms, language.current(), json)


def calibration(
    game: Name,
    minutes: Minutes = 2.0,
    games: MaybeGames = None,
    seed: Seed = 0,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Say how true the chances are that people are shown."""
    from ludotheque.terminal import fits

    fits.calibrate(game, fits.Terms(minutes, games, seed, workers), language.current(), json)


def ceiling(
    game: Name,
    games: Games = 100,
    seed: Seed = 0,
    scale: Scale = 0.1,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Say what a player who sees everything takes from the strongest level."""
    from ludotheque.terminal import contests

    contests.top(game, contests.Terms(games, seed, scale, workers), language.current(), json)


def shares(
    game: Name,
    option: Annotated[
        str | None,
        typer.Option("--option", help="whose values sit around | dont les valeurs s’attablent"),
    ] = None,
    level: Annotated[str, typer.Option("--level", help="who plays | qui joue")] = "maitre",
    games: Games = 120,
    seed: Seed = 0,
    scale: Scale = 1.0,
    workers: Workers = None,
    settings: Settings = None,
    json: Json = False,
) -> None:
    """Say what values of an option, seats and places in turn take."""
    from ludotheque.terminal import contests, inputs, shares

    terms = contests.Terms(games, seed, scale, workers, inputs.settings(settings or []))
    shares.shares(game, option, level, terms, language.current(), json)


def alone(
    game: Name,
    agents: Annotated[
        str,
        typer.Option("--agents", metavar="A,B", help="one A, the rest B | un seul A, des B"),
    ],
    games: Games = 120,
    seed: Seed = 0,
    scale: Scale = 1.0,
    workers: Workers = None,
    settings: Settings = None,
    json: Json = False,
) -> None:
    """Say what one player takes where another has all other seats."""
    from ludotheque.terminal import contests, inputs, shares

    terms = contests.Terms(games, seed, scale, workers, inputs.settings(settings or []))
    shares.alone(game, agents, terms, language.current(), json)


def help_without_command(context: typer.Context) -> None:
    """Print the help of the group where no command of it is named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def add(app: typer.Typer) -> None:
    """Add the group."""
    lab = typer.Typer(
        cls=Commands,
        help="Measure a game: chances, shares of seats and values, exercises, weights."
        " | Mesurer un jeu : chances, parts des places et des valeurs, exercices, poids.",
    )
    lab.callback(invoke_without_command=True)(help_without_command)
    lab.command(help="Find exercises, or verify them. | Trouver des exercices, ou les vérifier.")(
        puzzles
    )
    lab.command(help="Fit what a position is worth. | Ajuster ce que vaut une position.")(weights)
    lab.command(help="How true the chances are. | Si les chances annoncées sont justes.")(
        calibration
    )
    lab.command(help="What a seer would take. | Ce que prendrait qui voit tout.")(ceiling)
    lab.command(help="What values and seats take. | Ce que prennent valeurs et places.")(shares)
    lab.command(help="One player against many. | Un joueur contre plusieurs.")(alone)
    app.add_typer(lab, name="lab")
