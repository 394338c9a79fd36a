"""A match: asking, pushing, taking back, and what is refused."""

import pytest

from ludotheque import SPECTATOR, Match, Move, Refused, UsageError
from ludotheque.core.words import MATCH_OVER, NOT_YOUR_TURN


@pytest.fixture
def match(grenier):
    """A new match of the template game."""
    return grenier.new(seed=5)


def finished(grenier, seed=5):
    """A match played to its end, always the first legal move."""
    match = grenier.new(seed=seed)
    while not match.over:
        match.push(match.legal()[0])
    return match


def raw(match):
    """All that a match is."""
    pack = match.edition.rules.state.pack
    return pack(match.state), list(match.numbers), match.seats, match.events(0, since=0)


def toss(match):
    """A toss that is legal now."""
    return next(m for m in match.legal() if str(m).startswith("toss"))


def test_a_finished_match_is_seen_by_all_and_by_nobody_in_particular(grenier):
    match = grenier.new(seed=3)
    while not match.over:
        match.push(match.view(match.seat).legal[0])
    for seat in (match.seat, None, SPECTATOR, 0, 1):
        view = match.view(seat)
        assert view.outcome == match.outcome() and view.legal == [] and not view.acting
        assert view.board("fr") and view.svg("en") and view.key()
    assert match.view(match.seat).key() == match.view().key()
    assert match._repr_html_() == match.view().svg()


def test_a_new_match_is_told_by_its_seed(grenier):
    assert raw(grenier.new(seed=5)) == raw(grenier.new(seed=5))
    assert raw(grenier.new(seed=5)) != raw(grenier.new(seed=6))
    assert raw(grenier.new(seed=5)) != raw(grenier.new(seed=5 + (1 << 64)))
    assert grenier.new().seed != grenier.new().seed


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, "7", 1.0])
def test_a_seed_out_of_range_is_refused(grenier, seed):
    with pytest.raises(UsageError, match="is not a whole number from 0 to"):
        grenier.new(seed=seed)


def test_a_move_may_be_pushed_in_any_form(match):
    move = toss(match)
    told = match.edition.rules.moves.as_object(move.number, match.edition.labels)
    ends = [raw(match.clone().push(form)) for form in (move, move.number, str(move), told)]
    assert all(end == ends[0] for end in ends)


def test_pushing_returns_the_match_and_counts(match):
    seat, move = match.seat, toss(match)
    assert match.push(move) is match
    assert (match.version, match.moves, match.seats) == (1, [move], [seat])
    assert match.events(seat) and match.seat != seat


def test_several_moves_are_all_or_nothing(match):
    first = toss(match)
    second = toss(match.clone().push(first))
    before = raw(match)
    with pytest.raises(Refused) as caught:
        match.push(first, second, "pass")
    assert caught.value.rule == "GRE-3.1" and raw(match) == before
    with pytest.raises(Refused):
        match.push(first, "fly")
    assert raw(match) == before
    match.push(first, second)
    assert match.version == 2
    assert raw(match) == raw(match.at(0).push(first).push(second))
    assert raw(match.clone().push()) == raw(match)


def test_a_refusal_changes_nothing_and_names_its_rule(match):
    before = raw(match)
    wrong = {"pass": "GRE-3.1", "lay cat": "GRE-2.2", "fly": "LUD-3", 99: "LUD-3"}
    for move, rule in wrong.items():
        refusal = match.why_not(move)
        assert refusal.rule == rule
        with pytest.raises(Refused) as caught:
            match.push(move)
        assert caught.value == refusal and raw(match) == before
        assert str(refusal) == refusal.say("en") and refusal.say("fr").endswith(f"[{rule}]")
    assert match.why_not(toss(match)) is None


def test_a_seat_acts_only_in_its_turn(match):
    move, other = toss(match), 1 - match.seat
    assert match.why_not(move, seat=other) == NOT_YOUR_TURN
    assert match.why_not(move, seat=SPECTATOR) == NOT_YOUR_TURN
    with pytest.raises(Refused, match="LUD-1"):
        match.push(move, seat=other)
    assert match.version == 0
    match.push(move, seat=1 - other)
    assert match.version == 1


