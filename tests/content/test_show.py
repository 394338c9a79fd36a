"""How a view is told and drawn: in both languages, from what is seen, whatever happens."""

import functools
import random
import re
import xml.etree.ElementTree as ET

import pytest
from rich.text import Text

from ludotheque.core.match import Match
from ludotheque.core.view import SPECTATOR, Event
from ludotheque.core.words import LANGUAGES
from ludotheque.games.generals import show
from ludotheque.games.generals.codes import NOBODY_LEFT
from ludotheque.games.generals.events import EVENTS, SITE
from ludotheque.games.generals.state import UNIT

from .folder import usual
from .test_maps import SOUND

CASES = {
    "small": {"map": "plain", "generals": "moreau,volkov", "day_limit": 20},
    "islands": {"map": "archipelago", "generals": "adeyemi,carvalho", "day_limit": 16},
    "open": {"map": "strait", "fog": "off", "generals": "nguyen", "day_limit": 16},
    "teams": {"map": "crossroads", "teams": "0,1,0,1", "generals": "benali", "day_limit": 10},
}
UNFILLED = re.compile(r"[{}]")


@functools.cache
def played(case):
    """Positions of a random game, and all its events."""
    chance, match = random.Random(case), Match(usual(**CASES[case]), 5)
    positions = [match.clone()]
    while not match.over:
        moves = [move for move in match.legal() if move.notation != "resign"]
        tame = [move for move in moves if move.notation != "end"]
        match.push(chance.choice(tame if tame and chance.random() < 0.97 else moves))
        if chance.random() < 0.04 or match.over:
            positions.append(match.clone())
    return positions, match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_every_view_can_be_told_and_drawn(case, lang):
    positions, match = played(case)
    assert len(positions) > 20
    for position in positions:
        for seat in (*range(match.edition.seats), SPECTATOR):
            view = position.view(seat)
            text = Text.from_markup(view.board(lang)).plain
            picture = ET.fromstring(view.svg(lang))
            said = [show.prompt(view, lang)] + [show.move(view, n, lang) for n in view.moves]
            assert not any(UNFILLED.search(one) or not one for one in [text, *said])
            assert picture.tag.endswith("svg")
            assert len(set(said[1:])) == len(said) - 1, "two moves are told alike"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_every_event_has_its_line(case, lang):
    _, match = played(case)
    silent = ("gauge", "waited")
    for event in match.events(0, since=0):
        line = show.event(match.edition, event, lang)
        assert not UNFILLED.search(line)
        assert bool(line) == (event.kind not in silent)


def event(kind, **args):
    """An event that all may see."""
    return Event(kind, tuple(args.items()), 255)


def samples():
    """One event of each kind, and of each way it may be told."""
    here, there, site = 2 * 32 + 3, 2 * 32 + 4, 1 * 32 + 1
    usual = dict(seat=1, type=2, hp=64, cell=here, start=here, end=there, n=32, day=3, income=9)
    usual |= dict(place=0, building=0, by=0, points=5, general=1, reason=1, done=1, winners=(0,))
    usual |= dict(drawn=0)
    for kind in EVENTS:
        on = {"cell": site} if SITE in kind.args.values() else {}
        yield event(kind.name, **{name: {**usual, **on}[name] for name in kind.args})
    step = {"type": 2, "seat": 1, "hp": 64}
    yield event("boarded", start=-1, end=there, **step)
    yield event("stepped", start=here, end=-1, **step)
    yield from (event("fired", start=here, end=to, building=at) for to, at in ((site, 1), (-1, 0)))
    yield event("neutralised", cell=site, seat=1, by=-1)
    yield event("game_ended", winners=(0, 1), reason=NOBODY_LEFT, drawn=1)


def test_every_sentence_of_the_log_is_used():
    edition = usual(generals="takeda")
    lines = [show.event(edition, one, "en") for one in samples()]
    told = [line for line in lines if line]
    assert len(set(told)) == len(EVENTS.places)
    assert "B’s Tank: (3, 2) → (4, 2)." in told
    assert "B’s Tank appears at (4, 2)." in told
    assert "B’s Tank at (3, 2): −32 HP, 64 left." in told
    assert "Fire from (3, 2), at a target out of sight." in told
    assert "A neutralises B’s Barracks at (1, 1)." in told
    assert "B uses the power: Full Reply." in told
    assert "Victory: A (one team is left)." in told
    assert "A draw: nobody is left." in told
    assert show.event(edition, event("turn_began", seat=0, day=3, income=90), "fr") == (
        "Jour 3\u00a0: à A de jouer, revenu 90."
    )
    assert (
        show.event(edition, event("turn_began", seat=0, day=1, income=0), "en")
        == "Day 1: A to play."
    )


def test_spectators_under_fog_are_shown_no_unit():
    positions, match = played("small")
    view = positions[len(positions) // 2].view(None)
    units = re.findall('class="unit"', view.svg("en"))
    assert units == [] and match.edition.t.fog == 1
    assert "Infantry" not in view.board("en")
    assert re.findall('class="unit"', positions[len(positions) // 2].view(0).svg("en"))


def test_an_attack_is_told_with_what_it_costs_both():
    match = Match(usual(map=SOUND, order="0,1", fog="off"), 1)
    s = match.state
    for cell, unit in (
        (32 + 1, UNIT.pack(0, 2)),
        (32 + 2, UNIT.pack(1, 0)),
    ):  # a tank of A, infantry of B
        s.unit[cell], s.hp[cell], s.fuel_eyes[cell], s.unit_eyes[cell] = unit, 100, 255, 255
    match.push("unit 1,1").push("to 1,1")
    view = match.view(0)
    told = {show.move(view, number, "en") for number in view.moves}
    assert "attack B’s Infantry at (2, 1): −32, reply −3" in told
    assert show.prompt(view, "en") == "A, what does the Tank at (1, 1) do?"


def test_the_name_of_a_drawn_map_is_only_a_name():
    name = "[bold]<script>{seat}&amp;"
    match = Match(usual(map=SOUND.replace("name: Essai", f"name: {name}")), 1)
    view = match.view(0)
    assert name in Text.from_markup(view.board("fr")).plain
    assert name in "".join(ET.fromstring(view.svg("fr")).itertext())
    assert "<script>" not in view.svg("fr")
