"""Law: no change of seats shows a person another world than the one their own seat can tell."""

import random

import msgspec

from ludotheque.core.record import NOBODY, SPECTATOR
from ludotheque.core.words import LudothequeError
from ludotheque.server import acts, loading, replays, seating
from ludotheque.server.catalogue import has_secrets
from ludotheque.server.entries import Begun, Created, Sitter
from ludotheque.server.identity import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.views import Look
from ludotheque.server.wire.tables import ClockChoice, Join

from .positions import deciding, law, pairs, state_at

CALLS = 24  # tried in each pair of worlds
ME = Identity("me", "guest", "Me")
BOT = Identity("bot", "bot", "Bot", owner="me")


def check(game, spot):
    """The owner of a table and their bot try to come by any seat, whoever is away."""
    edition, s = state_at(game, deciding(spot))
    if not has_secrets(edition.rules) or s.seat == NOBODY:
        return
    for pair in pairs(edition, s, spot, worlds=1):
        here, there = (table(edition, world, pair.eye) for world in (pair.here, pair.there))
        dice = random.Random(spot.seed)
        for _ in range(CALLS):
            call = choose(dice, edition.seats)
            here, there = (after(world, call) for world in (here, there))
            shown = [msgspec.json.encode(everything(world)) for world in (here, there)]
            assert shown[0] == shown[1], f"eye {pair.eye}, after {call}: another's secrets are seen"


def table(edition, world, eye):
    """A match from a position: me at the eye's seat, others at theirs, a computer at a third."""
    seats = [Sitter("person", f"p{n}", "P", ready=True) for n in range(edition.seats)]
    if eye != SPECTATOR:
        if edition.seats > 2:
            seats[(eye + 1) % edition.seats] = Sitter("level", level="apprenti", ready=True)
        seats[eye] = seating.myself(ME, None)
    what = Created(
        game=edition.rules.id,
        rules=edition.rules.version,
        content=edition.digest,
        options=edition.options,
        seed="0" * 32,
        seats=seats,
        clock=ClockChoice(),
        owner="me",
        invite="",
        public=True,
        open_eyes=False,
        start=edition.rules.state.pack(world).hex(),
    )
    found = loading.first("M", what, 1.0, edition, None)
    found.add(Begun(), 2.0)
    return found


def choose(dice, seats):
    """A call: its kind, who makes it, and for which seat."""
    kind = dice.choice(("join", "leave", "level", "open", "me", "bot", "gone", "gone", "back"))
    return kind, dice.choice((ME, BOT)), dice.randrange(seats)


def after(found, call):
    """The match after a call, or as it was if it was refused."""
    fork = found.fork()
    try:
        acts.extend(fork, entries(found, *call), 3.0, None)
    except LudothequeError:
        return found
    return fork


def entries(found, kind, me, seat):
    """What a call adds to the log."""
    other = Identity(f"p{seat}", "guest", "P")
    if kind in ("gone", "back"):
        join = Join(seat=seat)
        return (
            seating.leave(found, other, seat)
            if kind == "gone"
            else seating.join(found, other, join)
        )
    if kind == "join":
        return seating.join(found, me, Join(seat=seat))
    if kind == "leave":
        return seating.leave(found, me, seat)
    sitter = {
        "level": Sitter("level", level="apprenti", ready=True),
        "open": Sitter(),
        "me": seating.myself(ME, None),
        "bot": seating.myself(BOT, None),
    }[kind]
    return seating.set_seat(found, ME, seat, sitter, lambda who: True)


def everything(found):
    """All that the owner and their bot may look at."""
    shown = []
    for me in (ME, BOT):
        for seat in replays.eyes_allowed(found, me.id):
            look = Look(found, seat)
            shown.append((me.id, seat, look.state, [m.number for m in look.legal], look.aside))
    try:
        frames = [replays.frame(found, replays.choose_eyes(found, ME.id, None), 0).state]
    except Denied:
        frames = []
    return shown, frames


@law(12)
def test_no_change_of_seats_shows_what_another_seat_keeps_hidden(game, spot):
    check(game, spot)