def test_a_finished_match_takes_no_moves(grenier):
    match = finished(grenier)
    assert match.seat == -1 and match.legal() == [] and match.view(0).moves == ()
    before = raw(match)
    assert match.why_not("peek") == MATCH_OVER
    with pytest.raises(Refused, match="LUD-2"):
        match.push("peek")
    assert raw(match) == before
    assert match.outcome() is not None and match.view().outcome == match.outcome()


def test_house_refusals_are_new_each_time_and_hold_no_frames(grenier):
    match, before = finished(grenier), MATCH_OVER.__traceback__
    refusals = [match.why_not("peek") for _ in range(50)]
    assert len({id(r) for r in refusals}) == 50
    assert all(r.__traceback__ is None for r in refusals)
    for _ in range(3):
        with pytest.raises(Refused) as caught:
            match.push("peek")
        assert caught.value is not MATCH_OVER
    assert MATCH_OVER.__traceback__ is before


@pytest.mark.parametrize("seat", [-1, 2, 3, 14, 16, True, "0", 1.0])
def test_a_view_of_an_unknown_seat_is_refused(match, seat):
    for ask in (match.view, match.events, lambda s: match.why_not("peek", seat=s)):
        with pytest.raises(UsageError, match="there is no seat"):
            ask(seat)


def test_a_view_holds_moves_for_the_acting_seat_only(match):
    acting, other, watching = match.view(match.seat), match.view(1 - match.seat), match.view()
    assert acting.acting and acting.legal == match.legal()
    assert not other.acting and other.legal == [] and watching.legal == []
    assert watching.seat == SPECTATOR == match.view(SPECTATOR).seat
    assert len({v.key() for v in (acting, other, watching)}) == 3


def test_views_show_own_cards_only(match):
    hands = match.state.hand
    assert match.view(0).state.hand[0] == hands[0] and match.view(0).state.hand[1] == [0] * 5
    assert match.view().state.hand == [[0] * 5] * 3
    assert match.view(0).state.key0 == 0


def test_events_are_told_to_those_who_may_see_them(match):
    seat = match.seat
    match.push("peek")
    kinds = {eye: [e.kind for e in match.events(eye)] for eye in (seat, 1 - seat, None)}
    assert "saw" in kinds[seat] and "saw" not in [*kinds[1 - seat], *kinds[None]]
    match.push(toss(match))
    assert match.events(seat, since=0)[: len(kinds[seat])] == match.at(1).events(seat)
    assert match.events(seat, since=1) == match.events(seat)
    assert match.events(seat, since=2) == []


@pytest.mark.parametrize("since", [-1, 3, True, "1"])
def test_events_since_a_move_that_was_not_made_are_refused(match, since):
    match.push("peek")
    with pytest.raises(UsageError):
        match.events(0, since=since)


def test_taking_back_leads_to_the_same_bytes(grenier):
    match = finished(grenier)
    marks = [raw(match.at(n)) for n in range(match.version + 1)]
    assert marks[-1] == raw(match)
    while match.version:
        match.undo()
        assert raw(match) == marks[match.version]
    match.undo(0)
    assert raw(match) == marks[0]


@pytest.mark.parametrize("count", [-1, 2, True, 100, "1", None])
def test_more_than_was_made_can_not_be_taken_back(match, count):
    match.push("peek")
    before = raw(match)
    with pytest.raises(UsageError, match="can't take back"):
        match.undo(count)
    assert raw(match) == before


def test_a_move_that_was_not_made_has_no_position(match):
    for version in (1, -1, True, "0"):
        with pytest.raises(UsageError, match=f"there is no move {version!r}; 0 were made"):
            match.at(version)


def test_a_clone_goes_its_own_way(match):
    twin = match.clone()
    match.push("peek")
    assert twin.version == 0 and raw(twin) == raw(match.at(0))
    twin.push(toss(twin))
    assert twin.numbers != match.numbers


def test_a_match_may_begin_from_a_position(grenier, match):
    match.push("peek")
    again = Match(match.edition, 9, state=match.state)
    again.push(toss(again))
    assert match.version == 1 and again.version == 1
    assert again.undo().view(0).state == match.view(0).state
    assert again.events(0) == []


def test_a_branch_keeps_the_past_and_gets_chance_of_its_own(grenier, match):
    match.push(toss(match))
    twin = match.branch(seed=123)
    assert twin.view(0).state == match.view(0).state and twin.moves == match.moves
    assert (twin.state.key0, twin.state.key1) != (match.state.key0, match.state.key1)
    again = twin.at(twin.version)
    assert raw(again) == raw(twin)
    with pytest.raises(UsageError, match="seed -1"):
        match.branch(seed=-1)


