"""The happy roads: playing the computer, a friend, two at one screen, and somebody watching."""

from tests.server.helping import ME, OPEN, Person, level, table, two_players


def test_a_whole_match_against_the_computer(server):
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        view = page.watch(match)
        assert view["seat"] == 0 and view["acting"] == 0 and view["made"] == 0
        assert [m["notation"] for m in view["legal"]] == [f"drop {n}" for n in range(1, 8)]
        assert view["legal"][2]["args"] == {"column": "3"} and view["legal"][2]["values"] == [2]
        while True:
            view = page.until(lambda v: v["outcome"] or v["legal"])
            if view["outcome"]:
                break
            assert page.move(view["legal"][0]["notation"])["type"] == "done"
            page.until(lambda v, old=view["version"]: v["version"] > old)
    assert view["outcome"]["fr"] in ("Quatre pions alignés.", "La grille est pleine.")
    assert view["table"]["phase"] == "over" and view["acting"] is None
    cards = ada.get("/api/mine")
    assert [c["phase"] for c in cards if c["match"] == match] == ["over"]


def test_two_people_play_by_invitation_while_a_third_watches(server):
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    match = table(ada, ME, OPEN)
    invite = ada.get(f"/api/matches/{match}")["invite"]
    assert bob.refused("POST", f"/api/matches/{match}/join", {}) == (403, "invite")
    assert bob.get(f"/api/matches/{match}")["invite"] is None
    with ada.page() as a, bob.page() as b, eve.page() as e:
        assert a.watch(match)["table"]["phase"] == "waiting"
        bob.post(f"/api/matches/{match}/join", {"invite": invite})
        b.watch(match)
        assert e.watch(match)["seat"] is None
        a.until(lambda v: v["legal"])
        assert a.move(3)["type"] == "done"
        seen = b.until(lambda v: v["legal"])
        assert [s["move"] for s in seen["steps"]] == ["drop 4"]
        assert b.move({"verb": "drop", "column": "4"})["type"] == "done"
        watched = e.until(lambda v: v["made"] == 2)
        assert watched["legal"] == [] and watched["state"]["height"] == [0, 0, 0, 2, 0, 0, 0]
        seats = a.until(lambda v: v["made"] == 2)["table"]["seats"]
        assert [(s["name"], s["yours"], s["connected"]) for s in seats] == [
            ("Ada", True, True),
            ("Bob", False, True),
        ]


