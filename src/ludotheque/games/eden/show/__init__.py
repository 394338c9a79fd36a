"""How Eden looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.eden.show.picture import svg
from ludotheque.games.eden.show.sentences import event, move, prompt
from ludotheque.games.eden.show.terminal import board

__all__ = ["board", "event", "move", "prompt", "svg"]
