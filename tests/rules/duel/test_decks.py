"""Chapters 1.1 and 3.7: what a deck is, and building one of one's own."""

from collections import Counter

import pytest

from ludotheque import Refused

from .table import BOOK, CLASSES, GAME, new, pile, printed_deck, sit

PLAIN = {  # a sound custom deck, as moves may add it
    "mage": (
        ["amulet", "bracer", "notebook"],
        {"attack": 3, "attack_plus": 3, "defense": 3, "defense_plus": 3, "divination": 3,
         "explosion": 1, "karmic_link": 1, "galvanize": 1, "fireball": 3, "concentration": 3,
         "evaluation": 3, "study": 2, "reflex": 1},
    ),
}  # fmt: skip


def builder(kind="mage", other="default"):
    """A match whose first seat is about to build a deck."""
    return new(classes=f"{kind},warrior", decks=f"custom,{other}", first="0")


def add(match, *names):
    """Add cards, `name*3` for three copies."""
    for name in names:
        card, _, count = name.partition("*")
        for _ in range(int(count or 1)):
            match.push(f"add {card}")
    return match


def broken(match, name):
    """The rule that forbids adding a card; nothing changes."""
    layout, before = GAME.rules.state, GAME.rules.state.pack(match.state)
    with pytest.raises(Refused) as caught:
        match.push(f"add {name}")
    assert layout.pack(match.state) == before
    return caught.value.rule


def finish(match, kind="mage"):
    """Add all of a sound deck."""
    gear, cards = PLAIN[kind]
    add(match, *gear, *(f"{name}*{count}" for name, count in cards.items()))
    return match


def test_duel_deck_01_a_deck_has_34_cards_4_of_them_mandatory():
    for kind in CLASSES:
        match = new(classes=kind)
        for seat in (0, 1):
            cards = Counter(pile(match, seat, "hand") + pile(match, seat, "deck"))
            assert cards == printed_deck(kind) and cards.total() == 30
            gear = [GAME.edition().labels["cards"][card] for card in match.state.gear[seat]]
            assert gear == BOOK.standard_gear(kind) and len(gear) == 4


def test_duel_deck_02_there_are_four_types_each_with_its_own_rule():
    assert {card["type"] for card in BOOK.cards.values()} == {
        "equip",
        "normal",
        "ephemeral",
        "rapid",
    }
    hand = "hand=[heavy_defense offensive_stance parry]"
    table = sit(f"class=warrior mana=2 {hand}", "class=mage")
    table.play("A play heavy_defense; A play offensive_stance").refuses("A play parry")
    table.refuses("A play axe", "DUEL-EQUIP-02")
    table.shows("A.grave=[heavy_defense]; A.removed=[offensive_stance]; A.active=[axe "
                "rune_endurance rune_protection]")  # fmt: skip


def test_duel_equip_01_an_equipment_works_until_the_end_of_the_game():
    table = sit("class=warrior hp=10", "class=warrior", turn="89 active=A")
    for turn in (91, 93, 95, 97, 99):
        table.play("A end; B end").shows(f"turn {turn}; A.hp={10 + 3 * (turn - 89) // 2}")
    table.shows("A.active=[axe rune_endurance rune_protection rune_aggression]")


def test_duel_equip_02_the_mandatory_equipments_lie_on_the_board_from_the_start():
    match = new(classes="mage,warrior")
    label = match.edition.labels["cards"]
    boards = [[label[card] for card in match.state.gear[seat]] for seat in (0, 1)]
    assert boards == [
        ["catalyst", "rune_energy", "rune_essence", "rune_force"],
        ["axe", "rune_endurance", "rune_protection", "rune_aggression"],
    ]
    table = sit("class=warrior mana=3", "class=mage")
    table.refuses("A play axe", "DUEL-EQUIP-02")
    table.refuses("A play rune_aggression", "DUEL-EQUIP-02")


def test_duel_equip_03_an_equipment_costs_rounds_and_no_mana():
    table = sit("class=warrior mana=0 hp=50", "class=mage", turn="2 active=B").play("B end")
    table.shows("turn 3; A.hp=53; A.mana=2").play("A strike").shows("A.mana=2; B.hp=90")


def test_duel_equip_04_equipments_wake_one_after_the_other_as_rounds_pass():
    match = new(classes="warrior", first="0")
    label, woke = match.edition.labels["cards"], {}
    while match.state.turn < 12:
        match.push("end")
        for event in match.events():
            if event.kind == "awoke" and event.seat == 0:
                woke[label[event.card]] = match.state.turn
    assert woke == {"rune_endurance": 3, "rune_protection": 5, "rune_aggression": 11}


def test_duel_equip_05_a_custom_deck_follows_the_same_principles():
    match = finish(builder())
    assert match.state.turn == 1 and match.seat == 0 and match.state.custom == [1, 0]
    label = match.edition.labels["cards"]
    gear = [label[card] for card in match.state.gear[0]]
    assert gear == ["catalyst", "amulet", "bracer", "notebook"]
    cards = Counter(pile(match, 0, "hand") + pile(match, 0, "deck"))
    assert cards == Counter(PLAIN["mage"][1]) and match.state.hand_n[0] == 3