def test_two_at_this_screen_share_one_identity(server):
    ada = Person(server)
    match = table(ada, {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Léo"})
    with ada.page() as page:
        view = page.watch(match)
        assert view["holds"] == [0, 1] and view["seat"] == 0
        assert page.move("drop 1")["type"] == "done"
        assert page.until(lambda v: v["made"] == 1)["legal"] == []  # these are still Ada's eyes
        view = page.watch(match, seat=1, since=0)
        assert view["seat"] == 1 and len(view["legal"]) == 7
        assert page.move("drop 1")["type"] == "done"
        assert [s["name"] for s in page.view["table"]["seats"]] == ["Ada", "Léo"]


def test_a_refusal_cites_its_rule_in_both_languages_and_changes_nothing(server):
    ada, bob, match = two_players(server)
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        refused = b.move("drop 1")
        assert (refused["code"], refused["rule"]) == ("rule", "LUD-1")
        refused = a.move("fly 1")
        assert refused["rule"] == "LUD-3" and "n’est pas un coup" in refused["fr"]
        refused = a.move("drop 1", "drop 1")  # the second would be Bob's
        assert (refused["rule"], refused["move"]) == ("LUD-1", 1)
        assert a.quiet(0.2) and a.view["made"] == 0


def test_chat_presence_and_names_are_text(server):
    ada, bob, match = two_players(server)
    with ada.page() as a:
        view = a.watch(match)
        assert [s["connected"] for s in view["table"]["seats"]] == [True, False]
        with bob.page() as b:
            b.watch(match)
            seats = a.next("table")["table"]["seats"]
            assert [s["connected"] for s in seats] == [True, True]
            assert b.act("say", text="<b>salut</b>\u202e\n")["type"] == "done"
            line = a.next("chat")["lines"][0]
            assert (line["name"], line["seat"], line["text"]) == ("Bob", 1, "<b>salut</b>")
        assert not a.next("table")["table"]["seats"][1]["connected"]
        with ada.page() as again:
            again.watch(match)
            assert [n["text"] for n in again.next("chat")["lines"]] == ["<b>salut</b>"]


def test_undo_is_free_only_in_ones_own_turn_else_the_other_is_asked(server):
    ada, bob, match = two_players(server)
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        a.move("drop 1")
        a.until(lambda v: v["made"] == 1)
        assert a.view["table"]["undo"] == {
            **{"free": 0, "back": 0, "ask": None},
            "how": "consent",
        }
        assert a.act("undo", made=0)["type"] == "done"
        ask = b.next("table")["table"]["undo"]["ask"]
        assert ask == {"by": 0, "made": 0, "waiting": [1]}
        assert a.act("answer", yes=True)["code"] == "not_yours"
        assert b.act("answer", yes=False)["type"] == "done"
        assert a.act("answer", yes=True)["code"] == "no_ask"
        a.act("undo", made=0)
        b.act("answer", yes=True)
        view = b.until(lambda v: v["made"] == 0)
        assert view["steps"][-1]["undo"] and view["version"] > 2
        assert a.act("undo", made=0)["code"] in ("undo", "stale")


def test_the_computer_agrees_to_every_undo(server):
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        page.watch(match)
        page.move("drop 1")
        view = page.until(lambda v: v["made"] == 2)
        assert view["table"]["undo"]["back"] == 0
        assert page.act("undo", made=0)["type"] == "done"
        assert page.until(lambda v: v["made"] == 0)["legal"]


def test_undo_in_ones_own_turn_is_free_back_to_where_chance_spoke(server):
    ada, bob, match = two_players(server, game="night-dealer")
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        mover = (a, b)[a.view["acting"]]
        mover.move("roll")
        view = mover.until(lambda v: v["made"] == 1)
        assert view["table"]["undo"]["free"] == 0  # the dice have spoken
        mover.move(view["legal"][0]["number"])
        view = mover.until(lambda v: v["made"] == 2)
        assert mover.next("table")["table"]["undo"]["free"] == 1
        assert mover.act("undo", made=1)["type"] == "done"
        assert mover.until(lambda v: v["version"] > view["version"])["made"] == 1
        assert mover.act("undo", made=0)["type"] == "done"
        assert mover.next("table")["table"]["undo"]["ask"]["made"] == 0


def test_resign_and_rematch_with_seats_swapped_keeps_the_watchers(server):
    ada, bob, match = two_players(server)
    eve = Person(server, "Eve")
    with ada.page() as a, bob.page() as b, eve.page() as e:
        a.watch(match), b.watch(match), e.watch(match)
        assert ada.refused("POST", f"/api/matches/{match}/rematch") == (403, "still_on")
        assert a.act("resign")["type"] == "done"
        end = b.until(lambda v: v["outcome"])["outcome"]
        assert (end["reason"], end["winners"], end["scores"]) == ("resign", [1], [0.0, 1.0])
        a.until(lambda v: v["outcome"])
        assert a.move("drop 1")["rule"] == "LUD-2"
        assert eve.refused("POST", f"/api/matches/{match}/rematch") == (403, "not_yours")
        again = ada.post(f"/api/matches/{match}/rematch")
        assert bob.post(f"/api/matches/{match}/rematch")["match"] == again["match"]
        assert [s["name"] for s in again["table"]["seats"]] == ["Bob", "Ada"]
        assert again["table"]["phase"] == "waiting"  # Bob has not agreed yet
        assert e.next("table")["table"]["rematch"] == again["match"]
        info = bob.post(f"/api/matches/{again['match']}/join")
        assert info["table"]["phase"] == "on" and info["yours"] == [0]


def test_a_rematch_with_the_computer_begins_at_once(server):
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        page.watch(match)
        page.act("resign")
    info = ada.post(f"/api/matches/{match}/rematch")
    assert info["table"]["phase"] == "on" and info["yours"] == [1]


def test_a_rematch_moves_what_belongs_to_a_seat_along_with_who_sits_there(server):
    ada = Person(server)
    match = table(ada, ME, level(), game="veille", options={"lamps": "oil,wax"})
    with ada.page() as page:
        page.watch(match)
        page.act("resign")
    info = ada.post(f"/api/matches/{match}/rematch")
    assert info["yours"] == [1] and info["options"]["lamps"] == ["wax", "oil"]


def test_a_computer_takes_a_leavers_seat_and_gives_it_back(server):
    ada, bob, match = two_players(server)
    with ada.page() as a:
        a.watch(match)
        assert bob.post(f"/api/matches/{match}/leave")["yours"] == []
        seats = a.next("table")["table"]["seats"]
        assert (seats[1]["kind"], seats[1]["left"], seats[1]["name"]) == ("level", True, "Bob")
        a.move("drop 1")
        a.until(lambda v: v["made"] == 2)
        assert bob.post(f"/api/matches/{match}/join")["yours"] == [1]
        assert a.next("table")["table"]["seats"][1]["kind"] == "person"


def test_the_owner_may_fill_an_empty_seat_but_not_send_a_player_away(start):
    server = start(grace=0)
    ada, bob, match = two_players(server)
    seat = {"seat": 1, "choice": level()}
    with ada.page() as a:
        a.watch(match)
        with bob.page() as b:
            b.watch(match)
            a.until_connected(1)
            assert ada.refused("POST", f"/api/matches/{match}/seats", seat) == (409, "present")
        a.until_connected(1, False)
    assert bob.refused("POST", f"/api/matches/{match}/seats", seat) == (403, "owner")
    info = ada.post(f"/api/matches/{match}/seats", seat)
    assert info["table"]["seats"][1]["kind"] == "level"


def test_the_lobby_lists_public_tables_that_wait(server):
    ada = Person(server)
    shown, hidden = table(ada, ME, public=True), table(ada, ME)
    listed = [card["match"] for card in Person(server, None).get("/api/lobby")]
    assert shown in listed and hidden not in listed


def test_hints_are_for_those_who_play_the_computer(server):
    ada = Person(server)
    match = table(ada, ME, level())
    found = ada.post(f"/api/matches/{match}/hints", {})
    assert len(found["hints"]) == 5 and all(0 <= hint["chance"] <= 1 for hint in found["hints"])
    assert [move["number"] for move in found["line"]] == [found["hints"][0]["number"]]
    ada, _bob, match = two_players(server)
    assert ada.refused("POST", f"/api/matches/{match}/hints", {}) == (403, "hints")


def test_without_native_code_computers_think_in_processes_of_their_own(start):
    server = start(env={"LUDOTHEQUE_NATIVE": "0"})
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        page.watch(match)
        page.move("drop 1")
        assert page.until(lambda v: v["made"] == 2)["legal"]
    assert len(ada.post(f"/api/matches/{match}/hints", {})["hints"]) == 5


def test_a_row_of_the_lobby_says_clock_and_options_that_are_not_the_usual(server):
    """Who sat down learnt only then that there were 30 seconds a turn."""
    ada, eve = Person(server), Person(server, "Eve")
    clock = {"kind": "move", "seconds": 30}
    given = {"options": {"hp": "30", "balance": "seed"}, "clock": clock, "public": True}
    match = table(ada, ME, OPEN, game="duel", **given)
    plain = table(ada, ME, OPEN, game="duel", public=True)
    rows = {row["match"]: row for row in eve.get("/api/lobby")}
    assert (rows[match]["clock"]["kind"], rows[match]["clock"]["seconds"]) == ("move", 30)
    assert rows[match]["options"] == {"hp": [30, 30]}
    assert rows[plain]["clock"]["kind"] == "none" and rows[plain]["options"] == {}


def test_advice_is_a_whole_turn_that_can_be_played_and_says_what_it_gains(server):
    ada = Person(server)
    told = []
    for _ in range(4):  # matches; hardly any is played to its end without a reason
        told += advised(ada, told)
    assert any(len(found["line"]) > 2 for found in told)
    reasons = [found["why"] for found in told if found["why"]]
    assert reasons and all("{" not in why["fr"] + why["en"] for why in reasons)


def advised(ada, told):
    """The advice of a match that follows it, until there is a long turn and a reason."""
    match = table(ada, ME, ME, game="night-dealer")
    new = []
    with ada.page() as page:
        page.watch(match, seat=0)
        while not page.view["outcome"]:
            all_told = told + new
            if any(len(f["line"]) > 2 for f in all_told) and any(f["why"] for f in all_told):
                break
            seat = page.view["acting"]
            found = ada.post(f"/api/matches/{match}/hints", {"seat": seat})
            new.append(found)
            page.send("watch", match=match, seat=seat)
            page.until(lambda v, seat=seat: v["seat"] == seat)
            done = page.move(*(move["number"] for move in found["line"]), seat=seat)
            assert done["type"] == "done", done
            page.until(lambda v, version=done["version"]: v["version"] >= version)
    return new
