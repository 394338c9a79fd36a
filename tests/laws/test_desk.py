"""Law: nothing depends on what the last function left on the desk."""

from ludotheque.core.record import NOBODY, SIZES, Field

from .positions import law, state_at


def fill(shape, number):
    """Nested lists of one number."""
    return [fill(shape[1:], number) for _ in range(shape[0])] if shape else number


def clean(f: Field):
    """A field full of zeros."""
    return fill(f.shape, 0)


def junk(f: Field):
    """A field full of the greatest number it holds."""
    return fill(f.shape, (1 << 8 * SIZES[f.type] - (f.type[0] == "i")) - 1)


def lay(desk, leave):
    """Fill the desk of this thread."""
    for f in desk.fields:
        setattr(desk.here, f.name, leave(f))


def answers(game, spot, leave):
    """Every answer of the contract, with a desk on which each function finds what `leave` lays."""
    rules = game.rules
    lay(rules.desk, clean)
    edition, s = state_at(game, spot)
    t = edition.t

    def asked(ask, *rest):
        lay(rules.desk, leave)
        out = [0] * rules.width
        answer = ask(t, rules.state.copy(s), *rest, out)
        return answer, out[: min(rules.width, max(answer or 0, rules.seats[1]))]

    found = {"value": asked(rules.value)}
    if s.seat != NOBODY:
        for name in ("legal", "prune", "playout_moves", "random_moves"):
            found[name] = asked(getattr(rules, name))
        styles = rules.brain.styles(t) if rules.brain.styles else 1
        found["advise"] = [asked(rules.advise, style)[0] for style in range(styles)]
        move = found["legal"][1][spot.seed % found["legal"][0]]
        found["apply"] = asked(lambda t, s, out: _digest(rules, t, s, move))[0]
    return found


def _digest(rules, t, s, move):
    rules.apply(t, s, move)
    return rules.fingerprint(s)


def check(game, spot):
    """A clean desk and a full one lead to the same."""
    full = answers(game, spot, junk)
    for name, answer in answers(game, spot, clean).items():
        assert full[name] == answer, f"{name} reads what lay on the desk"


@law(20)
def test_nothing_depends_on_what_lay_on_the_desk(game, spot):
    check(game, spot)
