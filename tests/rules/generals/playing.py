"""The engine and the slow model side by side, compared after every decision."""

from .comparing import difference
from .previewing import misleading
from .telling import misinformed, sights


class Both:
    """A match and its model."""

    def __init__(self, match, game, told):
        self.match, self.game, self.told = match, game, told
        self.before = None  # what each seat saw before the last move, if it was looked at

    def check(self, views=True):
        """Nothing may tell the two apart, and no counter may be wrong."""
        wrong = difference(self.match, self.game, views)
        wrong += misleading(self.match, self.game) if views else []
        wrong += self.match.edition.rules.lab.audit(self.match.edition.t, self.match.state)
        if self.before:
            wrong += misinformed(self.match, self.game, self.before, sights(self.game))
        if wrong:
            moves = "; ".join(move.notation for move in self.match.moves)
            raise AssertionError("\n".join([*wrong[:12], self.told, f"after {moves}"]))

    def play(self, move, look=False):
        """One decision in both; with `look`, the next check asks what its events tell."""
        self.before = sights(self.game) if look else None
        self.match.push(move)
        self.game.play(move)


def follow(both, chance, choose, most, views=1):
    """Play both for so many decisions, comparing after each; what each `views`-th seat sees too."""
    met = set()
    for count in range(most):
        both.check(views and count % views == 0)
        if both.match.over:
            break
        move = choose(both.game, chance)
        met.add(move.split()[0])
        both.play(move, look=views and (count + 1) % views == 0)
    both.check()
    return met
