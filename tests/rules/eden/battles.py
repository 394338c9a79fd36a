"""Random combats of Eden as a page is told of them: `python -m tests.rules.eden.battles 200`; with
`questions`, a position of each kind in which there is more than one answer; with `unplaced`,
positions with moves about what has no place of its own on the table.

Each begins before the first opener is played, on a map where two or three players stand against
each other with hands of their Worlds, and goes on by random moves until it has ended.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR
from ludotheque.core.witness import Witness
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import ASKS
from ludotheque.games.eden.rules.combat import succeeds
from ludotheque.games.eden.show.totals import TOTALS
from ludotheque.server.views import events_as_wire, legal_as_wire, prompt_as_wire, state_as_wire
from tests.rules.eden.table import Table, script

CIVS = ("ELF", "NAI", "ORC", "LEG", "NEC", "POS")
TWO = """
map: M2
troops P0: (4,0) (3,0) (2,0)x2 (1,0)x5
troops P1: (-4,0)x2 (-3,0)x4 (-2,0)x2 (-1,0)x2 (0,0)x2 (1,-1)x2 (0,1)
"""
THREE = """
map: M3
troops P0: (4,0) (3,0) (2,0)x2 (1,0)x5
troops P1: (-4,0) (-1,0) (0,0)x2
troops P2: (0,4) (0,3) (0,2) (0,1)x2
"""
PORTAL = """
map: M2
troops P0: (4,0) (3,0) (-2,0) (-2,1)x2 (-3,0)x5
troops P1: (-4,0) (-1,0)x2 (0,0)x2
"""
PLACES = (TWO, THREE, PORTAL)
EYES = (0, 1, SPECTATOR)  # whose pages are told: the attacker's, a defender's, one who looks on
USUAL = 0.7  # the share of decisions in which more is done where more can be
MOST = 200  # moves of one combat


class Made(NamedTuple):
    """A move of a combat: the match behind it, the state before it, what saw it."""

    match: Match
    before: Any
    witness: Witness


def ready(seed: int, chance: random.Random) -> Match:
    """A match in which whoever begins may attack."""
    place = PLACES[seed % len(PLACES)]
    lines = [place.strip()]
    for seat, civ in enumerate(chance.sample(CIVS, 3 if place is THREE else 2)):
        units = [f"{civ}-{n:02}" for n in chance.sample(range(1, 12), 11)]
        held = chance.randint(1, 4)
        hand, deck, discard = (" ".join(part) for part in (units[:held], units[4:7], units[7:]))
        lines.append(f"player P{seat}: civ={civ} hand=[{hand}] deck=[{deck}] discard=[{discard}]")
    match = script("\n".join(lines)).match
    assert isinstance(match, Match)
    return match


def choice(match: Match, chance: random.Random) -> int:
    """A random move: no more is done now and then, where more could be."""
    moves = [move.number for move in match.legal()]
    if match.state.ask == c.EXP_PREP:
        return c.MOVE_DONE
    more = [number for number in moves if number != c.MOVE_DONE]
    return chance.choice(more if more and chance.random() < USUAL else moves)


def combat(seed: int) -> Iterator[Made]:
    """The moves of one combat, from the one that begins it; none where nobody attacked."""
    chance = random.Random(seed)
    match = ready(seed, chance)
    for _ in range(MOST):
        before = match.edition.rules.state.copy(match.state)
        witness = Witness(match.edition, before)
        match.push(choice(match, chance), witness=witness)
        if before.fighting or match.state.fighting:
            yield Made(match, before, witness)
        if match.over or (before.fighting and not match.state.fighting) or match.state.active:
            return


def told(seed: int) -> dict[str, Any] | None:
    """A combat as a page is told of it: the state before, and what each move changed."""
    start, steps, eye = None, [], EYES[seed // len(PLACES) % len(EYES)]
    for match, before, witness in combat(seed):
        edition, noted = match.edition, match.noted
        view = Match(edition, 0, before).view(None if eye == SPECTATOR else eye)
        start = start or state_as_wire(edition, view.state)
        patches = witness.patches(eye, [event.shown_to(eye) for event in noted])
        steps.append({"events": events_as_wire(edition, noted, eye), "patches": patches})
    seat = None if eye == SPECTATOR else eye
    return {"seed": seed, "seat": seat, "start": start, "steps": steps} if steps else None


def battles(count: int) -> Iterator[dict[str, Any]]:
    """So many combats, those of the first seeds that bring one."""
    seed = 0
    while count:
        found = told(seed)
        seed += 1
        if found:
            count -= 1
            yield found


ANSWERS = {  # that a question must offer beside others, to be worth a look
    c.EXP_PREP: ("discard", "done"),
    c.OFF_TARGET: ("at", "done"),
    c.CMB_OPEN: ("pick", "pick"),
    c.CMB_PLAY: ("send", "done"),
    c.CMB_ABILITY: ("activate", "done"),
    c.RETREAT: ("at", "done"),
    c.OCCUPY: ("number", "number"),
}


def question(match: Match) -> dict[str, Any] | None:
    """What a page is told that must decide now, where it has a choice of the usual kinds."""
    s = match.state
    view = match.view(s.seat)
    verbs = {move.notation.split()[0] for move in view.legal}
    if s.ask not in ANSWERS or not verbs.issuperset(ANSWERS[s.ask]) or len(view.legal) < 2:
        return None
    if s.ask in (c.CMB_PLAY, c.CMB_ABILITY) and not s.hand_n[s.seat]:
        return None
    if s.ask == c.CMB_PLAY and any(succeeds(s, f, *totals(match, f)) for f in range(s.fronts_n)):
        return None  # the attacker is losing, or all is won
    return as_told(match)


def as_told(match: Match) -> dict[str, Any]:
    """The question of a match as a page is told of it that must decide now."""
    s = match.state
    view = match.view(s.seat)
    return {
        "ask": ASKS[s.ask],
        "seat": s.seat,
        "state": state_as_wire(match.edition, view.state),
        "legal": legal_as_wire(view),
        "prompt": prompt_as_wire(view),
    }


def totals(match: Match, front: int) -> list[int]:
    """The totals of a front as they stand."""
    return TOTALS.values(match.edition.t, match.state)[-1][front]


def questions() -> Iterator[dict[str, Any]]:
    """The first question of each kind that the attacker is asked, or the defender where only they
    are."""
    left = set(ANSWERS)
    for seed in range(MOST):
        chance = random.Random(seed)
        match = ready(seed, chance)
        for _ in range(MOST):
            if match.over or match.state.active:
                break
            asked = question(match)
            if asked and match.state.ask in left and match.state.seat in (0, match.state.foe[0]):
                left.discard(match.state.ask)
                yield asked
            match.push(choice(match, chance))
        if not left:
            return


FALLEN = """
map: frame
player P0: civ=NEC colour=violet hand=[NEC-01 NEC-11] deck=[CRY1]
player P1: civ=ORC colour=red hand=[ORC-04]
"""
SHOP = """
map: frame
turn: phase=logistics active=P0
player P0: civ=NEC colour=violet stocks=46 hand=[OPP] deck=[CRY1 CRY2]
player P1: civ=ORC colour=red
"""
CRYSTALS = """
map: frame
player P0: civ=NAI colour=orange hand=[CRY1 CRY2]
player P1: civ=ORC colour=red
"""
FALLS = ("P0 attack (1,0)>(0,0) 2 NEC-01", "P1 play ORC-04", "P0 play NEC-11")
UNPLACED = {  # name: the position, and what is done in it
    "fallen": (FALLEN, (*FALLS, "P1 activate ORC-04.2")),
    "departed": (FALLEN, (*FALLS, "P1 activate ORC-04.2", "P0 activate NEC-11")),
    "shop": (SHOP, ()),
    "crystals": (CRYSTALS, ()),
}


def unplaced() -> Iterator[dict[str, Any]]:
    """Reactions of a unit that is in no army any more, a card of the hand while the shop is open, a
    crystal that may be played, melted or discarded."""
    for name, (place, lines) in UNPLACED.items():
        match = Table(place).plays(*lines).made.match
        yield {"name": name, "aside": match.view(match.state.seat).aside(), **as_told(match)}


TOLD = {"questions": questions, "unplaced": unplaced}

if __name__ == "__main__":
    wanted = sys.argv[1]
    for one in TOLD[wanted]() if wanted in TOLD else battles(int(wanted)):
        sys.stdout.buffer.write(msgspec.json.encode(one) + b"\n")
