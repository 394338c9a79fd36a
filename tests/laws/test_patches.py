"""Law: the patches of a move lead from what an eye saw before it to what it sees after it."""

import functools

import msgspec

from ludotheque.core import sight
from ludotheque.core.kernel import NOBODY
from ludotheque.core.patches import ALL, patched
from ludotheque.core.witness import Witness
from ludotheque.server.views import state_as_wire

from .positions import eyes, law, moves_after, picks, state_at

MOVES = 12  # moves of the random game looked at from each spot
TRIED = 2  # and others tried beside each of them


def check(game, spot):
    """Of moves played and moves tried: to the byte, for every eye, in as many parts as notes."""
    edition, s = state_at(game, spot)
    for move in moves_after(edition, spot)[:MOVES]:
        legal = edition.legal(s)
        for other in [legal[picks(spot.seed, 70 + i, len(legal))] for i in range(TRIED)]:
            check_move(edition, edition.rules.state.copy(s), other)
        check_move(edition, s, move)
    assert s.seat == NOBODY or moves_after(edition, spot)


def check_move(edition, s, move):
    """One move, which is played in `s`."""
    before = edition.rules.state.copy(s)
    alone = edition.rules.state.copy(s)
    edition.apply(alone, move)
    witness = Witness(edition, before)
    edition.apply(s, move, witness)
    assert edition.rules.state.pack(s) == edition.rules.state.pack(alone), "a witness changes it"
    for eye in (*eyes(edition), ALL):
        shown = [eye == ALL or event.shown_to(eye) for event in edition.rules.events.noted(s)]
        patches = witness.patches(eye, shown)
        assert len(patches) == sum(shown) + 1
        check_patches(edition, (before, s), eye, patches)


def check_patches(edition, states, eye, patches):
    """Applied in turn they make one view of the other, and change nothing that is equal."""
    was, now = (wire(edition, s, eye) for s in states)
    found = functools.reduce(patched, patches, was)
    assert found == now, f"eye {eye}: patches lead elsewhere"
    sent = msgspec.json.decode(msgspec.json.encode(patches))
    assert functools.reduce(patched, sent, was) == now, f"eye {eye}: not fit for JSON"
    if len(patches) == 1 and eye != ALL:
        seen = sight.differs(edition.rules.state, *states, eye)
        assert bool(patches[0]) == seen, f"eye {eye}: a patch, and no difference"


def wire(edition, s, eye):
    """A position as a page of an eye gets it; what is looked at field by field is no other."""
    if eye == ALL:
        return state_as_wire(edition, s)
    whole, parts = (look(edition.rules.state, s, eye) for look in (sight.redact, sight.glimpse))
    found = state_as_wire(edition, whole)
    assert state_as_wire(edition, parts) == found, f"eye {eye}: a glimpse shows something else"
    return found


@law(examples=12)
def test_patches_lead_from_view_to_view(game, spot):
    check(game, spot)