def test_duel_build_01_a_builds_then_b_then_the_toss():
    match = new(classes="mage", decks="custom")
    assert match.seat == 0 and match.state.turn == 0
    finish(match)
    assert match.seat == 1 and match.state.turn == 0
    match.push("standard")
    assert match.state.turn == 1 and match.state.first == match.seat
    only = new(classes="mage", decks="default,custom")
    assert only.seat == 1 and only.state.turn == 0
    found = [new(seed=seed, decks="custom").push("standard", "standard").seat for seed in range(60)]
    assert 15 <= sum(found) <= 45


def test_duel_build_02_the_weapon_lies_there_and_cards_of_the_class_or_neutral_are_added():
    match = builder()
    moves = {move.notation for move in match.legal()}
    own = {n for n, c in BOOK.cards.items() if c["class"] in ("mage", "neutral")}
    assert moves == {"standard"} | {f"add {name}" for name in own - {"catalyst"}}
    for name in ("parry", "axe", "slash", "oath_hammer"):
        assert broken(match, name) == "DUEL-BUILD-02"
    with pytest.raises(Refused):
        match.push("strike")
    with pytest.raises(Refused):
        match.push("play attack")


def test_duel_build_03_the_printed_deck_is_taken_at_once_or_not_at_all():
    match = builder("warrior").push("standard")
    assert match.state.custom == [0, 0] and match.state.turn == 1
    cards = Counter(pile(match, 0, "hand") + pile(match, 0, "deck"))
    assert cards == printed_deck("warrior")
    begun = add(builder(), "attack")
    with pytest.raises(Refused) as caught:
        begun.push("standard")
    assert caught.value.rule == "DUEL-BUILD-03"


def test_duel_build_03_a_seat_that_took_the_printed_deck_opens_no_other_windows():
    """A Mage with the printed deck prints no Rapide, though a custom one was allowed."""
    match = new(classes="warrior,mage", decks="default,custom", first="0").push("standard", "end")
    match.push("end", "strike")
    assert match.seat == 0 and match.state.hp[1] == 90 and match.state.hand_n[1] > 0


def test_duel_build_04_four_different_equipments_and_thirty_other_cards():
    match = add(builder(), "amulet")
    assert broken(match, "amulet") == "DUEL-BUILD-04"
    assert broken(match, "catalyst") == "DUEL-BUILD-04"
    add(match, "rune_energy", "notebook")
    assert broken(match, "bracer") == "DUEL-BUILD-04"
    gear, cards = PLAIN["mage"]
    full = add(builder(), *(f"{name}*{count}" for name, count in cards.items()))
    assert broken(full, "psychic_armor") == "DUEL-BUILD-04"
    assert {m.notation for m in full.legal()} == {
        f"add {n}" for n in ("rune_energy", "rune_essence", "rune_force", *gear)
    }
    assert add(full, *gear).state.turn == 1


def test_duel_build_05_class_equipments_in_printed_order_then_neutral_ones_by_name():
    match = builder()
    add(match, "notebook", "rune_force", "bracer")
    add(match, *(f"{name}*{count}" for name, count in PLAIN["mage"][1].items()))
    label = match.edition.labels["cards"]
    assert [label[c] for c in match.state.gear[0]] == [
        "catalyst",
        "rune_force",
        "bracer",
        "notebook",
    ]


def test_duel_build_a_three_copies_of_a_class_card_or_one_if_it_is_printed_once():
    match = add(builder(), "attack*3", "attack_plus*3", "explosion")
    assert broken(match, "attack") == "DUEL-BUILD-a"
    assert broken(match, "attack_plus") == "DUEL-BUILD-a"  # printed twice, three are allowed
    assert broken(match, "explosion") == "DUEL-BUILD-a"


def test_duel_build_b_two_copies_of_a_neutral_card_and_eight_neutral_cards():
    match = add(builder(), "study*2")
    assert broken(match, "study") == "DUEL-BUILD-b"
    add(match, "makeshift_guard*2", "opportune_blow*2", "patience*2")
    assert broken(match, "reflex") == "DUEL-BUILD-b"
    add(match, "amulet", "bracer", "notebook")  # Equipments are not counted


def test_duel_build_c_fourteen_ephemerals():
    match = add(builder(), "fireball*3", "psychic_armor*3", "concentration*3", "evaluation*3")
    add(match, "minor_potion*2")
    assert broken(match, "pocket_storm") == "DUEL-BUILD-c"
    assert broken(match, "mana_vial") == "DUEL-BUILD-c"
    add(match, "attack")


def test_duel_build_d_six_rapides():
    match = add(builder("rogue"), "dodge*3", "smoke_bomb*3")
    assert broken(match, "reflex") == "DUEL-BUILD-d"
    add(match, "study")


@pytest.mark.parametrize("kind", CLASSES)
def test_the_printed_decks_are_legal(kind):
    """Added card by card, in any order, each of them is allowed."""
    match = new(classes=f"{kind},mage", decks="custom,default")
    add(match, *sorted(BOOK.standard_gear(kind)[1:]), *sorted(BOOK.standard_cards(kind)))
    assert match.state.turn == 1 and match.state.custom[0] == 1
