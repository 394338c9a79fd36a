"""What people type on a command line, checked before anything is done with it."""

from __future__ import annotations

import random
import secrets
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludotheque.core import library
from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.words import ReplayError
from ludotheque.terminal import texts
from ludotheque.terminal.trouble import TroubleError, why_of

GAMES = library.GAMES  # where games are looked for
LETTERS = "ABCDEFGHIJKLMNO"  # names of the seats


def find_game(name: str | None) -> Game:
    """The game of that name; without a name, the only one there is."""
    known = library.names(GAMES)
    if not known:
        raise TroubleError(texts.NO_GAMES)
    if name is None:
        if len(known) > 1:
            raise TroubleError(texts.NAME_A_GAME, known=", ".join(known))
        name = known[0]
    plain = _plain(name).replace("_", "-")
    if plain not in known:
        raise TroubleError(texts.UNKNOWN_GAME, name=name, known=", ".join(known))
    return library.load(plain, GAMES)


def settings(pairs: Iterable[str]) -> dict[str, str]:
    """The options given as `name=value`."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise TroubleError(texts.NOT_A_SETTING, text=pair)
        if name.strip() in found:
            raise TroubleError(texts.SET_TWICE, name=name.strip())
        found[name.strip()] = value.strip()
    return found


def player(name: str) -> str:
    """The id of a computer player, or the file of one (bench/oracles); accents and capitals of
    an id do not matter."""
    from ludotheque.agents import NAMES
    from ludotheque.agents.by_name import KEPT

    if name.strip().endswith(KEPT):
        text_of(Path(name.strip()))  # says what is wrong with a file that can't be read
        return name.strip()
    plain = _plain(name)
    if plain not in NAMES:
        raise TroubleError(texts.UNKNOWN_LEVEL, name=name, known=", ".join(NAMES))
    return plain


def pair(text: str) -> tuple[str, str]:
    """Two players separated by a comma."""
    names = [name for name in text.split(",") if name.strip()]
    if len(names) != 2:
        raise TroubleError(texts.TWO_PLAYERS, text=text)
    return player(names[0]), player(names[1])


def check_alternatives(
    one: str, given: object, other: str, wanted: bool, alone: dict[str, Any]
) -> None:
    """Exactly one of two ways; what is `alone` goes with the other one only."""
    if given is not None:
        if wanted:
            raise TroubleError(texts.NOT_TOGETHER, name=one, other=other)
        for name, value in alone.items():
            if value is not None:
                raise TroubleError(texts.ALONE, name=name, other=other)
    elif not wanted:
        raise TroubleError(texts.MISSING_ONE, one=one, other=other)


def check_apart(name: str, given: object, other: str) -> None:
    """What makes no sense together with something else that was asked for."""
    if given is not None:
        raise TroubleError(texts.NOT_TOGETHER, name=name, other=other)


def opponents(text: str, count: int) -> list[str]:
    """One player for all other seats, or one for each."""
    names = [player(name) for name in text.split(",")]
    if len(names) not in (1, count):
        raise TroubleError(texts.VS_COUNT, given=len(names), wanted=count)
    return names * count if len(names) == 1 else names


def seat(text: str, edition: Edition) -> int:
    """The number of a seat given as its letter, or any seat."""
    letters = LETTERS[: edition.seats]
    plain = text.strip().upper()
    if plain == "RANDOM":
        return random.SystemRandom().randrange(edition.seats)
    if len(plain) != 1 or plain not in letters:
        raise TroubleError(texts.UNKNOWN_SEAT, name=text, known=", ".join(letters.lower()))
    return letters.index(plain)


def within(name: str, value: Any, low: Any, high: Any) -> Any:
    """A number that must lie between two others."""
    if not low <= value <= high:  # also refuses what is not a number
        raise TroubleError(texts.OUT_OF_RANGE, name=name, value=value, low=low, high=high)
    return value


def seed(value: int | None) -> int:
    """The seed given, or a fresh one."""
    if value is None:
        return secrets.randbits(128)
    if not 0 <= value < 1 << 128:
        raise TroubleError(texts.OUT_OF_RANGE, name="--seed", value=value, low=0, high="2^128 - 1")
    return value


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TroubleError(texts.NO_FILE, file=path) from None
    except UnicodeDecodeError:
        raise TroubleError(texts.UNREADABLE, file=path, why=texts.NOT_UTF8) from None
    except OSError as error:
        raise TroubleError(texts.UNREADABLE, file=path, why=why_of(error)) from None


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written before hours are spent on what goes into it."""
    try:
        if path.is_dir() or not path.absolute().parent.is_dir():
            raise TroubleError(texts.UNWRITABLE, file=path, why=texts.NO_FOLDER)
        was_there = path.exists()
        path.open("ab").close()  # only this tells for certain
        if not was_there:
            path.unlink()
    except OSError as error:
        raise TroubleError(texts.UNWRITABLE, file=path, why=why_of(error)) from None


def write(path: Path, text: str) -> None:
    """Write a file, or say why it can't be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise TroubleError(texts.UNWRITABLE, file=path, why=why_of(error)) from None


def match_of(path: Path, game: Game | None = None) -> Match:
    """The match that a replay file tells, verified."""
    from ludotheque.core.replay import read

    text = text_of(path)
    try:
        return read(text, game=game)
    except ReplayError as error:
        raise TroubleError(texts.BAD_REPLAY, file=path, why=error.words) from None


def _plain(text: str) -> str:
    """Lower case without accents."""
    split = unicodedata.normalize("NFKD", text.strip().lower())
    return "".join(c for c in split if not unicodedata.combining(c))