def test_what_the_setup_notes_is_told_before_the_first_move(grenier):
    begun = grenier.new(seed=1)
    assert begun.events(0) == begun.events(0, since=0)


def test_the_outcome_shares_the_win(grenier):
    for seed in range(30):
        outcome = finished(grenier, seed).outcome()
        assert sum(outcome.scores) == 1 and len(outcome.scores) == 2
        if len(set(outcome.scores)) == 1:
            assert outcome.winners == ()
        else:
            assert [outcome.scores[w] for w in outcome.winners] == [1]
        assert outcome.reason in ("goal_reached", "last_turn")


def test_three_seats_are_an_option(grenier):
    match = grenier.new(seed=1, options={"seats": 3})
    assert match.edition.seats == 3 and match.view(2).state.held == [3, 3, 3]
    with pytest.raises(UsageError, match="option seats: 4 is not a whole number from 2 to 3"):
        grenier.new(options={"seats": 4})


def test_a_notebook_shows_a_match_and_a_view(match):
    assert match._repr_html_().startswith("<svg") and match.view()._repr_html_().startswith("<svg")
    assert "pioche" in match.view(0).board("fr") and "deck" in match.view(0).board()


def test_a_move_prints_as_its_notation(match):
    assert str(Move(3, "lay mirror")) == "lay mirror"
    assert repr(Move(3, "lay mirror")) == "Move('lay mirror')"


def replayed(match, version):
    """The position after some moves, played from the very first."""
    again = Match(match.edition, match.seed)
    for number in match.numbers[:version]:
        again.push(number)
    return again


@pytest.mark.parametrize("kept", [1, 3, 4, 1000])
def test_an_earlier_position_is_the_same_however_many_are_kept(grenier, monkeypatch, kept):
    monkeypatch.setattr("ludotheque.core.match.KEPT", kept)
    match = finished(grenier, seed=8)
    assert match.version > 12
    for version in range(match.version + 1):
        earlier = match.at(version)
        assert raw(earlier) == raw(replayed(match, version))
        assert raw(earlier.clone()) == raw(earlier)
        if version:
            assert raw(earlier.undo()) == raw(replayed(match, version - 1))
    assert match.version == len(match.numbers)


def test_positions_kept_belong_to_the_moves_that_led_there(grenier, monkeypatch):
    monkeypatch.setattr("ludotheque.core.match.KEPT", 2)
    match = finished(grenier, seed=8)
    match.undo(match.version - 3)
    while not match.over:
        match.push(match.legal()[-1])  # another course than before
    assert raw(match.at(7)) == raw(replayed(match, 7))
    other = match.at(4)
    other.push(other.legal()[0])
    assert raw(match.at(5)) == raw(replayed(match, 5))


def test_chance_changed_by_hand_is_changed_again_on_the_way(grenier, monkeypatch):
    monkeypatch.setattr("ludotheque.core.match.KEPT", 2)
    match, marks = grenier.new(seed=8), []
    while not match.over:
        if match.version in (1, 2, 5):
            match = match.branch(seed=40 + match.version)
        marks.append(raw(match))
        match.push(match.legal()[0])
    assert [raw(match.at(n)) for n in range(len(marks))] == marks
    assert raw(match.at(5))[0] != raw(replayed(match, 5))[0]


def test_going_back_in_a_long_match_plays_few_moves_again(grenier, monkeypatch):
    match = finished(grenier, seed=8)
    monkeypatch.setattr("ludotheque.core.match.KEPT", 4)
    match = replayed(match, match.version)
    calls = []
    monkeypatch.setattr(match.edition, "apply", lambda s, number: calls.append(number))
    match.at(match.version)
    assert len(calls) == match.version % 4


def test_a_match_is_retraced_move_by_move_with_every_key_it_had(grenier):
    match = grenier.new(3)
    for n in range(6):
        match.push(match.legal()[-1])
        if n == 2:
            match.key_anew(99)
    packed = [match.edition.rules.state.pack(past.state) for past in match.retrace(1, 5)]
    assert packed == [match.edition.rules.state.pack(match.at(n).state) for n in range(1, 6)]
