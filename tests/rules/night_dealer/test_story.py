"""The game and its story: ND-0, ND-S and the licence."""

import json
from pathlib import Path

from ludotheque.core.events import Event
from ludotheque.games.night_dealer.show.looks import LIVES
from ludotheque.terminal.chronicle import lines

from .table import GAME, fresh, sit

ROOT = Path(__file__).resolve().parents[3]
BOOKS = {lang: ROOT / "docs" / "rules" / f"night-dealer.{lang}.md" for lang in ("fr", "en")}
PHONE = 320  # CSS pixels across a small telephone


def leaves(value):
    """All numbers of a view."""
    return [n for inner in value for n in leaves(inner)] if isinstance(value, list) else [value]


def test_nd_0_a_it_is_called_le_meneur_de_nuit_and_night_dealer():
    assert GAME.title == ("Le Meneur de Nuit", "Night Dealer")
    for lang, book in BOOKS.items():
        assert book.read_text(encoding="utf-8").startswith(f"# {GAME.title.get(lang)}\n")


def test_nd_0_b_tiles_are_claws_hexes_and_wards_on_nine_cells():
    kinds = GAME.edition().texts["kinds"]
    assert [kinds[k].en for k in ("atk", "hex", "ward")] == ["Claw", "Hex", "Ward"]
    assert [kinds[k].fr for k in ("atk", "hex", "ward")] == ["Griffe", "Maléfice", "Talisman"]
    assert len(fresh().state.owner) == 9


def test_nd_0_c_a_browser_holds_all_that_a_player_sees():
    view = fresh().play("P1 roll = A H W E A").view("P1")
    fields = {f.name: getattr(view.state, f.name) for f in GAME.rules.state.fields}
    numbers = [n for value in fields.values() for n in leaves(value)]
    assert len(json.dumps(fields)) < 4000
    assert all(abs(n) < 2**53 for n in numbers)  # a number of JavaScript is exact up to there


def test_nd_0_d_midnight_full_moon_and_the_dealer_speak_in_the_log():
    match = GAME.new(seed=1)
    opening = match.events(since=0)[0]
    line = GAME.rules.face.show.event(match.edition, opening, "fr")
    assert "Minuit" in line and "Le Meneur" in line
    dealer = match.edition.texts["dealer"]
    assert "Full moon" in dealer["round_3"].en and "Pleine lune" in dealer["round_3"].fr
    assert "scales" in dealer["round_3"].en and "whisker" in dealer["round_2"].en


def test_nd_0_d_the_log_tells_a_roll_and_the_shields_of_a_turn_in_one_line_each():
    rolled = Event("rolled", (("seat", 1), ("wheel", 0), ("face", 1)), 255)
    events = [rolled, rolled._replace(named=(*rolled.named[:2], ("face", 2))), rolled]
    shields = [Event("shielded", (("seat", 0), ("cell", at), ("ward", 2)), 255) for at in (5, 2)]
    edition = GAME.edition()
    assert lines(edition, events + shields, "fr") == [
        "B lance\u00a0: 2 Maléfices, 1 Talisman.",
        "Boucliers en 3 et 6.",
    ]
    assert lines(edition, shields[:1], "en") == ["Shield on 6."]


def test_nd_0_e_the_picture_is_light_and_its_cells_fit_a_telephone():
    picture = sit("1A 2H* . / . . . / 1W . 2A").view("P1").svg()
    width = int(picture.split('viewBox="0 0 ')[1].split()[0])
    cell = int(picture.split('class="cell"')[1].split('width="')[1].split('"')[0])
    assert len(picture) < 20_000 and "<image" not in picture and "<script" not in picture
    assert cell * PHONE / width >= 64


def test_nd_0_f_the_rules_are_version_1_1():
    assert GAME.rules.version == "1.1"
    for book in BOOKS.values():
        assert "version 1.1." in book.read_text(encoding="utf-8")


def test_nd_s_a_an_arcanum_makes_the_cell_beside_it_change_sides():
    table = sit("""
        . . .
        . 2H .
        . . .
    """, "omen: used")  # fmt: skip
    table.play("P1 tile 1 2; P1 stop").shows("""
        . 1A .
        . 1H .
        . . .
    """)


def test_nd_s_b_points_are_pictured_as_nine_lives():
    table = sit("", "match: round=2 starter=A points=4-3")
    board, picture = table.view("P2").board("en"), table.view("P2").svg("en")
    assert LIVES == 9
    for seat, points in (("A", 4), ("B", 3)):
        line = next(row for row in board.splitlines() if f"[bold]{seat}[/]" in row)
        assert (line.count("◉"), line.count("◌")) == (points, 9 - points)
        assert f"<title>{seat}: {points} points</title>" in picture
    assert picture.count('href="#nd-life"') == 4 + 3
    assert picture.count('href="#nd-nolife"') == 18 - 7


def test_nd_l_a_the_licence_is_mit():
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")
    assert "MIT" in BOOKS["fr"].read_text(encoding="utf-8").split("[ND-L-a]")[1]
