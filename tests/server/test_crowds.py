"""Crowds at the door: who opens sockets and connections by the thousand locks nobody out."""

import contextlib
import socket as net
import time
from collections import Counter

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludotheque.server.addresses import Proxies, place_of
from ludotheque.server.crowds import Crowd, Places
from tests.server.helping import Person
from tests.server.under_attack import attacker, client, others_play

TIGHT = {"sockets": 80, "sockets_address": 24}


def host_and_port(server):
    host, _, port = server.url.removeprefix("http://").partition(":")
    return host, int(port)


def raw(server, said=b"", address=None):
    """A connection of an attacker's that says something, and no more."""
    made = net.create_connection(host_and_port(server), 10, (address or attacker(), 0))
    made.sendall(said)
    return made


def is_cut(connection, seconds=0.0):
    """Whether the other side has hung up."""
    connection.settimeout(seconds or 0.001)
    try:
        while True:
            if not connection.recv(4096):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True


def open_sockets(server, stack, count, address):
    """Open sockets without a cookie; how each was answered: hello, or why not."""
    found = []
    for _ in range(count):
        made = net.create_connection(host_and_port(server), 10, (address, 0))
        try:
            url = "ws" + server.url.removeprefix("http") + "/api/socket"
            one = stack.enter_context(connect(url, sock=made, compression=None, open_timeout=10))
            found.append(str(one.recv(10)).partition('"type":"')[2].partition('"')[0])
        except InvalidStatus as refused:
            found.append(refused.response.status_code)
            made.close()
    return Counter(found)


def test_one_address_cannot_take_every_socket(start):
    server = start(limits=TIGHT)
    with contextlib.ExitStack() as stack, others_play(server) as waits:
        found = open_sockets(server, stack, 60, attacker())
        assert found == {"hello": 18, "bye": 42}, "the rest of 24 is for known people there"
        with Person(server).page() as page:
            page.send("ping")
            assert page.next("pong")
        neighbour = client(server, attacker())
        neighbour.post("/api/guest", json={})
        cookie = f"ludotheque={neighbour.cookies['ludotheque']}"
        made = net.create_connection(host_and_port(server), 10, (attacker(), 0))
        url = "ws" + server.url.removeprefix("http") + "/api/socket"
        with connect(url, sock=made, additional_headers={"Cookie": cookie}) as known:
            assert '"kind":"guest"' in known.recv(10), "a known neighbour gets in"
        time.sleep(1)
    waits.check()


def test_many_addresses_cannot_take_the_places_of_known_people(start):
    server = start(limits=TIGHT)
    ada = Person(server)
    with contextlib.ExitStack() as stack, others_play(server) as waits:
        found = Counter()
        for number in range(10):
            found += open_sockets(server, stack, 10, attacker(number))
        assert found["hello"] <= 60 and found["bye"] >= 40
        pages = [stack.enter_context(ada.page()) for _ in range(10)]
        for page in pages:
            page.send("ping")
            assert page.next("pong")
        time.sleep(1)
    waits.check()


def test_the_numbers_a_server_begins_with_hold_against_one_address(start):
    server = start(limits={"sockets_address": 128, "handshake_rate": [100, 5]})
    with contextlib.ExitStack() as stack, others_play(server) as waits:
        began = time.monotonic()
        found = open_sockets(server, stack, 200, attacker())
        spent = time.monotonic() - began
    waits.check()
    assert found["hello"] <= 96 and found[429] + found["bye"] >= 200 - 96
    assert found["hello"] + found["bye"] <= 100 + 5 * spent + 1


def test_an_unknown_page_that_watches_nothing_is_closed(start):
    server = start(limits={"unwatching": 0.3}, recheck=0.1)
    ada = Person(server)
    match = ada.post("/api/matches", {"game": "connect-four", "seats": [{"kind": "me"}] * 2})
    nobody = Person(server, None)
    with nobody.page() as idle, nobody.page() as watching, ada.page() as known:
        watching.watch(match["match"])
        assert idle.next("bye")["code"] == "idle"
        with pytest.raises(ConnectionClosed):
            idle.any()
        for page in (watching, known):
            page.send("ping")
            assert page.next("pong")


@pytest.mark.parametrize("said", [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: y",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
], ids=["nothing", "half a line", "half a header", "half a body"])  # fmt: skip
def test_a_connection_that_does_not_come_to_the_point_is_cut(start, said):
    server = start(limits={"first_request": 0.5, "whole_request": 0.5})
    lines = [raw(server, said) for _ in range(20)]
    with others_play(server) as waits:
        assert all(is_cut(line, 5) for line in lines)
        time.sleep(1)
    waits.check()


def test_drops_of_a_header_do_not_keep_a_connection_alive(start):
    server = start(limits={"first_request": 0.6})
    line = raw(server, b"GET / HTTP/1.1\r\n")
    until = time.monotonic() + 5
    with contextlib.suppress(OSError):
        while time.monotonic() < until and not is_cut(line, 0.1):
            line.sendall(b"x")
    assert time.monotonic() < until


