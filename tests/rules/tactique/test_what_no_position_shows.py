"""Rules that no single position shows: seats, shuffles, sight, bounds, what is printed."""

import re

import pytest

from ludotheque import UsageError
from ludotheque.cards.decks import of_printed
from ludotheque.core.record import SPECTATOR
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.decks import DECKS
from ludotheque.games.tactique.rules.ending import bound
from ludotheque.server.catalogue import Catalogue

from .table import GAME, new, sit

EDITION = GAME.edition()
FACTS = EDITION.facts
SEED_NUMBERS = {"hand": 7, "echoes_start": 1, "echoes_max": 10}


def legal(match):
    """The legal moves as people write them."""
    return [move.notation for move in match.legal()]


def test_tac_0_a_the_game_is_more_than_the_basic_rules():
    assert len(FACTS["cards"]) == 93 and len(FACTS["factions"]) == 3


def test_tac_0_n_factions_cards_and_decks_are_described():
    for section in ("cards", "factions", "conditions", "decks"):
        assert all(EDITION.texts[section][entry["id"]].fr for entry in FACTS[section])


def test_tac_1_a_exactly_two_players_sit_down():
    assert GAME.rules.seats == (2, 2) and EDITION.seats == 2


def test_tac_2_2_c_the_far_grid_is_turned_so_that_fronts_meet():
    table = sit("grid P0: 1.2:H01", "grid P1: 1.5:A04 3.3:A20")
    drawn = GAME.rules.face.show.board(table.match.view(0), "en")
    far, near = drawn.split("═", 1)
    assert far.index("Leviathan") < far.index("Clawed") and "Recruit" in near
    assert far.splitlines()[-3].index("Clawed") < 20  # column 5 of the enemy is on the left


def test_tac_3_1_2_both_decks_are_shuffled():
    hands = {tuple(new(seed).state.hand[seat][:7]) for seed in range(6) for seat in (0, 1)}
    assert len(hands) == 12


def test_tac_mode_ruled_nobody_is_guessed_to_have_picked_what_is_ruled_out():
    table = sit(
        "turn: 5 active=P1",
        *("player P0: condition=R-V1 hold=2,0,0 armed=[1]", "player P1: condition=H-V1"),
        "grid P0: 1.1:R01 1.3:R01 1.5:R01 2.3:R03(age=3)",
        factions="robots humans",
        victory_mode="secret",
    ).play("end")
    rules, t = table.match.edition.rules, table.match.edition.t
    seen = table.match.view(1).state
    assert seen.goal[0] == n.NONE and seen.ruled_out[0] != 0
    for draws in range(24):
        world = rules.state.copy(seen)
        world.draws = draws
        rules.guess(t, world, 1)
        assert (seen.ruled_out[0] >> world.goal[0]) & 1 == 0


def test_tac_5_1_3e_the_other_player_has_no_move():
    match = new()
    other = 1 - match.seat
    assert match.view(other).moves == () or not match.view(other).acting


def test_tac_8_1_c_formations_differ():
    assert len({tuple(f["mask"]) for f in FACTS["factions"]}) == 3


def test_tac_8_2_n_every_formation_has_nine_cells():
    assert {"".join(f["mask"]).count("x") for f in FACTS["factions"]} == {9}


def test_tac_10_n_every_faction_has_two_conditions():
    assert [len(f["conditions"]) for f in FACTS["factions"]] == [2, 2, 2]


def test_tac_10_1_n_all_four_kinds_are_used():
    kinds = {goal["kind"] for goal in FACTS["conditions"]}
    assert kinds == {"territory", "elimination", "synergy", "survival"}


def test_tac_11_n_shields_boosts_terrains_and_persistent_spells_are_printed():
    said = " ".join(words.en for words in EDITION.texts["card_texts"].values())
    for word in ("shield", "until the end of the turn", "Put Cover", "Persistent."):
        assert word in said


