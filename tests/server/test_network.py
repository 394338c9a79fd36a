"""URLs under which others reach a server: of its network, never those that only it can open."""

import pytest

from ludotheque.server import network
from tests.server.helping import Person


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "localhost"])
def test_nobody_else_reaches_a_loopback_address(host):
    assert network.network_urls(host, 8000) == ()


def test_a_server_on_every_address_is_reached_by_its_own_ones(monkeypatch):
    own = {network.socket.AF_INET: "192.168.1.4", network.socket.AF_INET6: "fd00::4"}
    monkeypatch.setattr(network, "_own_address", own.get)
    assert network.network_urls("0.0.0.0", 8000) == ("http://192.168.1.4:8000",)
    both = ("http://192.168.1.4:8000", "http://[fd00::4]:8000")
    assert network.network_urls("::", 8000) == both
    monkeypatch.setattr(network, "_own_address", lambda kind: "")
    assert network.network_urls("0.0.0.0", 8000) == (), "a machine on no network"


def test_a_server_on_one_address_or_name_is_reached_there():
    assert network.network_urls("192.168.1.4", 80) == ("http://192.168.1.4:80",)
    assert network.network_urls("games.example", 80) == ("http://games.example:80",)


def test_pages_are_told_where_others_reach_the_server(server, start):
    assert Person(server, None).get("/api/reach") == []
    reached = start(reach=("http://192.168.1.4:8000",))
    assert Person(reached, None).get("/api/reach") == ["http://192.168.1.4:8000"]
