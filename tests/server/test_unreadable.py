"""Matches that this version of the program can't read: they say why, show what they can, and their
people end them; nothing else suffers (LUD-6)."""

import json

import pytest

from tests.server.helping import Person
from tests.upgrades.release import Release

LOGIN = {"login": "ada", "password": "upgrade-me"}
NO_SNAPSHOT = 'DELETE FROM snapshot WHERE "match" = ?'
ENTRY = 'UPDATE log SET payload = ? WHERE "match" = ? AND seq = ?'


@pytest.fixture
def release(tmp_path):
    """A data folder of another version of the program."""
    return Release("93641f2", tmp_path)


@pytest.fixture
def opened(release, start):
    """Starts today's server on it, with Ada logged in."""

    def begin():
        ada = Person(start(release.data), None)
        ada.post("/api/login", LOGIN)
        return ada

    return begin


def newer_kind(release):
    """An entry of a kind that only a later version knows."""
    match = release.matches["duel"]["running"]
    release.append(match, "paused", b'{"by": 0}')
    return match, "kind paused, written by a newer version"


def newer_manner(release):
    """An entry of a known kind that says what only a later version understands."""
    match = release.matches["duel"]["clock"]
    release.append(match, "mannered", b'{"seat": 0, "what": "adjourn"}')
    return match, "makes no sense: another version of this program wrote it"


def other_rules(release):
    """Rules of another version, and a position that was kept."""
    match = release.matches["eden"]["running"]
    release.replace("log", "payload", b'"rules":"1.0"', b'"rules":"0.9"', match)
    release.replace("snapshot", "table", b"rules\xa31.0", b"rules\xa30.9", match)
    return match, "Begun under rules 0.9, now 1."


def moves_refused(release):
    """A move that the rules do not allow any more, and no position that was kept."""
    match = release.matches["night-dealer"]["taken_back"]
    release.change(NO_SNAPSHOT, match)
    last = "(SELECT max(seq) FROM log WHERE \"match\" = ? AND kind = 'moved')"
    illegal = b'{"seat":0,"moves":[252]}'
    release.change(f"{ENTRY.removesuffix('?')}{last}", illegal, match, match)
    return match, "does not follow the rules of today"


def damaged_entry(release):
    """An entry that is no JSON."""
    match = release.matches["tactique"]["running"]
    release.change(NO_SNAPSHOT, match)
    release.change(ENTRY, b"{", match, 6)
    return match, "Entry 6 of this match can't be read"


def damaged_beginning(release):
    """A first entry that lacks what nobody can make up."""
    match = release.matches["tactique"]["clock"]
    release.change(NO_SNAPSHOT, match)
    release.replace("log", "payload", b'"seed":', b'"seeds":', match)
    return match, "Entry 1 of this match can't be read"


def unknown_tables(release):
    """Tables that are not there."""
    match = release.matches["night-dealer"]["running"]
    release.forget_tables(match)
    return match, "are not known here"


FAULTS = [newer_kind, newer_manner, other_rules, moves_refused, damaged_entry, damaged_beginning]
SHOWN = [newer_kind, newer_manner, other_rules, moves_refused, damaged_entry]


@pytest.mark.parametrize("fault", [*FAULTS, unknown_tables])
def test_a_match_that_cant_be_read_says_the_true_cause_and_its_people_end_it(
    release, opened, fault
):
    """It said that its tables were missing, showed nothing and stood in the list for ever (N1)."""
    match, cause = fault(release)
    ada = opened()
    info = ada.get(f"/api/matches/{match}")
    said = info["table"]["readonly"]
    assert cause in said["en"] and said["fr"] not in ("", said["en"])
    assert info["table"]["phase"] == "on" and match in listed(ada)
    with ada.page() as page:
        view = page.watch(match)
        assert bool(view["state"]) == (fault in SHOWN) and view["legal"] == []
        assert [seat["name"] for seat in view["table"]["seats"]] == ["Ada", "Bob"]
        assert view["table"]["manners"]["abort"] and view["table"]["readonly"] == said
    refused = ada.ask("GET", f"/api/matches/{match}/replay")
    assert refused.status_code == 409 and refused.json()["en"] == said["en"]
    assert ada.ask("GET", f"/api/matches/{match}/export").json()["en"] == said["en"]
    end(ada, match)


def end(ada, match):
    """Break a match off: it is over without a result, and out of the list."""
    after = ada.post(f"/api/matches/{match}/manner", {"what": "abort"})
    assert after["table"]["phase"] == "over" and match not in listed(ada)
    assert match not in [one["match"] for one in ada.get("/api/me/history")["matches"]]
    with ada.page() as page:
        assert page.watch(match)["outcome"]["reason"] == "unfinished"
    assert ada.refused("POST", f"/api/matches/{match}/manner", {"what": "abort"})[0] == 409


