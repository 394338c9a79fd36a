"""How the duel shows itself: board, picture, questions, moves, log; in both languages."""

import re
from xml.dom import minidom

import pytest
from rich.text import Text

from ludotheque.core.record import SPECTATOR
from ludotheque.core.words import LANGUAGES
from ludotheque.games.duel import show
from ludotheque.games.duel.edition.vocabulary import VERBS
from ludotheque.games.duel.show.looks import SHAPES
from ludotheque.terminal.chronicle import lines

from .table import GAME, new, sit

HELD = "hand=[fireball attack*2 divination]"
BUSY = (
    f"class=mage hp=37 shield=12 mana=3 {HELD} deck=[defense study] frozen=[rune_energy]",
    "class=warrior hp=64 mana=1 hand=[parry counterattack] weapon_bonus=2 invincible=yes",
)


def busy():
    """A bit of everything."""
    return sit(*BUSY, turn="9 active=A")


def board(match, seat, lang="en"):
    """The board as plain text."""
    return Text.from_markup(match.view(seat).board(lang)).plain


def picture(match, seat, lang="en"):
    """The picture and what it says aloud."""
    drawn = minidom.parseString(match.view(seat).svg(lang))
    titles = [node.firstChild.data for node in drawn.getElementsByTagName("title")]
    words = [node.firstChild.data for node in drawn.getElementsByTagName("text") if node.firstChild]
    return titles, words


def aloud(match, seat, lang="en"):
    """All the words of the picture."""
    titles, words = picture(match, seat, lang)
    return " ".join([*titles, *words])


def test_the_board_shows_both_sides():
    told = board(busy().match, 0)
    for piece in (
        "37/100 HP", "64/100 HP", "shield 12", "Force 0 · Resistance 0 · mana 3", "invincible",
        "hand 2 · deck 0 · graveyard 0 · removed 0", "turn 9 · A’s turn",
    ):  # fmt: skip
        assert piece in told
    assert told.index("Warrior") < told.index("Mage"), "the one who looks sits at the bottom"
    assert board(busy().match, 1).index("Mage") < board(busy().match, 1).index("Warrior")


def test_the_cards_one_draws_are_told_in_one_line_and_those_of_others_as_a_number():
    match = new(seed=5)
    while not any(event.kind == "took" for event in match.events()):
        match.push(match.legal()[0])
    told = [
        [line for line in lines(match.edition, match.events(seat), "en") if " draws " in line]
        for seat in (0, 1)
    ]
    one, other = sorted(told, key=lambda drawn: "cards" in drawn[0])
    assert len(one) == len(other) == 1
    assert "cards" not in one[0] and re.search(r"draws \d cards", other[0])


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (1, ["● Restrained Arcane Catalyst", "◌ Arcane Energy Rune · in 6 rounds",
             "◌ Arcane Essence Rune · in 1 round", "◌ Arcane Force Rune · in 4 rounds"]),
        (3, ["● Arcane Essence Rune", "◌ Arcane Force Rune · in 3 rounds"]),
        (8, ["◌ Arcane Energy Rune · in 3 rounds", "◌ Arcane Force Rune · in 1 round"]),
        (9, ["◌ Arcane Energy Rune · in 2 rounds", "● Arcane Force Rune"]),
        (13, ["● Arcane Energy Rune"]),
    ],
)  # fmt: skip
def test_equipments_count_the_rounds_down(turn, told):
    active = "A" if turn % 2 else "B"
    lines = [
        line.strip()
        for line in board(sit("class=mage", turn=f"{turn} active={active}").match, 0).split("\n")
    ]
    assert [line for line in told if line not in lines] == []


def test_a_frozen_equipment_is_told_by_sign_and_word():
    assert "❄ Arcane Energy Rune · frozen · in 2 rounds" in board(busy().match, 0)
    table = sit("class=mage mana=1 hand=[local_ice]", "class=warrior", turn="5 active=A")
    table.play("A play local_ice; A freeze axe")
    assert "✻ Hache de l’oublié · prend froid" in board(table.match, 0, "fr")
    assert any("Axe of the Forgotten (chilled)" in said for said in picture(table.match, 1)[0])


def test_cards_in_hand_tell_what_they_are_worth_now_and_why_they_cannot_be_played():
    table = sit("class=warrior mana=1 hand=[heavy_attack light_attack parry]", turn="5 active=A")
    lines = [line.strip() for line in board(table.match, 0).split("\n")]
    at = lines.index("Heavy Attack  2 mana · 14 damage · 8 shield")
    assert lines[at + 1 : at + 3] == [
        "Deal 7 damage and gain 4 shield.",
        "You have too little mana left for this card.",
    ]
    assert lines[lines.index("Light Attack  1 mana · 6 damage · 4 shield") + 2] == "Parry  1 mana"
    assert "A Quick card is played only in the opponent’s turn, in reaction." in lines


def test_a_timed_shield_and_a_storm_show_their_turns():
    table = sit("class=mage mana=6 hand=[psychic_armor pocket_storm]", turn="5 active=A").play(
        "A play psychic_armor; A play pocket_storm"
    )
    told = board(table.match, 1, "fr")
    assert "bouclier 23 (23 pour 2 tours)" in told
    assert "Orage de poche\u00a0: 1 dégât par tour, encore 3 tours" in told
    said = " ".join(picture(table.match, 1, "fr")[0])
    assert "Orage de poche\u00a0: 1 dégât par tour, encore 3 tours" in said


