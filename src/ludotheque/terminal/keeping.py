"""`backup` and `restore`: the matches of a server in one file, and back."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.words import Words
from ludotheque.server.settings import usual_data_folder
from ludotheque.server.store import copying
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.trouble import TroubleError, why_of

NOT_WRITTEN = Words(
    "{file} n’a pas pu être écrit\u00a0: {why}.", "{file} could not be written: {why}."
)
KEPT = Words(
    "{file} contient {count} parties\u00a0; la copie a été relue.",
    "{file} holds {count} matches; the copy was read again.",
)
BACK = Words(
    "{count} parties sont de retour dans {folder}.", "{count} matches are back in {folder}."
)
ASIDE = Words("Ce qui s’y trouvait est dans {aside}.", "What was there is in {aside}.")


def backup(lang: str, file: Path, data: Path | None) -> None:
    """The command."""
    try:
        count = copying.backup(data or usual_data_folder(), file)
    except OSError as error:
        raise TroubleError(NOT_WRITTEN, file=file, why=why_of(error)) from None
    Screen(lang).say(KEPT, file=file, count=count)


def restore(lang: str, file: Path, data: Path, force: bool) -> None:
    """The command."""
    try:
        count, aside = copying.restore(file, data, force)
    except OSError as error:
        raise TroubleError(NOT_WRITTEN, file=data, why=why_of(error)) from None
    screen = Screen(lang)
    screen.say(BACK, folder=data, count=count)
    if aside is not None:
        screen.say(ASIDE, aside=aside)
