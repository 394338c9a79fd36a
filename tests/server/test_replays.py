"""Looking back, playing on from there, curves and files."""

import time

from ludotheque.core import replay
from ludotheque.core.library import load
from ludotheque.core.match import Match
from tests.server.helping import HERE, ME, OPEN, Person, level, table, two_players

WALK = load("marche", HERE / "games")


def finished(person, game="grenier", **given):
    """A match somebody played with themselves to its end; its last view."""
    match = table(person, ME, ME, game=game, **given)
    with person.page() as page:
        while True:
            page.send("watch", match=match)
            view = page.until(lambda v: v["match"] == match and (v["legal"] or v["outcome"]))
            if view["outcome"]:
                return view
            page.move(view["legal"][0]["number"])
            page.view = None


def worked_out(person, path):
    """Long work on a match, asked for and waited for."""
    found = person.post(path)
    while found["done"] < found["total"]:
        time.sleep(0.05)
        found = person.get(path)
    return found


def long_match(person, moves):
    """A match of so many moves, brought as a file that was broken off."""
    walk = WALK.new(seed=moves)
    for made in range(moves):
        walk.push(made % 4)
    answer = person.http.post("/api/import", content=replay.dump(walk))
    assert answer.status_code == 200, answer.text
    return answer.json()["match"]


def test_a_finished_match_is_a_replay_through_all_eyes(server):
    ada, eve = Person(server), Person(server, "Eve")
    view = finished(ada)
    match = view["match"]
    index = eve.get(f"/api/matches/{match}/replay")
    assert index["over"] and index["eyes"] == [0, 1, None] and index["eye"] is None
    assert [mark["number"] for mark in index["marks"]] == list(range(view["made"] + 1))
    assert index["marks"][1]["move"] and index["marks"][-1]["turn"] > 1
    hands = [eve.get(f"/api/matches/{match}/replay/3?eye={s}")["state"]["hand"] for s in (0, 1)]
    assert sum(hands[0][0]) and not sum(hands[0][1]) and sum(hands[1][1])
    last = eve.get(f"/api/matches/{match}/replay/{view['made']}")
    assert last["outcome"]["scores"] == view["outcome"]["scores"]
    over = f"/api/matches/{match}/replay/{view['made'] + 1}"
    assert eve.refused("GET", over) == (404, "not_found")


def test_a_long_match_comes_in_pages_that_add_up(server):
    ada = Person(server)
    match = long_match(ada, 1203)
    address = f"/api/matches/{match}/replay"
    pages, after = [], 0
    while True:
        page = ada.get(f"{address}?eye=all&after={after}")
        assert page["total"] == 1203
        if not page["marks"]:
            break
        pages.append(page["marks"])
        after = page["marks"][-1]["number"]
    marks = [mark for page in pages for mark in page]
    assert len(pages) == 3 and [m["number"] for m in marks] == list(range(1204))
    turns = [m["turn"] for m in marks]
    assert turns == sorted(turns) and set(turns) == set(range(turns[-1] + 1))
    assert ada.get(f"{address}?eye=all&after=500")["marks"] == pages[1]
    assert ada.refused("GET", f"{address}?after=-1")[0] == 400


def test_a_table_may_keep_its_past_to_itself(server):
    ada, eve = Person(server), Person(server, "Eve")
    match = finished(ada, open_eyes=False)["match"]
    assert eve.get(f"/api/matches/{match}/replay")["eyes"] == [None]
    assert ada.get(f"/api/matches/{match}/replay")["eyes"] == [0, 1, None]
    assert eve.refused("GET", f"/api/matches/{match}/export") == (403, "eyes")
    assert eve.refused("POST", f"/api/matches/{match}/curve") == (403, "eyes")
    body = {"made": 1, "seats": [ME]}
    assert eve.refused("POST", f"/api/matches/{match}/from", body) == (403, "eyes")


def test_while_it_is_on_each_sees_their_own_past_only(server):
    ada, _bob, match = two_players(server, game="grenier")
    index = ada.get(f"/api/matches/{match}/replay")
    assert index["eyes"] == [0, None] and index["eye"] == 0
    assert ada.refused("GET", f"/api/matches/{match}/replay?eye=1") == (403, "eyes")
    frame = ada.get(f"/api/matches/{match}/replay/0")
    assert sum(frame["state"]["hand"][0]) and not sum(frame["state"]["hand"][1])


