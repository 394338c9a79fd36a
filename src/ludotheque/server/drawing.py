"""A position as its game draws it, for pages that have no table of their own for it."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Marked

from ludotheque.core.view import View
from ludotheque.server.wire.view import Drawn, Text


def drawn(view: View) -> Drawn:
    """A view as a picture, and the same in words; a game that shows nothing leaves both empty."""
    if view.edition.rules.face.show is None:
        return Drawn(Text("", ""), Text("", ""))
    return Drawn(_each(view.svg), _each(lambda lang: Marked.from_markup(view.board(lang)).plain))


def _each(draw: Any) -> Text:
    return Text(draw("fr"), draw("en"))
