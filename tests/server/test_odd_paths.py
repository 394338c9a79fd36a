"""No address, however odd, makes the server stumble: every answer is an answer, none a fault."""

import socket as net
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.helping import ME, Person, table

ODD = [
    "/%00",
    "/" + "a" * 400,
    "/" + "a" * 8000,
    "/a/" * 900,
    "/" + "%2e%2e%2f" * 40 + "etc/passwd",
    "/..%00/x.js",
    "/assets/%00.js",
    "/assets/..",
    "/%ed%a0%80",
    "/%ff%fe",
    "/%",
    "/%zz",
    "//",
    "//evil.example/x",
    "/\\..\\x",
    "/%E2%80%AE.js",
    "/.",
    "/api",
    "/api/",
    "/api//",
    "/api/%00",
    "/api/matches/%00",
    "/api/matches/" + "b" * 3000,
    "/api/matches/x/replay/%ed%a0%80",
    "/api/matches/x/replay/1e400",
    "/api/rules/%00",
    "/api/rules/" + "c" * 400,
    "/api/scenarios/%00/%00",
    "/api/scenarios/..%2f../x/run",
    "/api/games/%00",
    "/api/games/%ed%a0%80/keepsakes/%00",
    "/healthz/x",
    "/metrics%00",
    "/?%00",
    "/?eye=%ed%a0%80",
    "*",
]
PIECES = st.one_of(
    st.sampled_from(["..", ".", "", "api", "assets", "matches", "rules", "games", "index.html"]),
    st.integers(0, 255).map(lambda n: f"%{n:02x}"),
    st.text(string.ascii_letters + string.digits + "%.~:@!$&'()*+,;=-_", max_size=20),
    st.characters().map(lambda c: "".join(f"%{b:02X}" for b in c.encode("utf-8", "surrogatepass"))),
    st.sampled_from(["a" * 300, "%00", "%2f", "%5c", "%ed%a0%80", "%f4%90%80%80", "%c0%af"]),
)
PATHS = st.lists(PIECES, max_size=6).map(lambda pieces: "/" + "/".join(pieces))


def ask(server, path, method="GET", headers=b""):
    """The status and the rest of an answer, asked byte by byte as no library would let us."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    with net.create_connection((host, int(port)), 10) as line:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        line.sendall(head.encode("ascii") + headers + b"\r\n")
        said = b""
        while piece := line.recv(65536):
            said += piece
    return int(said.split(b" ", 2)[1]), said


def assert_no_fault(server, before):
    said = server.said()[len(before) :]
    assert "Traceback" not in said and "failed" not in said, said


@pytest.mark.parametrize("path", ODD)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_odd_address_gets_an_answer_and_no_traceback(server, path, method):
    before = server.said()
    status, _ = ask(server, path, method)
    assert 200 <= status < 500
    assert_no_fault(server, before)


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 400, "/x.js", "/api/nothing"])
def test_what_is_not_there_is_not_found(server, path):
    assert ask(server, path)[0] == 404


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(PATHS)
def test_no_path_is_a_fault(server, path):
    before = server.said()
    assert 200 <= ask(server, path)[0] < 500
    assert_no_fault(server, before)


def test_the_page_answers_head_and_says_when_nothing_changed(server):
    with Person(server, None).http as browser:
        got, head = browser.get("/"), browser.head("/")
        if got.status_code == 404:
            pytest.skip("the page is not built here")
        assert head.status_code == 200 and head.content == b""
        assert head.headers["content-length"] and head.headers["etag"] == got.headers["etag"]
        again = browser.get("/", headers={"If-None-Match": got.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        assert again.headers["content-security-policy"] and again.headers["etag"]
        other = browser.get("/", headers={"If-None-Match": 'W/"another"'})
        assert other.status_code == 200 and other.content == got.content


def test_a_request_with_two_lengths_is_refused_and_the_line_closed(server):
    both = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\nOrigin: http://localhost\r\n"
    status, said = ask(server, "/api/guest", "POST", both)
    assert status == 400 and b"two_lengths" in said and b"connection: close" in said.lower()


LONG = ["9" * 4400, "0" * 4399 + "1", "-" + "9" * 4400, "\u0663", "\u00b2", "1_0", " 1", "+1"]
NUMBERED = [
    *("replay?eye={}", "replay?after={}", "replay/{}", "replay/0?eye={}"),
    *("replay/0?eye=all&against={}", "drawn?seat={}", "regard/{}", "regard/0?seat={}"),
    *("since-my-turn?seat={}",),
]


@pytest.mark.parametrize("path", NUMBERED)
def test_a_number_of_4400_digits_is_refused_in_words(server, path):
    ada = Person(server)
    match, before = table(ada, ME, ME), server.said()
    for number in LONG:
        answer = ada.ask("GET", f"/api/matches/{match}/{path.format(number)}")
        assert answer.status_code < 500, f"{path} with {number[:20]!r}: {answer.text}"
    assert_no_fault(server, before)


def test_a_length_of_4400_digits_is_refused_in_words(server):
    before = server.said()
    headers = b"Content-Length: " + b"9" * 4400 + b"\r\nOrigin: http://localhost\r\n"
    status, _ = ask(server, "/api/guest", "POST", headers)
    assert status in (400, 413)
    assert_no_fault(server, before)