def test_an_open_past_is_shown_all_at_once_and_against_what_a_seat_knew(server):
    ada, eve = Person(server), Person(server, "Eve")
    view = finished(ada)
    address = f"/api/matches/{view['match']}/replay"
    index = eve.get(f"{address}?eye=all")
    assert index["open"] and index["all"] and index["eye"] is None
    assert len(index["marks"]) == view["made"] + 1
    assert all(mark["move"] for mark in index["marks"][1:])
    own = [eve.get(f"{address}?eye={seat}")["marks"] for seat in (0, 1)]
    for made, mark in enumerate(index["marks"]):
        told = [{**e, "seen": 0} for marks in own for e in marks[made]["events"]]
        assert all({**e, "seen": 0} in told for e in mark["events"])
        assert all(e in [{**each, "seen": 0} for each in mark["events"]] for e in told)
    frame = eve.get(f"{address}/3?eye=all")
    assert frame["all"] and frame["known"] is None and frame["against"] is None
    assert sum(frame["state"]["hand"][0]) and sum(frame["state"]["hand"][1])
    assert not {"key0", "key1", "draws", "fate", "event"} & set(frame["state"])
    for seat in (0, 1):
        held = eve.get(f"{address}/3?eye=all&against={seat}")
        alone = eve.get(f"{address}/3?eye={seat}")
        assert held["state"] == frame["state"] and held["against"] == seat
        assert (held["known"], held["known_aside"]) == (alone["state"], alone["aside"])
        assert not alone["all"] and alone["known"] is None
    assert eve.get(f"{address}/{view['made']}?eye=all")["outcome"]


def test_all_at_once_is_only_for_an_open_past(server):
    ada, _bob, match = two_players(server, game="grenier")
    address = f"/api/matches/{match}/replay"
    assert not ada.get(address)["open"]
    for path in (f"{address}?eye=all", f"{address}/0?eye=all", f"{address}/0?eye=all&against=0"):
        assert ada.refused("GET", path) == (403, "eyes")
    shut = finished(Person(server), open_eyes=False)["match"]
    for path in (f"/api/matches/{shut}/replay?eye=all", f"/api/matches/{shut}/replay/1?eye=all"):
        assert ada.refused("GET", path) == (403, "eyes")


def test_what_to_hold_a_past_against_must_make_sense(server):
    ada = Person(server)
    address = f"/api/matches/{finished(ada)['match']}/replay/1"
    for query in ("eye=all&against=2", "eye=all&against=-1", "eye=0&against=1", "against=0"):
        assert ada.refused("GET", f"{address}?{query}") == (403, "eyes")
    assert ada.refused("GET", f"{address}?eye=all&against=x")[0] == 400


def test_export_and_import_tell_the_same_match(server):
    ada = Person(server)
    view = finished(ada)
    text = ada.ask("GET", f"/api/matches/{view['match']}/export").text
    assert text.startswith('{"format":"' + replay.FORMAT)
    answer = ada.http.post("/api/import", content=text)
    assert answer.status_code == 200, answer.text
    copy = answer.json()["match"]
    assert copy != view["match"]
    again = ada.get(f"/api/matches/{copy}/replay")
    marks = ada.get(f"/api/matches/{view['match']}/replay?eye=watch")["marks"]
    assert [m["move"] for m in again["marks"]] == [m["move"] for m in marks]
    assert again["outcome"]["scores"] == view["outcome"]["scores"]


def brought(person, text):
    """The seats of a table made of a replay file."""
    answer = person.http.post("/api/import", content=text)
    assert answer.status_code == 200, answer.text
    return [(seat["kind"], seat["name"], seat["level"]) for seat in answer.json()["table"]["seats"]]


