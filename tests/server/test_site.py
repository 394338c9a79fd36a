"""What the server serves beside the matches: games, books, examples, the page, its own health."""

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest

from ludotheque.core import replay
from ludotheque.core.library import load
from ludotheque.core.words import UsageError
from ludotheque.server.guard import HEADERS
from ludotheque.server.routes.site import Files
from ludotheque.server.run import serve
from tests.server.helping import ME, PATIENCE, ROOT, Person, examples, table


def test_games_with_titles_options_levels_and_texts(server):
    someone = Person(server, None)
    cards = {card["id"]: card for card in someone.get("/api/games")}
    assert cards["grenier"]["title"] == {"fr": "Le Grenier", "en": "The Attic"}
    assert cards["grenier"]["hidden"] and not cards["connect-four"]["hidden"]
    box = cards["grenier"]["box"]
    assert (box["minutes"], box["difficulty"]) == (5, "facile")
    assert box["brief"]["en"] == "An attic, some finds, a cat." and box["sentence"]["fr"]
    assert cards["grenier"]["levels"] == ["apprenti", "adepte", "maitre", "oracle"]
    info = someone.get("/api/games/grenier")
    option = info["options"][0]
    assert (option["kind"], option["low"], option["high"]) == ("range", 2, 3)
    assert info["characters"]["apprenti"]["en"] == "plays by sight"
    assert info["promises"]["oracle"]["en"] == "at worst, a move costs it 15% of its chances to win"
    assert info["seats"] == 2 and "hand" in [f["name"] for f in info["fields"]]
    assert "key0" not in [f["name"] for f in info["fields"]]
    assert info["texts"]["refusals"]["not_held"]["fr"]
    edition = Person(server).post("/api/games/grenier/print", {"options": {"seats": 3}})
    assert edition["seats"] == 3 and edition["chosen"] == {"seats": 3}
    assert someone.refused("GET", "/api/games/chess") == (404, "unknown_game")


def test_an_option_per_seat_facts_and_words_of_values_are_printed(server):
    someone = Person(server)
    info = someone.get("/api/games/veille")
    options = {option["name"]: option for option in info["options"]}
    lamps, wicks = options["lamps"], options["wicks"]
    assert (lamps["kind"], lamps["each"], lamps["seats"]) == ("per_seat", "names", 2)
    assert lamps["values"] == ["oil", "wax"] and lamps["default"] == ["oil", "wax"]
    assert (wicks["each"], wicks["low"], wicks["high"]) == ("range", 1, 3)
    assert wicks["default"] == [2, 2] and info["chosen"]["wicks"] == [2, 2]
    assert info["facts"] == {"lamps": ["oil", "wax"], "hours": {"oil": 8, "wax": 2}}
    assert info["texts"]["options"]["lamps.wax"] == {"fr": "bougie", "en": "candle"}
    body = {"options": {"lamps": "wax", "wicks": [1, 3]}}
    edition = someone.post("/api/games/veille/print", body)
    assert edition["facts"]["lamps"] == ["wax", "wax"] and edition["chosen"]["wicks"] == [1, 3]
    assert someone.get("/api/games/connect-four")["facts"] == {}
    for wrong in ("gas", ["oil", "wax", "oil"], {"0": "oil"}):
        answer = someone.ask("POST", "/api/games/veille/print", {"options": {"lamps": wrong}})
        assert answer.status_code == 400 and "lamps" in answer.json()["en"]


def test_an_option_that_no_two_seats_may_share_says_so(server):
    someone = Person(server)
    info = someone.get("/api/games/veille")
    coats = next(option for option in info["options"] if option["name"] == "coats")
    assert coats["distinct"] and coats["default"] == ["red", "blue"]
    assert not any(o["distinct"] for o in info["options"] if o is not coats)
    answer = someone.ask("POST", "/api/games/veille/print", {"options": {"coats": "red,red"}})
    assert answer.status_code == 400 and "toutes différentes" in answer.json()["fr"]
    chosen = someone.post("/api/games/veille/print", {"options": {"coats": "green,red"}})
    assert chosen["chosen"]["coats"] == ["green", "red"]