@pytest.mark.parametrize("faction", [f["id"] for f in FACTS["factions"]])
def test_tac_deck_09_forty_cards_can_be_reached_without_a_core(faction):
    pool = [c for c in FACTS["cards"] if c["faction"] == faction and c["type"] != "token"]
    assert sum(c["limit"] for c in pool if "core" not in c["traits"]) >= 81


def test_tac_deck_10_a_deck_is_written_on_one_line_and_read_in_any_order():
    line = next(d for d in FACTS["decks"] if d["id"] == "line")
    value = {"faction": "humans", "cards": line["cards"]}
    text = DECKS.describe(EDITION, value, "en")[-1]
    assert text.startswith("humans: H01x1 H02x1 H03x3 ")
    assert DECKS.read(EDITION, text) == value
    words = text.removeprefix("humans: ").split()
    other = "humans :\n " + "\n".join(w.replace("x", "×") for w in words[::-1]).replace(
        "H03×3", "H03*1   H03x2"
    )
    read = DECKS.read(EDITION, other)
    assert read["cards"] == value["cards"] and DECKS.check(EDITION, read) == []


def test_tac_deck_10_a_list_from_elsewhere_is_told_all_its_errors():
    value = DECKS.read(EDITION, "robots: H01x4 R03x3 R14x3 Z99x1")
    rules = {fault.rule for fault in DECKS.check(EDITION, value)}
    assert rules == {f"TAC-DECK-0{i}" for i in (1, 2, 3, 4, 5)}
    unknown = DECKS.read(EDITION, "ghosts: H01x1")
    assert "ghosts" in DECKS.check(EDITION, unknown)[0].words.en


def test_tac_zone_01_a_fresh_match_has_its_zones():
    s = new().state
    for seat in (0, 1):
        assert s.deck_n[seat] + s.hand_n[seat] == 40
        assert s.discard_n[seat] == s.lasting_n[seat] == s.known_n[seat] == 0
    assert set(s.unit) == {n.NONE} and set(s.terrain) == {0}


def test_tac_zone_04_nobody_is_asked_about_the_opening_hand():
    match = new()
    assert match.state.phase == n.PLAY and "end" in legal(match)


def test_tac_end_02_every_card_costs_at_least_one_echo():
    assert min(c["cost"] for c in FACTS["cards"] if c["type"] != "token") == 1


def test_tac_end_03_tokens_have_no_abilities():
    t = EDITION.t
    for card in range(t.cards_n, t.units_n):
        assert t.type[card] == n.TOKEN and t.works[card] == 0


def test_tac_end_04_a_game_has_a_bounded_number_of_decisions():
    assert bound(EDITION.t) == 9762
    assert bound(GAME.edition({"max_rounds": 20}).t) < 9762


def test_tac_opt_open_decklists_shows_custom_lists_once_they_are_built():
    for value, seen in (("false", 0), ("true", 40)):
        match = new(decks="custom", open_decklists=value)
        while match.state.phase == n.BUILD and match.seat == 0:
            match.push(match.legal()[0].number)
        assert match.view(1).state.shown[0] == seen
        assert sum(card != n.NONE for card in match.view(1).state.list[0]) == seen


def test_tac_opt_balance_adjusted_changes_our_own_numbers_and_their_texts():
    usual, adjusted = GAME.edition(), GAME.edition({"balance": "adjusted"})
    at = usual.labels["conditions"].index("A-V2")
    assert (usual.t.goal_n[at][0], adjusted.t.goal_n[at][0]) == (4, 3)
    assert "Destroy 3" in adjusted.texts["condition_texts"]["A-V2"].en
    assert (usual.t.bonus, adjusted.t.bonus) == (0, 2)
    assert GAME.edition({"balance": "adjusted", "second_player_bonus": 1}).t.bonus == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_tac_opt_balance_the_rulebook_lists_every_card_that_it_changes(lang):
    book = Catalogue().books[f"tactique.{lang}"].read_text(encoding="utf-8").replace("\xa0", " ")
    adjusted = GAME.edition({"balance": "adjusted"})
    changed = 0
    for was, now in zip(FACTS["cards"], adjusted.facts["cards"], strict=True):
        name = getattr(EDITION.texts["cards"][was["id"]], lang)
        for told in ("{cost}", "{atk}/{hp}"):
            if told.format_map(was) == told.format_map(now):
                continue
            changed += 1
            row = rf"\| {name} ?: [^|]+\| {told.format_map(was)} \| {told.format_map(now)} \|"
            assert re.search(row, book), row
    assert changed == len(re.findall(r": (?:coût|cost|ATQ et PV|ATK and HP) \|", book))