def test_names_survive_export_and_import(server):
    """« Place libre gagne la partie »: who played was lost on the way through a file."""
    ada, bob, match = two_players(server, game="grenier")
    with bob.page() as page:
        page.watch(match)
        page.act("resign")
    text = bob.ask("GET", f"/api/matches/{match}/export").text
    assert brought(bob, text) == [("person", "Ada", None), ("person", "Bob", None)]
    alone = table(ada, ME, level("maitre"), game="grenier")
    with ada.page() as page:
        page.watch(alone)
        page.act("resign")
    text = ada.ask("GET", f"/api/matches/{alone}/export").text
    assert brought(ada, text) == [("person", "Ada", None), ("level", "", "maitre")]


def test_a_file_of_a_match_that_was_given_up_tells_who_won(server):
    """« Partie inachevée », though somebody had resigned: the result was lost in the file."""
    _ada, bob, match = two_players(server, game="grenier")
    with bob.page() as page:
        page.watch(match)
        page.act("resign")
    text = bob.ask("GET", f"/api/matches/{match}/export").text
    copy = bob.http.post("/api/import", content=text).json()
    assert [seat["resigned"] for seat in copy["table"]["seats"]] == [False, True]
    ends = [bob.get(f"/api/matches/{m}/replay")["outcome"] for m in (match, copy["match"])]
    assert ends[0] == ends[1] and ends[0]["reason"] == "resign" and ends[0]["winners"] == [0]
    assert bob.ask("GET", f"/api/matches/{copy['match']}/export").text == text
    for gone in (("resign", "resign"), ("", "soon")):
        unknown = [replay.Player("person", "x", why) for why in gone]
        broken = replay.dump(Match(load("duel").edition(), 3), unknown)
        answer = bob.http.post("/api/import", content=broken).json()
        ended = bob.get(f"/api/matches/{answer['match']}/replay")["outcome"]
        assert (ended["reason"], ended["winners"]) == ("unfinished", [])


def test_names_from_a_file_are_cleaned_and_are_nobodys(server):
    ada = Person(server)
    match = Match(load("duel").edition(), 3)
    names = ("\u202eadA \x07", "x" * 500)
    text = replay.dump(match, [replay.Player("person", name) for name in names])
    assert brought(ada, text) == [("person", "adA", None), ("person", "x" * 40, None)]
    odd = replay.dump(match, [replay.Player("level", "dieu"), replay.Player("moi", "")])
    assert brought(ada, odd) == [("person", "dieu", None), ("person", "", None)]
    assert brought(ada, replay.dump(match)) == [("person", "", None)] * 2
    answer = ada.http.post("/api/import", content=replay.dump(match, [replay.Player()] * 3))
    assert answer.status_code == 400 and "3 players at 2 seats" in answer.json()["en"]


def test_files_of_an_older_format_are_refused_by_name(server):
    text = replay.dump(Match(load("duel").edition(), 3))
    for older in replay.OLDER:
        old = text.replace(replay.FORMAT, older)
        answer = Person(server).http.post("/api/import", content=old)
        assert answer.status_code == 400 and older in answer.json()["en"]
        assert "ancien format" in answer.json()["fr"]


def test_a_bad_file_is_refused_with_its_line(server):
    ada = Person(server)
    text = ada.ask("GET", f"/api/matches/{finished(ada)['match']}/export").text
    for bad in ("", "nonsense", text[:-30], text.replace('"seat":0', '"seat":1', 1), "\x00" * 99):
        answer = ada.http.post("/api/import", content=bad)
        assert answer.status_code == 400 and "line" in answer.json()["en"], answer.text
    head, rest = text.split("\n", 1)
    answer = ada.http.post("/api/import", content=head[:-1] + ',"start":"00"}\n' + rest)
    assert answer.status_code == 400


def test_play_from_here_starts_a_new_match_in_that_position(server):
    ada = Person(server)
    view = finished(ada)
    body = {"made": 4, "seats": [ME, level()]}
    info = ada.post(f"/api/matches/{view['match']}/from", body)
    frame = ada.get(f"/api/matches/{view['match']}/replay/4?eye=0")
    with ada.page() as page:
        now = page.watch(info["match"])
        if now["made"] == 0:
            assert now["state"] == frame["state"]
        page.until(lambda v: v["legal"])
        assert page.move(page.view["legal"][0]["number"])["type"] == "done"
    end = {"made": view["made"], "seats": [ME, ME]}
    assert ada.refused("POST", f"/api/matches/{view['match']}/from", end) == (409, "over")


