"""Law: a guess agrees with the view it came from, and is a world the game can go on from; so does
one that was made likelier by what others did."""

from ludotheque.core.record import NOBODY, SPECTATOR

from .positions import eyes, law, picks, seen_by, state_at, world_of

KEYS = 3


def check(game, spot):
    """Guess for every eye under several keys."""
    edition, s = state_at(game, spot)
    for eye in eyes(edition):
        view = seen_by(edition, s, eye)
        for key in range(KEYS):
            world = world_of(edition, s, eye, spot.seed + key)
            assert seen_by(edition, world, eye) == view, f"eye {eye}: a guess contradicts its view"
            check_world(edition, world, spot.seed + key)
            if eye != SPECTATOR and edition.rules.brain.suspect is not None:
                world = world_of(edition, s, eye, spot.seed + key)
                edition.rules.suspect(edition.t, world, eye)
                assert seen_by(edition, world, eye) == view, f"eye {eye}: suspicion is seen"
                check_world(edition, world, spot.seed + key)


def check_world(edition, world, seed):
    """It adds up, and goes on."""
    check_recount(edition, world)
    play_on(edition, world, seed)


def check_recount(edition, world):
    """The counters of a guessed world are right."""
    if edition.rules.lab.audit is not None:
        wrong = edition.rules.lab.audit(edition.t, world)
        assert not wrong, f"a guessed world does not add up: {wrong}"


def play_on(edition, world, seed, steps=12):
    """Some moves from a guessed world: it must have legal moves until it ends."""
    for n in range(steps):
        if world.seat == NOBODY:
            return
        legal = edition.legal(world)
        assert legal, "a guessed world has no legal move"
        edition.apply(world, legal[picks(seed, n, len(legal))])
        check_recount(edition, world)


@law()
def test_a_guess_agrees_with_the_view_it_came_from(game, spot):
    check(game, spot)