def test_a_match_keeps_its_options_per_seat(start):
    server = start()
    ada = Person(server)
    match = table(ada, ME, ME, game="veille", options={"lamps": ["wax", "oil"], "wicks": 3})
    with ada.page() as page:
        chosen = page.watch(match)["options"]
        assert (chosen["lamps"], chosen["wicks"]) == (["wax", "oil"], [3, 3])
        page.act("resign")
    server.restart()
    assert ada.get(f"/api/matches/{match}/replay")["options"] == chosen
    text = ada.ask("GET", f"/api/matches/{match}/export").text
    games = ROOT / "tests" / "server" / "games"
    again = replay.read(text, game=load("veille", games)).edition.options
    assert (again["lamps"], again["wicks"]) == (("wax", "oil"), (3, 3))


def test_rulebooks_and_examples_are_served_as_text(server):
    someone = Person(server, None)
    names = [book["name"] for book in someone.get("/api/rules")]
    assert {"ludotheque.fr", "ludotheque.en", "grenier.fr"} <= set(names)
    book = someone.ask("GET", "/api/rules/ludotheque.fr")
    assert "[LUD-5]" in book.text and book.headers["content-type"].startswith("text/markdown")
    assert someone.refused("GET", "/api/rules/..%2f..%2fpyproject") == (404, "not_found")
    assert {"game": "grenier", "file": "scenarios"} in someone.get("/api/scenarios")
    text = someone.ask("GET", "/api/scenarios/grenier/scenarios").text
    assert "```scenario" in text


def test_examples_can_be_stepped_through(server):
    runs = examples(Person(server, None), "grenier")
    assert len(runs) > 3 and not [run["wrong"] for run in runs if run["wrong"]]
    frames = runs[0]["frames"]
    assert frames[0]["word"] == "start" and frames[0]["state"]
    assert all(len(f["aside"]["worth"]) == 3 for run in runs for f in run["frames"])
    refusals = [f for run in runs for f in run["frames"] if f["word"] == "illegal"]
    assert refusals and all(f["rule"] and f["refusal"]["fr"] for f in refusals)


