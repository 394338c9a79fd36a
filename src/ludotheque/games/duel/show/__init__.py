"""How the duel looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.duel.show.picture import svg
from ludotheque.games.duel.show.sentences import event, move, prompt
from ludotheque.games.duel.show.terminal import board

__all__ = ["board", "event", "move", "prompt", "svg"]
