"""How Generals looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.generals.picture import svg
from ludotheque.games.generals.sentences import event, move, prompt
from ludotheque.games.generals.terminal import board

__all__ = ["board", "event", "move", "prompt", "svg"]
