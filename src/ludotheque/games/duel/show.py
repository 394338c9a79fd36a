"""How the duel looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.duel.picture import svg
from ludotheque.games.duel.sentences import REPEATS, event, move, prompt
from ludotheque.games.duel.terminal import board

__all__ = ["REPEATS", "board", "event", "move", "prompt", "svg"]
