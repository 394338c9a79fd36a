"""Who may do what: every act and route, tried by everybody who may not."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.helping import ME, OPEN, Person, level, table, two_players

ACTS = {
    "move": {"moves": [0], "version": 1},
    "undo": {"made": 0, "version": 1},
    "answer": {"yes": True, "version": 1},
    "resign": {},
}  # what an outsider says only those who watch can read: see test_talking


@pytest.fixture(scope="module")
def cast(server):
    """A match of Ada and Bob, and all who have no business in it."""
    ada, bob, match = two_players(server, game="grenier")
    former = Person(server, "Former")
    third = table(ada, ME, OPEN, game="grenier", public=True)
    former.post(f"/api/matches/{third}/join")
    former.post(f"/api/matches/{third}/leave")
    other = Person(server, "Other")
    table(other, ME, level(), game="grenier")
    made = other.post("/api/bots", {"name": "Robot"})
    return {
        "ada": ada,
        "bob": bob,
        "match": match,
        "third": third,
        "nobody": Person(server, None),
        "spectator": Person(server, "Eve"),
        "former": former,
        "other": other,
        "bot": Person(server, token=made["token"]),
    }


OUTSIDERS = ("nobody", "spectator", "former", "other", "bot")


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("who", OUTSIDERS)
def test_an_outsider_can_do_nothing_at_a_table(cast, who, act):
    match = cast["third"] if who == "former" else cast["match"]
    before = cast["ada"].get(f"/api/matches/{match}")
    with cast[who].page() as page:
        page.send(act, match=match, key=page.key(), **ACTS[act])
        refused = page.next("refused", "done")
        assert refused["type"] == "refused"
        assert refused["code"] == ("identity" if who == "nobody" else "not_yours")
    after = cast["ada"].get(f"/api/matches/{match}")
    assert after["table"]["phase"] == before["table"]["phase"] == "on"
    assert after["table"]["seats"] == before["table"]["seats"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("who", OUTSIDERS)
def test_an_outsider_can_look_through_nobodys_eyes(cast, who, seat):
    match = cast["third"] if who == "former" else cast["match"]
    with cast[who].page() as page:
        assert page.watch(match, seat=seat)["code"] == "not_yours"
        view = page.watch(match)
        assert view["seat"] is None and view["state"]["hand"] == [[0] * 5] * 3
    for path in (f"/replay?eye={seat}", f"/replay/0?eye={seat}"):
        assert cast[who].refused("GET", f"/api/matches/{match}{path}") == (403, "eyes")


def test_a_seat_can_neither_act_nor_look_for_the_other(cast):
    ada, bob, match = cast["ada"], cast["bob"], cast["match"]
    for me, theirs in ((ada, 1), (bob, 0)):
        with me.page() as page:
            page.watch(match)
            for act, given in ACTS.items():
                if act in ("move", "undo", "resign"):
                    answer = page.act(act, seat=theirs, **given)
                    assert answer["code"] == "not_yours"
            assert page.watch(match, seat=theirs)["code"] == "not_yours"
        refused = me.refused("POST", f"/api/matches/{match}/leave", {"seat": theirs})
        assert refused == (403, "not_yours")


@pytest.mark.parametrize(
    "path, body",
    [
        ("/seats", {"seat": 0, "choice": {"kind": "open"}}),
        ("/leave", {}),
        ("/join", {"seat": 0}),
        ("/rematch", None),
        ("/hints", {}),
        ("/try", {"lines": [[]]}),
        ("/from", {"made": 0, "seats": []}),
    ],
)
@pytest.mark.parametrize("who", OUTSIDERS)
def test_an_outsider_can_change_no_seat(cast, who, path, body):
    match = cast["third"] if who == "former" else cast["match"]
    before = cast["ada"].get(f"/api/matches/{match}")["table"]["seats"]
    status, _ = cast[who].refused("POST", f"/api/matches/{match}{path}", body)
    assert status == 401 if who == "nobody" else status in (403, 409)
    assert cast["ada"].get(f"/api/matches/{match}")["table"]["seats"] == before


@pytest.mark.parametrize("method, path, body", [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "X"}),
    ("POST", "/api/account", {"login": "somebody", "password": "long enough"}),
    ("GET", "/api/bots", None),
    ("POST", "/api/bots", {"name": "X"}),
    ("DELETE", "/api/bots/x", None),
    ("GET", "/api/mine", None),
    ("POST", "/api/matches", {"game": "grenier"}),
    ("POST", "/api/import", None),
    ("POST", "/api/matches/x/curve", None),
    ("GET", "/api/games/veille/keepsakes", None),
    ("GET", "/api/games/veille/keepsakes/x", None),
    ("PUT", "/api/games/veille/keepsakes/x", {"kind": "bag", "name": "X", "value": []}),
    ("DELETE", "/api/games/veille/keepsakes/x", None),
])  # fmt: skip
def test_who_is_nobody_must_say_who_they_are(cast, method, path, body):
    assert cast["nobody"].refused(method, path, body) == (401, "identity")


def test_a_bots_token_does_what_its_scope_says(cast, server):
    bot, owner = cast["bot"], cast["other"]
    assert bot.refused("POST", "/api/matches", {"game": "grenier"}) == (403, "scope")
    assert bot.refused("POST", "/api/bots", {"name": "child"}) == (403, "scope")
    body = {"login": "robot", "password": "long enough"}
    assert bot.refused("POST", "/api/account", body) == (409, "guests_only")
    made = owner.post("/api/bots", {"name": "Opener", "scope": ["create"]})
    opener = Person(server, token=made["token"])
    match = table(opener, ME, level(), game="grenier")
    with opener.page() as page:
        page.watch(match)
        assert page.move(0)["code"] == "scope"
    assert cast["ada"].refused("DELETE", f"/api/bots/{made['id']}") == (404, "bot")
    assert owner.ask("DELETE", f"/api/bots/{made['id']}").status_code == 204
    assert opener.refused("GET", "/api/me") == (401, "identity")
    assert owner.refused("POST", "/api/bots", {"name": "X", "scope": ["root"]}) == (403, "scope")


@pytest.mark.parametrize("headers", [
    {},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
])  # fmt: skip
def test_an_unsafe_request_from_elsewhere_is_refused(server, headers):
    ada = Person(server)
    plain = httpx.Client(base_url=server.url, cookies=ada.http.cookies, headers=headers)
    catalogue = "/api/games/veille/keepsakes/x"
    unsafe = [("POST", "/api/matches"), ("PATCH", "/api/me"), ("DELETE", "/api/bots/x")]
    for method, path in (*unsafe, ("PUT", catalogue), ("DELETE", catalogue)):
        answer = plain.request(method, path, json={"name": "Mallory"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_socket_from_another_page_is_refused_at_the_handshake(server):
    ada = Person(server)
    headers = {**ada.headers(), "Origin": "https://evil.example"}
    address = "ws" + server.url.removeprefix("http") + "/api/socket"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, additional_headers=headers) as socket,
    ):
        socket.recv(5)


def test_the_cookie_is_out_of_a_scripts_reach(server):
    answer = httpx.post(f"{server.url}/api/guest", json={}, headers={"Origin": server.url})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    token = answer.cookies["ludotheque"]
    assert token.encode() not in (server.data / "ludotheque.db").read_bytes()
    assert token not in answer.text


def test_a_password_keeps_a_guest_across_devices(server):
    ada = Person(server, "Ada")
    match = table(ada, ME, OPEN)
    words = {"login": f"ada{ada.id}", "password": "correct horse"}
    assert ada.post("/api/account", words)["kind"] == "account"
    assert ada.refused("POST", "/api/account", words) == (409, "guests_only")
    assert Person(server).refused("POST", "/api/account", words) == (409, "login_taken")
    elsewhere = Person(server, None)
    wrong = {**words, "password": "wrong horse"}
    assert elsewhere.refused("POST", "/api/login", wrong) == (403, "login_wrong")
    unknown = {**words, "login": "nobody.here"}
    assert elsewhere.refused("POST", "/api/login", unknown) == (403, "login_wrong")
    assert elsewhere.post("/api/login", words)["id"] == ada.id
    assert [c["match"] for c in elsewhere.get("/api/mine")] == [match]
    assert ada.ask("PATCH", "/api/me", {"name": "Ada L."}).json()["name"] == "Ada L."
    assert elsewhere.ask("POST", "/api/logout").status_code == 204
    assert elsewhere.refused("GET", "/api/me") == (401, "identity")
    assert ada.get("/api/me")["login"] == words["login"]


def test_guessing_passwords_is_slow(start):
    server = start(limits={"login_rate": [3, 0.01]})
    words = {"login": "victim", "password": "guess number"}
    codes = [Person(server, None).refused("POST", "/api/login", words)[1] for _ in range(4)]
    assert codes == ["login_wrong"] * 3 + ["too_fast"]
