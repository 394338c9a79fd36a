"""Maps that people draw for Generals: kept on their shelf, checked by name, played on."""

from __future__ import annotations

import pytest

from ludotheque import load
from ludotheque.games.generals.edition import drawings
from tests.server.helping import Person

SHELF = "/api/games/generals/keepsakes"
CHECK = "/api/games/generals/check"
GOOD = """name: Le gué
players: 2
day_limit: 20
symmetry: rotate180
owner P1: (0,0) (1,0)
owner P2: (6,5) (5,5)
map:
BO=....
..f.:..
~~~=~~P
P~~=~~~
..:.f..
....=OB
"""


def changed(old: str, new: str) -> str:
    """The good map with one thing that is wrong."""
    assert old in GOOD
    return GOOD.replace(old, new)


BAD = {
    "not rectangular": (changed("..f.:..", "..f.:."), "GEN-MAP-02", "rectangle"),
    "too small": (GOOD.split("map:")[0] + "map:\nBO.\n...\n.OB\n", "GEN-MAP-03", "3 × 3"),
    "too large": (changed("~~~=~~P\n", "~~~=~~P\n" + 30 * "~~~~~~~\n"), "GEN-MAP-03", "32 × 32"),
    "an unknown letter": (changed("..f.:..", "..%.:.."), "GEN-MAP-04", "(2,1)"),
    "five players": (changed("players: 2", "players: 5"), "GEN-MAP-05", "5"),
    "an owned meadow": (changed("(0,0) (1,0)", "(0,0) (3,0)"), "GEN-MAP-06", "(3,0)"),
    "no producing building": (changed("P1: (0,0) (1,0)", "P1: (1,0)"), "GEN-MAP-07", "P1"),
    "a dry port": (changed("..f.:..", "P.f.:.P").replace("~~~=~~P", "...=~~P"), "GEN-MAP-08", ""),
    "an endless game": (changed("day_limit: 20", "day_limit: 999"), "GEN-MAP-10", "999"),
    "asymmetric": (changed("..f.:..", "....:.."), "GEN-MAP-11", "(4,4)"),
    "asymmetric owners": (changed("P2: (6,5) (5,5)", "P2: (6,5)"), "GEN-MAP-11", "(5,5)"),
    "not square": (changed("rotate180", "rotate90"), "GEN-MAP-11", "quarter turn"),
    "no such symmetry": (changed("rotate180", "sideways"), "GEN-MAP-01", "sideways"),
    "no rows": (GOOD.split("map:")[0], "GEN-MAP-01", "map:"),
    "far too long": (GOOD + 9000 * "~", "GEN-MAP-01", "8000"),
    "a word": ("bonjour", "GEN-MAP-01", "bonjour"),
    "no text": ({"rows": ["..."]}, "GEN-MAP-01", "text"),
    "nothing": (None, "GEN-MAP-01", "text"),
    "a number": (3, "GEN-MAP-01", "text"),
    "garbage": ("\x00\ufffd(((\n" * 60, "GEN-MAP-01", ""),
}

IN_FRENCH = {
    "text": "texte",
    "quarter turn": "quart de tour",
}  # what each language says its own way


@pytest.mark.parametrize("name", BAD)
def test_each_fault_of_a_map_is_named_with_its_rule_and_cell(name):
    value, rule, told = BAD[name]
    found = drawings.check(load("generals").edition(), value)
    said = [fault for fault in found if fault.rule == rule]
    assert said, [fault.say("en") for fault in found]
    french = IN_FRENCH.get(told, told)
    assert any(told in fault.words.en and french in fault.words.fr for fault in said)


def test_a_sound_map_has_no_fault_and_is_told_in_lines():
    edition = load("generals").edition()
    assert drawings.check(edition, GOOD) == []
    told = drawings.describe(edition, GOOD, "fr")
    assert told[0] == "Le gué" and told[1].startswith("7 × 6 cases, 2 joueurs, dernier jour 20")
    assert told[2] == "P1\u00a0: Puits de pétrole × 1, Caserne × 1, revenu 80"
    assert told[4] == "Neutres\u00a0: Port × 2" and told[5:] == GOOD.split("map:\n")[1].split()
    assert drawings.describe(edition, GOOD, "en")[3] == "P2: Oil Well × 1, Barracks × 1, income 80"


def test_every_supplied_map_is_sound_and_can_be_told():
    edition = load("generals").edition()
    texts = [one["text"] for one in edition.facts["maps"]]
    assert len(texts) >= 10
    for text in texts:
        assert drawings.check(edition, text) == []
        assert len(drawings.describe(edition, text, "en")) > 8


def test_a_map_is_kept_whatever_is_wrong_with_it_and_says_so(server):
    ada = Person(server)
    kept = ada.ask("PUT", f"{SHELF}/ford", {"kind": "map", "name": "Le gué", "value": GOOD}).json()
    assert kept["faults"] == [] and kept["value"] == GOOD
    worse = BAD["asymmetric"][0]
    kept = ada.ask("PUT", f"{SHELF}/bad", {"kind": "map", "name": "Bancal", "value": worse}).json()
    assert [fault["rule"] for fault in kept["faults"]] == ["GEN-MAP-11"]
    assert ada.get(f"{SHELF}/bad")["value"] == worse
    assert ada.post(CHECK, {"kind": "map", "value": GOOD}) == {"faults": []}
    assert ada.get("/api/games/generals")["keeps"] == ["map"]


def test_a_kept_map_is_played_on_and_a_bad_one_opens_no_table(server):
    ada = Person(server)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bob"}]
    body = {"game": "generals", "seats": seats, "options": {"map": GOOD, "order": "0,1"}}
    made = ada.post("/api/matches", body)
    with ada.page() as page:
        page.watch(made["match"])
        assert page.view["state"]["site_owner"][:2] == [0, 0], "P1 owns its two buildings"
        edition = ada.post("/api/games/generals/print", {"options": made["options"]})
        assert edition["facts"]["rows"] == GOOD.split("map:\n")[1].split()
        assert page.move("build 0,0", "create infantry", "end")["type"] == "done"
    before = ada.get("/api/mine")
    for text, *_ in BAD.values():
        if isinstance(text, str):
            bad = {**body, "options": {**body["options"], "map": text}}
            assert ada.ask("POST", "/api/matches", bad).status_code == 400
    assert ada.get("/api/mine") == before
