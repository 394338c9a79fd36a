"""The commands that keep what a server holds; `cli` adds them to its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.terminal import language

File = Annotated[Path, typer.Argument(metavar="FILE", help="the copy | la copie")]
Folder = typer.Option(help="folder of the matches | dossier des parties")


def backup(file: File, data: Annotated[Path | None, Folder] = None) -> None:
    """Copy the matches into one file."""
    from ludotheque.terminal.keeping import backup

    backup(language.current(), file, data)


def restore(
    file: File,
    data: Annotated[Path, Folder],
    force: Annotated[
        bool,
        typer.Option("--force", help="set aside what is there | mettre de côté ce qui s'y trouve"),
    ] = False,
) -> None:
    """Put a copy of the matches back."""
    from ludotheque.terminal.keeping import restore

    restore(language.current(), file, data, force)


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(
        help="Copy the matches into one file, beside a running server."
        " | Copier les parties dans un fichier, même pendant qu'un serveur tourne."
    )(backup)
    app.command(
        help="Put a copy of the matches into a folder."
        " | Remettre une copie des parties dans un dossier."
    )(restore)
