"""Large messages go squeezed, small ones as they are; all arrive as they were, with few writes."""

import asyncio
import json
import zlib

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import connect
from websockets.uri import parse_uri

from ludotheque.server.squeezing import LEAST, Sparing, Squeezing, message
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


class Wire:
    """A connection that remembers what it was asked for."""

    def __init__(self):
        self.asked, self.sent = [], []

    def write(self, raw):
        self.sent.append(raw)

    def __getattr__(self, name):
        return lambda *given: self.asked.append(name)


def opened():
    """A socket just accepted, and its connection."""
    config = uvicorn.Config(lambda: None, ws_max_size=2**16, log_config=None)
    config.load()
    socket, wire = Squeezing(config, ServerState(), {}), Wire()
    socket.transport, socket.handshake_complete = wire, True
    socket.conn.state = State.OPEN
    return socket, wire


def texts(raw):
    """The messages in bytes that came over a connection."""
    page = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN)
    page.receive_data(raw)
    return [bytes(event.data) for event in page.events_received()]


def test_messages_that_follow_each_other_at_once_leave_in_one_piece_and_in_order():
    async def speak():
        socket, wire = opened()
        for text, more in ((b"done", True), (b"view", True), (b"said", False), (b"later", False)):
            await socket.send(message(text, more))
        return wire.sent

    sent = asyncio.run(speak())
    assert [texts(raw) for raw in sent] == [[b"done", b"view", b"said"], [b"later"]]


def test_one_message_is_read_without_a_pause_and_a_flood_is_not_read_on():
    async def hear():
        socket, wire = opened()
        frame = Frame(Opcode.TEXT, b"{}")
        for _ in range(3):
            socket.handle_text(frame)
            assert (await socket.receive())["text"] == "{}"
        assert "pause_reading" not in wire.asked
        for _ in range(5):
            socket.handle_text(frame)
        assert wire.asked.count("pause_reading") == 1
        for _ in range(4):
            await socket.receive()
        assert "resume_reading" not in wire.asked, "there is more to do first"
        await socket.receive()
        assert wire.asked[-1] == "resume_reading"

    asyncio.run(hear())
