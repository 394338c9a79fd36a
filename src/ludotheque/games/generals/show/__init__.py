"""How Generals looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.generals.show.picture import svg
from ludotheque.games.generals.show.sentences import event, move, prompt
from ludotheque.games.generals.show.terminal import board

__all__ = ["board", "event", "move", "prompt", "svg"]