def test_tac_opt_decks_a_ready_deck_of_another_faction_is_an_error_of_the_table():
    with pytest.raises(UsageError) as caught:
        GAME.edition({"factions": "humans,robots", "decks": "lock,lock"})
    assert "The Lock" in caught.value.words.en and "Humans" in caught.value.words.en


def test_q52_adjusted_leaves_the_document_s_numbers_alone():
    adjusted = GAME.edition({"balance": "adjusted"})
    for name, value in SEED_NUMBERS.items():
        assert adjusted.facts["numbers"][name] == value
    assert n.DECK == 40 and (n.ROWS, n.COLUMNS) == (3, 5)


def test_tac_info_01_a_view_holds_nothing_of_the_other_s_hand_and_of_any_deck():
    match = new()
    for eye in (0, 1, SPECTATOR):
        view = match.view(eye).state
        for seat in (0, 1):
            assert set(view.deck[seat]) == {n.NONE}
            if seat != eye:
                assert set(view.hand[seat]) == {n.NONE}
            assert view.hand_n[seat] in (7, 8)


def test_tac_info_01_only_its_player_sees_a_pick_and_a_card_drawn():
    match = new(victory_mode="secret")
    match.push("pick H-V2")
    assert match.view(0).state.goal[0] != n.NONE == match.view(1).state.goal[0]
    assert {event.kind for event in match.events(1)} == {"has_picked"}
    match.push("pick A-V1")
    assert all(event.seat == 1 for event in match.events(1) if event.kind == "drew")


def test_tac_ch_01_chance_is_asked_before_the_first_turn_only():
    match = new()
    drawn = match.state.draws
    assert drawn > 0
    for _ in range(6):
        match.push("end")
    assert match.state.draws == drawn
    assert new(first="0").state.draws == drawn - 1  # no coin


def test_q26_nobody_is_asked_in_the_other_s_turn():
    table = sit("player P0: echoes=3 hand=[H25]", "grid P1: 1.1:A01")
    table.play("play H25 row1").shows("tomove P0")


def test_q39_a_ready_list_is_open_and_a_custom_one_is_not():
    match = new(decks="starter,custom", factions="humans,robots")
    match.push("add R01")
    assert set(match.view(0).state.list[1]) == {n.NONE}
    assert sum(card != n.NONE for card in match.view(1).state.list[0]) == 40
    assert match.view(0).state.list_n[1] == 0  # nor how many there are


def test_q42_an_action_being_composed_is_seen_by_its_player_only():
    table = sit("player P0: echoes=3 hand=[H07]")
    before = table.match.view(1).key()
    table.match.push("play H07")
    assert table.match.view(0).state.act[0] == n.ACT_PLAY
    assert table.match.view(1).key() == before and not table.match.events(1)
    assert table.state.echoes[0] == 3  # nothing is paid before the last choice
    assert legal(table.match)[0] == "cell 1.2" and "end" not in legal(table.match)


def test_q55_the_french_name_of_a_card_is_not_that_of_a_keyword():
    keywords = {words.fr for words in EDITION.texts["keywords"].values()}
    assert not keywords & {words.fr for words in EDITION.texts["cards"].values()}
    assert of_printed(EDITION).texts["cards"]["R25"].fr == "Remise en service"