def listed(ada):
    """The matches of Ada's list."""
    return [one["match"] for one in ada.get("/api/mine")]


def leave(ada, match):
    ada.post(f"/api/matches/{match}/leave")


def resign(ada, match):
    with ada.page() as page:
        page.watch(match)
        assert page.act("resign", key="not used before")["type"] == "done"


def withdraw(ada, match):
    ada.post(f"/api/matches/{match}/manner", {"what": "withdraw"})


@pytest.mark.parametrize("way", [leave, resign, withdraw])
@pytest.mark.parametrize("fault", [newer_kind, unknown_tables])
def test_every_way_out_of_a_match_that_cant_be_read_ends_it(release, opened, fault, way):
    match, _ = fault(release)
    ada = opened()
    way(ada, match)
    assert ada.get(f"/api/matches/{match}")["table"]["phase"] == "over"
    assert match not in listed(ada)


def test_strangers_do_not_end_a_match_that_cant_be_read(release, opened):
    match, _ = newer_kind(release)
    eve = Person(opened().server, "Eve")
    for what in ("abort", "withdraw"):
        assert eve.refused("POST", f"/api/matches/{match}/manner", {"what": what})[0] == 403
    assert eve.refused("POST", f"/api/matches/{match}/leave", {})[0] == 403


def test_matches_that_cant_be_read_break_nothing_else(release, opened):
    broken = [fault(release)[0] for fault in FAULTS]
    ada = opened()
    for match in broken:
        assert ada.get(f"/api/matches/{match}")["table"]["readonly"]
    made = {m for game, kinds in release.matches.items() for m in kinds.values()}
    assert made <= {*listed(ada)}
    assert ada.get("/api/me/history")["matches"] and ada.get("/api/me/record")
    assert ada.get("/api/lobby") is not None
    for game, kinds in release.matches.items():
        assert ada.get(f"/api/matches/{kinds['finished']}/replay")["over"], game
    sound = release.matches["duel"]["taken_back"]
    with ada.page() as page:
        view = page.watch(sound)
        assert view["table"]["readonly"] is None and view["state"]
    assert "Traceback" not in ada.server.said()


def test_a_snapshot_is_played_on_though_the_log_before_it_cant_be_read(release, opened):
    match = release.matches["night-dealer"]["position"]  # Ada has both seats
    release.change(ENTRY, b"{", match, 3)
    ada = opened()
    with ada.page() as page:
        view = page.watch(match)
        assert view["table"]["readonly"] is None and view["state"]
        assert page.move(view["legal"][0]["number"], key="not used before")["type"] == "done"
    refused = ada.ask("GET", f"/api/matches/{match}/replay")
    assert refused.status_code == 409 and "Entry 3" in refused.json()["en"]
    assert ada.get(f"/api/matches/{match}")["table"]["readonly"] is None


def test_who_is_deleted_leaves_a_match_that_cant_be_read(release, opened):
    match, _ = newer_kind(release)
    ada = opened()
    ada.post("/api/me/forget", {"name": ada.get("/api/me")["name"]})
    bob = Person(ada.server, "Eve")
    assert bob.get(f"/api/matches/{match}")["table"]["phase"] == "over"


def test_who_is_deleted_is_named_in_no_entry_that_cant_be_read(release, opened):
    match, _ = damaged_beginning(release)
    ada = opened()
    known, name = ada.get("/api/me")["id"], ada.get("/api/me")["name"]
    assert release.count(match, known) > 0
    ada.post("/api/me/forget", {"name": name})
    assert release.count(match, known) == 0
    eve = Person(ada.server, "Eve")
    assert eve.get(f"/api/matches/{match}")["table"]["readonly"]


def test_what_a_newer_version_wrote_besides_is_ignored(release, opened):
    """Fields that this version does not know, also in what an entry holds."""
    match = release.matches["night-dealer"]["clock"]
    release.change(NO_SNAPSHOT, match)
    release.replace("log", "payload", b'"kind":', b'"mood":1,"kind":', match)
    release.replace("log", "payload", b'{"', b'{"new":{"a":[1]},"', match)
    ada = opened()
    with ada.page() as page:
        view = page.watch(match)
        assert view["table"]["readonly"] is None and view["state"]
        assert view["table"]["clocks"]["kind"] == "total"


def test_an_unreadable_replay_file_says_its_true_cause(release, opened):
    text = release.file("night-dealer")
    ada = opened()
    head, rest = text.split("\n", 1)
    newer = json.dumps({**json.loads(head), "format": "ludotheque-replay-99"}) + "\n" + rest
    answer = ada.http.post("/api/import", content=newer, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400 and "newer version" in answer.json()["en"]
    taken = ada.http.post("/api/import", content=text, headers={"Content-Type": "text/plain"})
    assert taken.status_code == 200, taken.text