def test_nothing_is_played_or_exported_from_a_match_that_is_on(server):
    ada = Person(server)
    match = table(ada, ME, OPEN)
    body = {"made": 0, "seats": [ME]}
    assert ada.refused("POST", f"/api/matches/{match}/from", body) == (403, "still_on")
    assert ada.refused("POST", f"/api/matches/{match}/curve") == (403, "still_on")


def test_the_curve_of_chances_is_worked_out_with_progress(server):
    ada = Person(server)
    view = finished(ada, "connect-four")
    path = f"/api/matches/{view['match']}/curve"
    assert ada.get(path)["done"] == 0
    assert ada.post(path)["total"] == view["made"] + 1
    curve = worked_out(ada, path)
    assert curve["done"] == curve["total"] == len(curve["points"])
    assert curve["points"][-1] == {"made": view["made"], "chances": view["outcome"]["scores"]}
    assert [point["made"] for point in curve["points"]] == list(range(view["made"] + 1))
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in curve["points"])


def test_a_curve_has_a_point_for_each_turn_however_many_moves_it_took(server):
    ada = Person(server)
    view = finished(ada, "night-dealer")
    path = f"/api/matches/{view['match']}/curve"
    curve = worked_out(ada, path)
    marks = ada.get(f"/api/matches/{view['match']}/replay")["marks"]
    assert len(curve["points"]) == marks[-1]["turn"] + 1 < view["made"] / 2


def test_an_analysis_names_what_cost_most_and_what_was_better(server):
    ada = Person(server)
    view = finished(ada, "night-dealer")
    path = f"/api/matches/{view['match']}/analysis"
    assert not ada.get(path)["whole"]
    found = ada.post(path)
    while not found["whole"]:
        time.sleep(0.05)
        found = ada.get(path)
    assert found["done"] == found["total"] and 1 <= len(found["turning"]) <= 3
    assert [t["made"] for t in found["turning"]] == sorted(t["made"] for t in found["turning"])
    marks = ada.get(f"/api/matches/{view['match']}/replay?eye=all")["marks"]
    for turning in found["turning"]:
        assert turning["best"] > turning["chance"]
        assert turning["better"][0]["number"] != turning["played"][0]["number"]
        came = next(mark for mark in marks if (mark["made"] or 0) > turning["made"])
        assert came["seat"] == turning["seat"]
        body = {"made": turning["made"], "seats": [ME, ME]}
        again = ada.post(f"/api/matches/{view['match']}/from", body)["match"]
        with ada.page() as page:
            now = page.watch(again, seat=turning["seat"])
            legal = [move["number"] for move in now["legal"]]
            assert turning["better"][0]["number"] in legal


def test_nobody_has_more_than_two_matches_analysed_at_once(server):
    ada = Person(server)
    many = [finished(ada, "night-dealer")["match"] for _ in range(3)]
    answers = [ada.ask("POST", f"/api/matches/{match}/analysis", {}) for match in many]
    assert [answer.status_code for answer in answers][:2] == [200, 200]
    assert answers[2].status_code == 429 or ada.get(f"/api/matches/{many[0]}/analysis")["whole"]


def test_a_match_that_is_on_is_not_analysed(server):
    ada = Person(server)
    path = f"/api/matches/{table(ada, ME, OPEN)}/analysis"
    assert ada.refused("POST", path) == ada.refused("GET", path) == (403, "still_on")


def test_a_finished_table_that_is_opened_again_shows_its_whole_log(start):
    """A snapshot left out what came before it, and the log began in the middle."""
    server = start(snapshot_every=4)
    ada = Person(server)
    match = table(ada, ME, ME, game="connect-four")
    with ada.page() as page:
        for turn in range(7):
            page.view = None
            page.watch(match)
            assert page.move(f"drop {1 + turn % 2}", seat=turn % 2)["type"] == "done"
    server.restart()
    with ada.page() as page:
        view = page.watch(match)
        assert view["outcome"] and [step["number"] for step in view["steps"]][-7:] == [*range(1, 8)]