def test_an_announced_attack_stands_between_the_sides():
    table = sit("class=mage mana=3 hand=[fireball]", "class=warrior hand=[parry] mana=1")
    table.say("A play fireball")
    assert "── A announces Fireball: 15 damage ──" in board(table.match, 0)
    assert show.prompt(table.match.view(1), "en") == (
        "B, an attack is announced: Fireball, 15 damage. "
        "Answer with a Quick card, or let it through."
    )
    assert show.prompt(table.match.view(0), "en") == "B is thinking."
    assert any("A announces Fireball: 15 damage" in said for said in picture(table.match, 0)[0])


def test_after_a_cancel_the_question_says_so():
    table = sit("class=mage mana=3 hand=[fireball]", "class=warrior hand=[parry*2] mana=2")
    table.say("A play fireball").say("B rapid parry")
    assert show.prompt(table.match.view(1), "fr").startswith("B, l’attaque est annulée.")
    assert "A annonçait Boule de feu\u00a0: annulé" in board(table.match, 0, "fr")


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_shown_that_the_view_hides(seat, lang):
    match = busy().match
    names = GAME.edition().texts["cards"]
    hands = (("fireball", "divination"), ("parry", "counterattack"))
    told = board(match, seat, lang) + aloud(match, seat, lang)
    for owner, cards in enumerate(hands):
        for card in cards:
            assert (names[card].get(lang) in told) == (owner == seat)
    assert names["study"].get(lang) not in told


def test_a_card_put_back_is_shown_on_the_deck_to_its_owner_alone():
    table = sit(
        "class=mage mana=1 hand=[divination] deck=[fireball attack defense]", turn="5 active=A"
    ).play("A play divination; A return fireball")
    assert "on the deck: Fireball" in board(table.match, 0)
    assert "Fireball" not in board(table.match, 1) + board(table.match, SPECTATOR)


def test_a_deck_being_built_is_shown_to_its_builder_alone():
    match = new(decks="custom,default")
    match.push("add fireball")
    assert "1 × Fireball" in board(match, 0) and "Fireball" in picture(match, 0)[1][-1]
    for seat in (1, SPECTATOR):
        assert "Fireball" not in board(match, seat) + aloud(match, seat)
    assert show.prompt(match.view(0), "en") == "A, build your deck: 3 more Equipments and 29 cards."


def test_the_picture_is_960_wide_names_its_pieces_and_draws_every_verb():
    drawn = busy().match.view(0).svg("fr")
    assert 'width="960"' in drawn and 'role="img"' in drawn
    titles, _ = picture(busy().match, 0, "fr")
    assert sum("Boule de feu" in said for said in titles) == 1
    assert any(said.startswith("A · Magicien: 37 / 100 PV, bouclier 12") for said in titles)
    assert set(VERBS) <= set(SHAPES) and len(set(SHAPES.values())) == len(SHAPES)
    sizes = {int(size) for size in re.findall(r'font-size="(\d+)"', drawn)}
    assert min(sizes) >= 14


def test_a_crowded_hand_stays_inside_the_picture():
    cards = "attack defense fireball divination explosion karmic_link galvanize evaluation "
    cards += "attack_plus defense_plus concentration local_ice"
    match = sit(f"class=mage mana=3 hand=[{cards}]", turn="5 active=A").match
    boxes = re.findall(
        r'<g class="card">.*?<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"',
        match.view(0).svg("en"),
    )
    assert len(boxes) == 12
    assert all(float(x) >= 0 and float(x) + float(width) <= 960 for x, width in boxes)
    assert all(float(width) >= 104 for _, width in boxes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_event_of_whole_games_is_told(lang):
    seen = set()
    for seed in range(6):
        classes = ("rogue,warden", "mage,warrior", "warden,mage")[seed % 3]
        match = new(seed=seed, classes=classes, decks="custom,default" if seed < 2 else "default")
        while not match.over:
            view = match.view(match.seat)
            for number in view.moves:
                told = show.move(view, number, lang)
                assert told and not re.search(r"[{}]|None|\(\)", told)
            number = view.moves[(seed + 7 * match.version) % len(view.moves)]
            match.push(number)
            for event in match.events(0):
                line = show.event(match.edition, event, lang)
                assert not re.search(r"[{}]|None", line)
                seen.add(event.kind)
        assert show.prompt(match.view(0), lang)[0] in "ABPT"
    assert len(seen) > 30


def test_lines_of_the_log():
    table = sit("class=mage mana=3 hand=[fireball]", "class=warrior hand=[counterattack] shield=5")
    table.say("A play fireball")
    assert log(table, "en") == [
        "A plays Fireball (mana left: 0).",
        "A announces Fireball: 15 damage.",
    ]
    table.say("B rapid counterattack")
    assert log(table, "fr") == [
        "B répond par Contre-attaque (mana restant\u00a0: 0).",
        "L’attaque de A est annulée\u00a0: Boule de feu.",
        "A perd 4 PV.",
        "Boule de feu (A) quitte le jeu.",
    ]


def test_shield_and_hit_points_lost_are_told_apart():
    table = sit("class=mage mana=3 hand=[fireball]", "class=mage shield=5").play("A play fireball")
    assert "B loses 10 HP, and 5 shield." in log(table, "en")
    table = sit("class=mage mana=3 hand=[fireball]", "class=mage shield=50").play("A play fireball")
    assert "Le bouclier de B encaisse tout\u00a0: 15 dégâts." in log(table, "fr")


def log(table, lang):
    """The lines of the last move that say something."""
    edition = table.match.edition
    said = (show.event(edition, event, lang) for event in table.match.events(SPECTATOR))
    return [line for line in said if line]
