"""Large messages go squeezed, small ones as they are, and all arrive as they were."""

import json
import zlib

from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from ludotheque.server.squeezing import LEAST, Sparing
from tests.server.helping import ME, Person, table

MAP = {"map": "front", "fog": "off"}


def sparing():
    """The extension as a page agrees to it."""
    return Sparing(True, True, 12, 13, {"level": 2, "memLevel": 6})


def test_a_large_message_is_squeezed_and_comes_back_whole():
    text = json.dumps({"unit": [0] * LEAST}).encode()
    sent = sparing().encode(Frame(Opcode.TEXT, text))
    assert sent.rsv1 and len(sent.data) < len(text) / 50
    again = Sparing(True, True, 13, 12).decode(sent)
    assert bytes(again.data) == text and not again.rsv1


def test_a_small_message_goes_as_it_is():
    frame = Frame(Opcode.TEXT, b"x" * (LEAST - 1))
    assert sparing().encode(frame) is frame
    ping = Frame(Opcode.PING, b"")
    assert sparing().encode(ping) is ping


def test_a_socket_that_is_silent_keeps_nothing():
    one = sparing()
    one.encode(Frame(Opcode.TEXT, b"x" * LEAST))
    assert not any(isinstance(v, type(zlib.compressobj())) for v in vars(one).values())


def first_view(person, match, **given):
    """The first view of a match over a socket of its own, and the bytes that came."""
    url = str(person.http.base_url).replace("http", "ws", 1) + "/api/socket"
    cookie = "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())
    headers = {"Cookie": cookie, "Origin": str(person.http.base_url)}
    with connect(url, additional_headers=headers, max_size=None, **given) as page:
        page.send(json.dumps({"type": "watch", "match": match}))
        while True:
            said = json.loads(page.recv(timeout=20))
            if said["type"] == "view":
                return said["view"], [type(e).__name__ for e in page.protocol.extensions]


def test_pages_that_can_not_unsqueeze_are_told_the_same(server):
    ada = Person(server)
    match = table(ada, ME, ME, game="generals", options=MAP)
    squeezed, how = first_view(ada, match)
    plain, none = first_view(ada, match, compression=None)
    assert how == ["PerMessageDeflate"] and none == []
    for view in (squeezed, plain):
        view["table"]["clocks"] = view["table"]["chat"] = None
    assert len(json.dumps(squeezed)) > LEAST and squeezed["state"] == plain["state"]
    assert squeezed["legal"] == plain["legal"] and squeezed["aside"] == plain["aside"]


def test_large_answers_are_squeezed_and_small_ones_are_not(server):
    ada = Person(server)
    match = table(ada, ME, ME, game="generals", options=MAP)
    large = ada.ask("GET", f"/api/matches/{match}/replay/0")
    assert large.headers["content-encoding"] == "gzip" and large.json()["state"]
    assert "content-encoding" not in ada.ask("GET", "/api/me").headers
    plain = ada.http.get(f"/api/matches/{match}/replay/0", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == large.json()
