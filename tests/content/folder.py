"""A content folder of one's own, to add to and to spoil."""

import shutil
from dataclasses import replace

from ludotheque.core.game import Edition
from ludotheque.core.library import load
from ludotheque.games.generals.edition.options import options_of

GAME = load("generals")
CONTENT = GAME.folder / "content"


def copied(tmp_path):
    """A copy of the game's content folder."""
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    return folder


def edited(folder, file, old, new):
    """The folder with one piece of a file replaced, which must be there."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def edition(folder, **options):
    """The game printed from a content folder."""
    rules = replace(GAME.rules, options=options_of(folder))
    return Edition(rules, folder.parent, options)


def usual(**options):
    """The game printed from its own folder."""
    return GAME.edition(options)
