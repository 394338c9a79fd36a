"""The command line: what can be asked for; each command is carried out in `terminal`.

Help is written `English | Français`; one of the two is shown. Imports are made inside the
commands, so that a small question gets a quick answer.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.terminal import keeping_commands, lab_commands, language
from ludotheque.terminal.group import Commands

app = typer.Typer(
    cls=Commands,
    help="Play, watch and measure the games of the Ludothèque."
    " | Jouer, regarder et mesurer les jeux de la Ludothèque.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Name = Annotated[str, typer.Argument(metavar="GAME", help="id of the game | nom du jeu")]
MaybeName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="id of the game | nom du jeu")
]
Json = Annotated[bool, typer.Option("--json", help="one JSON object | un objet JSON")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="an option of the game | une option du jeu"),
]
MaybeSeed = Annotated[
    int | None, typer.Option("--seed", help="seed of the match | graine de la partie")
]
Seed = Annotated[int, typer.Option("--seed", help="seed of the contest | graine de la rencontre")]
Games = Annotated[int, typer.Option("--games", help="how many games | nombre de parties")]
Scale = Annotated[
    float, typer.Option("--scale", help="times the full thinking | fois la réflexion entière")
]
Workers = Annotated[int | None, typer.Option("--workers", help="games at once | parties à la fois")]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="print the version | la version")
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="fr|en",
            help="language, anywhere on the line | langue, n'importe où sur la ligne",
        ),
    ] = None,
) -> None:
    """Say the version or the help when nothing else is asked."""
    if version:
        from ludotheque import __version__

        typer.echo(f"ludotheque {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help="List the games and their options. | Les jeux et leurs options.")
def games(json: Json = False) -> None:
    """List the games and their options."""
    from ludotheque.terminal.reports import games

    games(language.current(), json)


@app.command(help="Play at a table in the terminal. | Jouer à une table dans le terminal.")
def play(
    game: MaybeName = None,
    vs: Annotated[
        str | None,
        typer.Option(
            "--vs",
            metavar="LEVEL",
            help="apprenti, adepte (default), maitre, oracle"
            " | apprenti, adepte (par défaut), maitre, oracle",
        ),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="a|b|random", help="your seat (a) | votre place (a)"),
    ] = None,
    seed: MaybeSeed = None,
    settings: Settings = None,
    two: Annotated[
        bool, typer.Option("--two", help="people in every seat | des personnes à chaque place")
    ] = False,
    load: Annotated[
        Path | None,
        typer.Option("--load", metavar="FILE", help="resume a match | reprendre une partie"),
    ] = None,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="no colours, no redrawing | ni couleurs ni écran redessiné"),
    ] = False,
) -> None:
    """Sit down at a table."""
    from ludotheque.terminal.play import play

    play(
        game,
        language.current(),
        vs=vs,
        seat=seat,
        seed=seed,
        settings=settings or [],
        two=two,
        load=load,
        plain=plain,
    )


@app.command(help="Watch computer players. | Regarder jouer l'ordinateur.")
def watch(
    game: Name,
    players: Annotated[
        list[str], typer.Argument(metavar="A B", help="one player per seat | un joueur par place")
    ],
    seed: MaybeSeed = None,
    delay: Annotated[
        float, typer.Option("--delay", help="seconds between moves | secondes entre les coups")
    ] = 0.8,
    settings: Settings = None,
) -> None:
    """Let computer players play one match."""
    from ludotheque.terminal.watch import watch

    watch(game, players, language.current(), seed, delay, settings or [])


@app.command(help="One player against another, many games. | Deux joueurs, beaucoup de parties.")
def arena(
    game: Name,
    agents: Annotated[
        str | None,
        typer.Option("--agents", metavar="A,B", help="the two players | les deux joueurs"),
    ] = None,
    matrix: Annotated[
        str | None,
        typer.Option(
            "--matrix",
            metavar="[OPTION]",
            help="every value of an option against every other"
            " | chaque valeur d'une option contre chaque autre",
        ),
    ] = None,
    of: Annotated[
        str | None,
        typer.Option("--of", metavar="A,B,…", help="only these values | ces valeurs seulement"),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level", help="who plays the matrix (maitre) | qui joue le tableau (maitre)"
        ),
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="FILE", help="draw the matrix | dessiner le tableau"),
    ] = None,
    games: Games = 100,
    seed: Seed = 0,
    scale: Scale = 1.0,
    equal_time: Annotated[
        float | None,
        typer.Option(
            "--equal-time",
            metavar="SECONDS",
            help="for each decision of both players | pour chaque décision des deux joueurs",
        ),
    ] = None,
    workers: Workers = None,
    settings: Settings = None,
    json: Json = False,
) -> None:
    """Let two players play many games, or one player every pairing."""
    from ludotheque.terminal import contests, inputs

    chosen = inputs.settings(settings or [])
    terms = contests.Terms(games, seed, scale, workers, chosen, equal_time)
    alone = {"--of": of, "--level": level, "--svg": svg}
    inputs.check_alternatives("--agents", agents, "--matrix", matrix is not None, alone)
    if agents is not None:
        contests.arena(game, agents, terms, language.current(), json)
        return
    from ludotheque.terminal import matrices  # slow to import, for one of two uses alone

    inputs.check_apart("--equal-time", equal_time, "--matrix")
    what = matrices.Choice(matrix or None, of, level or "maitre", svg)
    matrices.matrix(game, what, terms, language.current(), json)


@app.command(help="Each level against the one below. | Chaque niveau contre celui d'en dessous.")
def ladder(
    game: Name,
    games: Games = 400,
    seed: Seed = 0,
    scale: Annotated[
        float | None,
        typer.Option(
            "--scale",
            help="times the full thinking, what the game says unless told otherwise"
            " | fois la réflexion entière, ce que dit le jeu sauf avis contraire",
        ),
    ] = None,
    workers: Workers = None,
    top: Annotated[
        bool, typer.Option("--top", help="from the top down | en commençant par le haut")
    ] = False,
    settings: Settings = None,
    json: Json = False,
) -> None:
    """Let each level play the one below."""
    from ludotheque.terminal import contests, inputs

    usual = inputs.find_game(game).rules.lab.scale
    scaled = usual if scale is None else scale
    terms = contests.Terms(games, seed, scaled, workers, inputs.settings(settings or []))
    contests.rungs(game, terms, language.current(), top, json)


@app.command(help="Run the scenario blocks of files. | Exécuter les blocs scenario de fichiers.")
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Markdown | Markdown")],
    json: Json = False,
) -> int:
    """Run scenario blocks."""
    from ludotheque.terminal.reports import check

    return check(files, language.current(), json)


@app.command(help="Check a deck that you built. | Contrôler un paquet que vous avez composé.")
def deck(
    game: Name,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON | JSON")],
    settings: Settings = None,
    json: Json = False,
) -> int:
    """Say whether a deck is legal."""
    from ludotheque.terminal.decks import deck

    return deck(game, file, language.current(), settings or [], json)


@app.command(help="Count the ways the first moves go. | Compter les suites des premiers coups.")
def perft(
    game: Name,
    depth: Annotated[int, typer.Option("--depth", help="moves ahead | coups d'avance")],
    seed: Seed = 0,
    settings: Settings = None,
    json: Json = False,
) -> None:
    """Count the ways the first moves go."""
    from ludotheque.terminal.reports import perft

    perft(game, language.current(), depth, seed, settings or [], json)


@app.command(help="Verify and show a kept match. | Vérifier et montrer une partie gardée.")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="replay file | fichier de partie")],
    at: Annotated[
        int | None, typer.Option("--at", help="stop after move N | s'arrêter après le coup N")
    ] = None,
    json: Json = False,
) -> None:
    """Verify and show a match that was kept."""
    from ludotheque.terminal.watch import replay

    replay(file, language.current(), at, json)


@app.command(help="Open the table in the browser. | Ouvrir la table dans le navigateur.")
def serve(
    host: Annotated[str, typer.Option(help="address | adresse")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any | 0 : libre")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="folder of the matches | dossier des parties")
    ] = None,
    show: Annotated[
        bool, typer.Option("--open", help="open a browser too | ouvrir aussi un navigateur")
    ] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="a name it answers to | un nom auquel il répond"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="believe X-Forwarded-* from there | croire ses en-têtes X-Forwarded-*",
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="cookies over HTTPS only | témoins en HTTPS seulement")
    ] = False,
    metrics: Annotated[
        bool,
        typer.Option("--metrics", help="answer /metrics to this machine | répondre ici à /metrics"),
    ] = False,
) -> None:
    """Open the table in the browser."""
    from ludotheque.terminal import serving

    chosen = serving.settings(data, tuple(allow_host or ()), tuple(proxy or ()), secure)
    chosen = replace(chosen, metrics=metrics)
    serving.serve(language.current(), host, port, chosen, show)


@app.command(help="Measure the speed on this machine. | Mesurer la vitesse de cette machine.")
def bench(json: Json = False) -> int:
    """Measure."""
    from ludotheque.terminal.measures import bench

    return bench(language.current(), json)


keeping_commands.add(app)
lab_commands.add(app)


def main() -> None:
    """The program `ludotheque`."""
    app(prog_name="ludotheque")