def test_fifteen_hundred_silent_connections_leave_room_for_others(start):
    server = start(limits={"connections_each": 256})
    with others_play(server) as waits:
        lines = [raw(server, b"GET / HT" if n % 2 else b"") for n in range(1500)]
        assert Person(server).get("/api/me")["name"] == "Ada"
        time.sleep(0.5)
        alive = sum(not is_cut(line) for line in lines)
    waits.check()
    assert alive <= 256
    for line in lines:
        line.close()


def test_when_all_connections_are_taken_the_longest_silent_makes_room(start):
    server = start(limits={"connections": 60, "connections_each": 30})
    ada = Person(server)
    with others_play(server) as waits, ada.page() as page:
        lines = [raw(server, b"GET", attacker(n % 20)) for n in range(200)]
        for _ in range(5):
            assert Person(server, None).get("/healthz") == {"status": "ok"}
            page.send("ping")
            assert page.next("pong")
        time.sleep(0.6)
        assert sum(not is_cut(line) for line in lines) <= 60
    waits.check()


def test_requests_under_way_leave_places_for_known_people(start):
    server = start(limits={"requests": 8, "requests_each": 8})
    ada = Person(server)
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    body = b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    lines = [raw(server, head + body, attacker(n)) for n in range(20)]
    time.sleep(0.3)
    assert Person(server, None).refused("GET", "/api/games") == (429, "too_many")
    assert ada.get("/api/me")["name"] == "Ada"
    assert sum(not is_cut(line) for line in lines) == 6
    for line in lines:
        line.close()


def test_the_page_and_handshakes_have_a_pace_too(start):
    server = start(limits={"site_rate": [20, 0.1], "handshake_rate": [5, 0.1]})
    with client(server, attacker()) as eve:
        codes = Counter(eve.get(f"/x{n}.js").status_code for n in range(30))
    assert codes[429] >= 9
    with contextlib.ExitStack() as stack:
        assert open_sockets(server, stack, 8, attacker()) == {"hello": 5, 429: 3}
    assert Person(server, None).get("/healthz")


def test_an_address_is_counted_by_its_household():
    assert place_of("192.0.2.7") == "192.0.2.7" == place_of("::ffff:192.0.2.7")
    assert place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2:ffff::") == "2001:db8:1::/56"
    assert place_of("2001:db8:1:100::4") != place_of("2001:db8:1:ff::4")
    assert place_of("fe80::1%eth0") == "fe80::/56" and place_of("") == "?"
    assert "10.1.2.3" in Proxies(["10.0.0.0/8"]) and "11.1.2.3" not in Proxies(["10.0.0.0/8"])


def test_the_256_networks_of_one_household_are_one_address():
    assert len({place_of(f"2001:db8:1:{n:x}::1") for n in range(256)}) == 1


def test_requests_that_never_end_leave_connections_for_known_people(start):
    """They come from many addresses, and none of them can be cut: a request is under way."""
    server = start(limits={"connections": 40, "connections_each": 40})
    ada = Person(server)
    assert ada.get("/api/me")["name"] == ada.get("/api/me")["name"] == "Ada"
    ada.http.close()
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    body = b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    lines = [raw(server, head + body, attacker(n)) for n in range(60)]
    again = Person(server, None)
    assert again.ask("GET", "/healthz").status_code == 200
    assert sum(not is_cut(line) for line in lines) == 30, "a quarter is kept"
    for line in lines:
        line.close()


def test_places_are_given_back():
    places = Places(8, 4, 0.25)
    assert [places.take("a", False) for _ in range(4)] == [True, True, True, False]
    assert places.take("a", True) and not places.take("a", True)
    assert [places.take(f"b{n}", False) for n in range(3)] == [True, True, False]
    places.leave("a")
    assert places.take("a", True)


class Line:
    """A connection, as far as a crowd looks at it."""

    def __init__(self, host):
        self.host, self.cut = host, False

    def get_extra_info(self, name):
        return (self.host, 1)

    def abort(self):
        self.cut = True


def test_a_busy_connection_is_never_cut_for_another():
    crowd = Crowd(3, 2, Proxies(["10.0.0.1"]))
    busy, silent = Line("1.1.1.1"), Line("1.1.1.1")
    assert crowd.enter(busy) and crowd.enter(silent)
    crowd.busy(busy)
    third, proxied = Line("1.1.1.1"), Line("10.0.0.1")
    assert crowd.enter(third) and silent.cut and not busy.cut
    crowd.busy(third)
    assert not crowd.enter(Line("1.1.1.1")), "two of two are busy"
    assert crowd.enter(proxied)
    assert crowd.enter(Line("10.0.0.1")) and proxied.cut, "three of three: the silent one goes"
    for line in (busy, third):
        crowd.leave(line)
    assert crowd.enter(Line("1.1.1.1")) and crowd.enter(Line("10.0.0.1"))
