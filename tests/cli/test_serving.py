"""What `serve` says when the table is open: who can reach it, where matches are kept, how to come
back."""

import pytest

from ludotheque.terminal import serving

URL = "http://127.0.0.1:8000"


@pytest.fixture
def serve(monkeypatch, tmp_path, run):
    """Run `serve` up to the moment at which the table is open; what it prints."""
    monkeypatch.setattr(serving, "run", lambda *given, settings, announce: announce(URL))
    monkeypatch.delenv("MAKELEVEL", raising=False)
    return lambda **env: run("serve", "--data", tmp_path, COLUMNS="300", **env).stdout


def test_a_first_start_says_how_to_come_back_and_where_matches_are_kept(serve, tmp_path):
    said = serve()
    assert f"kept in {tmp_path}" in said and "come back later: ludotheque serve" in said
    (tmp_path / "ludotheque.db").touch()
    again = serve()
    assert f"kept in {tmp_path}" in again and "come back" not in again


def test_who_started_it_by_make_is_told_what_to_type_for_make(serve):
    said = serve(MAKELEVEL="1")
    assert "come back later: make play" in said and "make play HOST=0.0.0.0" in said


def test_who_started_it_alone_is_told_how_others_on_the_network_join(serve):
    assert "For this machine only; --host 0.0.0.0" in serve()
