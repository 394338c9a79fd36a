"""The commands of the lab that have no place of their own on the first line."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.terminal import language
from ludotheque.terminal.group import Commands


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="id of the game | nom du jeu")],
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
    seed: Annotated[
        int, typer.Option("--seed", help="seed of the matches | graine des parties")
    ] = 0,
    json: Annotated[bool, typer.Option("--json", help="one JSON object | un objet JSON")] = False,
) -> int:
    """Find exercises in self-play, or verify those of a game."""
    from ludotheque.terminal import exercises

    if verify:
        return exercises.verify(game, language.current(), json)
    return exercises.find(game, count, seed)


def add(app: typer.Typer) -> None:
    """Add the group."""
    lab = typer.Typer(
        cls=Commands,
        help="More of the laboratory. | La suite du laboratoire.",
        no_args_is_help=True,
    )
    lab.callback()(lambda: None)
    lab.command(help="Find exercises, or verify them. | Trouver des exercices, ou les vérifier.")(
        puzzles
    )
    app.add_typer(lab, name="lab")
