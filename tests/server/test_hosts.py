"""Names, proxies, cookies and headers: whom the server believes, and how much it reads of them."""

import re
import subprocess
import sys

import httpx
import pytest

from ludotheque.server.hosts import Hosts
from tests.server.helping import Person
from tests.server.under_attack import attacker, client

HOSTILE = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"]


@pytest.mark.parametrize("host", HOSTILE)
def test_a_rebound_name_neither_posts_nor_reads(server, host):
    """A page of evil.example whose name now points here is one site with us, to the browser."""
    headers = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
    ways = (("POST", "/api/guest"), ("GET", "/metrics"), ("GET", "/"), ("GET", "/api/games"))
    for method, path in ways:
        body = {} if method == "POST" else None
        answer = httpx.request(method, server.url + path, headers=headers, json=body)
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
        assert "--allow-host" in answer.json()["fr"]
        assert "set-cookie" not in answer.headers


def test_the_names_of_a_server():
    ours = Hosts(["games.example", "::1"])
    for host in ("localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]:8000", "192.168.1.4:8000"):
        assert host in ours
    for host in ("games.example", "Games.Example.:443", ""):
        assert host in ours
    for host in (*HOSTILE, "games.example.evil", "xgames.example", "[evil", "evil:1:2"):
        assert host not in ours


def test_a_further_name_is_answered_to(start):
    server = start(hosts=["games.example"])
    headers = {"Host": "games.example", "Origin": "https://games.example"}
    assert httpx.post(f"{server.url}/api/guest", json={}, headers=headers).status_code == 200


def test_forwarded_headers_are_believed_from_a_trusted_proxy_only(start):
    server = start(limits={"guest_rate": [2, 0.01]}, proxies=["127.0.0.1"])

    def codes(via, people):
        found = []
        for number in range(people):
            told = {"X-Forwarded-For": f"198.51.100.{number}", "X-Forwarded-Proto": "https"}
            with client(server, via, headers=told) as browser:
                found.append(browser.post("/api/guest", json={}))
        return found

    through = codes("127.0.0.1", 5)
    assert [answer.status_code for answer in through] == [200] * 5, "five people, not one"
    assert all("Secure" in answer.headers["set-cookie"] for answer in through)
    forged = codes(attacker(), 5)
    assert [answer.status_code for answer in forged] == [200, 200, 429, 429, 429]
    assert "Secure" not in forged[0].headers["set-cookie"]


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_metrics_are_not_open_through_a_proxy(server, header):
    assert httpx.get(f"{server.url}/metrics").status_code == 200
    answer = httpx.get(f"{server.url}/metrics", headers={header: "127.0.0.1"})
    assert answer.status_code == 404


def test_metrics_are_closed_unless_they_are_asked_for(start):
    server = start(metrics=False)
    assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_the_command_line_opens_metrics(tmp_path):
    program = "from ludotheque.cli import main; main()"
    words = ["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path), "--metrics"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *words], stdout=subprocess.PIPE, text=True
    ) as served:
        try:
            url = re.search(r"http://\S+", served.stdout.readline())[0]
            assert "ludotheque_rooms" in httpx.get(f"{url}/metrics").text
        finally:
            served.terminate()


def test_metrics_are_closed_where_a_proxy_is_named(start):
    server = start(proxies=["127.0.0.1"])
    assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_a_secure_server_gives_secure_cookies(start):
    server = start(secure_cookie=True)
    kept = httpx.post(f"{server.url}/api/guest", json={}, headers={"Origin": server.url})
    assert "Secure" in kept.headers["set-cookie"]


def test_the_command_line_names_hosts_and_proxies_and_secures_cookies(tmp_path):
    program = "from ludotheque.cli import main; main()"
    words = ["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path), "--secure"]
    words += ["--allow-host", "games.example", "--proxy", "10.0.0.0/8", "--proxy", "127.0.0.1"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *words], stdout=subprocess.PIPE, text=True
    ) as served:
        try:
            url = re.search(r"http://\S+", served.stdout.readline())[0]
            headers = {"Host": "games.example", "Origin": "https://games.example"}
            answer = httpx.post(f"{url}/api/guest", json={}, headers=headers)
            assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]
            assert httpx.get(f"{url}/metrics").status_code == 404
        finally:
            served.terminate()


def test_a_fat_header_is_refused_and_leaves_nothing_behind(start):
    server = start()

    def memory():
        with open(f"/proc/{server.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])

    with client(server, attacker()) as eve:
        eve.get("/api/games")
        before = memory()
        for number in range(400):
            fat = f"ludotheque={number}" + "x" * 50_000
            try:
                answer = eve.get("/api/me", headers={"Cookie": fat})
            except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
                continue  # hung up on before all of it was sent: the words may be lost on the way
            assert answer.status_code in (400, 431)
        assert memory() - before < 15_000, "400 names of 50 kB would be 20 MB"
    assert Person(server).get("/api/me")


def test_a_new_token_a_request_is_no_way_round_the_pace(start):
    server = start(limits={"http_rate": [20, 0.1]})
    ada = Person(server)
    with client(server, attacker()) as eve:
        codes = [
            eve.get("/api/me", headers={"Cookie": f"ludotheque=made-up-{n}"}).status_code
            for n in range(40)
        ]
        codes += [
            eve.get("/api/me", headers={"Authorization": f"Bearer made-up-{n}"}).status_code
            for n in range(40)
        ]
    assert codes.count(401) <= 25 and codes.count(429) >= 55
    assert ada.get("/api/me")["name"] == "Ada"


def test_every_line_of_the_log_has_its_time_and_is_one_line():
    import logging

    from ludotheque.server.logs import OneLine

    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", 40, "", 1, "it %s", ("failed",), sys.exc_info())
    said = OneLine().format(record)
    assert "\n" not in said and "ValueError: two" in said
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} ERROR x: it failed \| Trace", said)
