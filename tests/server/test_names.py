"""Names that can be seen, and logins that cannot be taken for another's."""

import unicodedata

import pytest

from ludotheque.server.naming import clean_name, login_key, seen_name
from ludotheque.server.refusals import Denied
from tests.server.helping import Person

UNSEEN = ["\u3164", "\u115f\u1160", "\u2800", "\uffa0 \u3164", "\u200b", "\u0301", "\u202e", " "]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_an_invisible_name_is_no_name(server, name):
    assert seen_name(name) == "" and clean_name(name) == "?"
    assert Person(server, None).post("/api/guest", {"name": name})["name"] == "?"
    ada = Person(server)
    answer = ada.ask("PATCH", "/api/me", {"name": name})
    assert answer.status_code == 400 and answer.json()["code"] in ("name", "malformed")
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_name_is_written_in_one_way():
    assert clean_name("He\u0301le\u0300ne") == "Hélène" == clean_name("Hélène")
    assert clean_name("A\u3164da") == "Ada" and clean_name(" Ada \u00a0 L. ") == "Ada L."
    assert clean_name("Zoé\u202etxt") == "Zoétxt"
    assert clean_name("x" * 90) == "x" * 40
    tower = clean_name("a" + "\u0336\u0301" * 20)
    assert sum(map(bool, map(unicodedata.combining, tower))) <= 2
    for name in ("李小龙", "Владимир", "Ζωή", "ada🎲", "…"):
        assert clean_name(name) == name


@pytest.mark.parametrize("login", [
    "\u0430da",  # a Cyrillic a before Latin letters
    "p\u03bfl",  # a Greek omicron
    "\u0441\u043e\u0440\u0430",  # Cyrillic, and every letter looks Latin
    "\u03bd\u03b9\u03ba\u03bf",
    "ada\u3164",
])  # fmt: skip
def test_a_login_that_looks_like_another_is_refused_in_words(server, login):
    with pytest.raises(Denied):
        login_key(login)
    words = {"login": login, "password": "correct horse"}
    answer = Person(server).ask("POST", "/api/account", words)
    assert answer.status_code == 400 and answer.json()["code"] == "login_alike"
    assert "alphabets" in answer.json()["fr"]


def test_one_login_in_another_spelling_is_the_same(server):
    ada = Person(server)
    login = f"Hélène.{ada.id}"
    ada.post("/api/account", {"login": login, "password": "correct horse"})
    other = unicodedata.normalize("NFD", login).upper()
    wide = login.replace("n", "\uff4e")
    for spelt in (other, wide):
        taken = {"login": spelt, "password": "battery staple"}
        assert login_key(spelt) == login_key(login)
        if spelt is wide:  # a letter and its accent apart are not letters alone
            assert Person(server).refused("POST", "/api/account", taken) == (409, "login_taken")
    found = Person(server, None).post("/api/login", {"login": wide, "password": "correct horse"})
    assert found["id"] == ada.id


def test_logins_of_other_alphabets_are_welcome():
    for login in ("владимир", "ζωή", "李小龙", "たろう", "ada_42", "a.b+c@d-e", "42"):
        assert login_key(login) == login