def test_every_answer_carries_the_strict_policy(server):
    for path in ("/", "/api/games", "/healthz", "/api/docs", "/nowhere.js", "/api/nowhere"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert policy == HEADERS["content-security-policy"] and "unsafe" not in policy
        assert "default-src 'self'" in policy and "require-trusted-types-for 'script'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert httpx.get(server.url + "/api/games").headers["cache-control"] == "no-store"


def test_the_page_is_served_with_its_own_routes_and_nothing_beside_it(tmp_path):
    (tmp_path / "secret.txt").write_text("no")
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html>")
    (dist / "assets" / "a.js").write_text("1;" * 1000)
    files = Files()
    files.folder = dist
    assert files.find("/")[1] == files.find("/match/abc")[1] == b"<!doctype html>"
    kind, raw, packed, tag = files.find("/assets/a.js")
    assert "javascript" in kind and len(packed) < len(raw)
    assert tag == files.find("/assets/a.js").tag != files.find("/").tag
    assert files.find("/assets/b.js") is None
    assert files.find("/../secret.txt") is None
    (dist / "index.html").write_text("<!doctype html><p>")
    assert files.find("/")[1].endswith(b"<p>")


def test_health_metrics_docs_and_schemas(server):
    assert httpx.get(server.url + "/healthz").json() == {"status": "ok"}
    Person(server)
    text = httpx.get(server.url + "/metrics").text
    assert "ludotheque_sockets" in text and "ludotheque_log_entries_total" in text
    docs = httpx.get(server.url + "/api/docs").text
    assert "POST /api/matches" in docs and "<script" not in docs
    described = httpx.get(server.url + "/api/openapi/openapi.json").json()["paths"]
    for path, item in described.items():
        for method, operation in item.items():
            assert f"<code>{method.upper()} {path}</code>" in docs
            assert "content" not in operation["responses"].get("204", {}), path
    schema = httpx.get(server.url + "/api/schema").json()
    assert {"AnyIn", "AnyOut", "View", "NewMatch", "StateGrenier"} <= set(schema["$defs"])


def test_the_printed_schema_is_whole_and_every_reference_in_it_leads_somewhere():
    ran = subprocess.run(
        [sys.executable, "-m", "ludotheque.server.schema"], capture_output=True, text=True
    )
    found = json.loads(ran.stdout)

    def refs(node):
        if isinstance(node, dict):
            if "$ref" in node:
                yield node["$ref"]
            for inner in node.values():
                yield from refs(inner)
        elif isinstance(node, list):
            for inner in node:
                yield from refs(inner)

    names = {ref.removeprefix("#/$defs/") for ref in refs(found)}
    assert names and names <= set(found["$defs"])


def test_frames_and_answers_fit_the_schema_they_are_published_with(server):
    """Every struct decodes strictly what the server sends of it."""
    import msgspec

    from ludotheque.server.wire import games, socket, tables

    ada = Person(server)
    raw = ada.ask("GET", "/api/games/grenier").content
    msgspec.json.decode(raw, type=games.GameInfo)
    raw = ada.ask(
        "POST", "/api/matches", {"game": "grenier", "seats": [{"kind": "me"}] * 2}
    ).content
    match = msgspec.json.decode(raw, type=tables.TableInfo).match
    with ada.page() as page:
        page.watch(match)
        frames = [socket.decode_out(frame) for frame in page.frames]
    assert [type(frame).__name__ for frame in frames] == ["Hello", "Shown"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_says_goodbye_and_ends_well(start, number):
    server = start()
    ada = Person(server)
    with ada.page() as page:
        server.process.send_signal(number)
        with pytest.raises(Exception) as closed:
            while True:
                page.any()
        assert closed.value.rcvd.code in (1001, 1012)
    assert server.process.wait(10) == 0


def is_closed(address):
    """Whether nobody listens there any more."""
    with contextlib.suppress(ConnectionRefusedError), socket.create_connection(address):
        return False
    return True


def test_a_second_signal_cuts_no_putting_away_short(start):
    """SIGTERM with Ctrl+C left the write-ahead log behind and told of a cancelled task."""
    server = start()
    table(Person(server), ME, ME)
    address = "127.0.0.1", int(server.url.rpartition(":")[2])
    with socket.create_connection(address) as half_said:
        half_said.sendall(
            b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
        )
        assert Person(server, None).get("/api/games")
        server.process.send_signal(signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while not is_closed(address):
            assert time.monotonic() < until
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    assert "Traceback" not in server.said() and "Cancelled" not in server.said()
    assert not (server.data / "ludotheque.db-wal").exists()


SERVED = """
import gc, logging, os, signal, sys
from pathlib import Path
from ludotheque.server.run import serve

def settings():
    names = ("root", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    levels = [logging.getLogger(name).level for name in names]
    handlers = len(logging.getLogger().handlers)
    return sys.getswitchinterval(), gc.get_threshold(), gc.get_freeze_count(), levels, handlers

before, during = settings(), []

def ready(url):
    during.append(settings())
    os.kill(os.getpid(), signal.SIGTERM)

serve(port=0, data=Path(sys.argv[1]), announce=ready)
print(before == settings(), before != during[0])
"""


def test_a_server_leaves_the_process_as_it_found_it(tmp_path):
    command = [sys.executable, "-c", SERVED, str(tmp_path / "data")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.stdout == "True True\n", ran.stderr


def test_a_taken_port_and_a_useless_folder_are_named(server, tmp_path):
    port = int(server.url.rpartition(":")[2])
    with pytest.raises(UsageError, match=f"127.0.0.1:{port}") as taken:
        serve(port=port, data=tmp_path / "data")
    assert "--port" in str(taken.value)
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="can't be used"):
        serve(port=0, data=tmp_path / "file")


def test_the_example_bot_has_twenty_lines_and_plays_a_match(start):
    server = start(games=[])
    ada = Person(server)
    made = ada.post("/api/bots", {"name": "Wanderer"})
    seats = [{"kind": "level", "level": "apprenti"}, {"kind": "bot", "bot": made["id"]}]
    match = ada.post("/api/matches", {"game": "night-dealer", "seats": seats})["match"]
    bot = ROOT / "examples" / "bot.py"
    code = [line for line in bot.read_text().split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= 20
    ran = subprocess.run(
        [sys.executable, str(bot), server.url, made["token"], match],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("seat 1: ")


def test_the_bot_of_the_examples_says_what_it_wants():
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), "http://localhost"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 1 and "URL TOKEN MATCH" in ran.stderr
    assert "Traceback" not in ran.stderr
