"""Closed vocabularies: what a card may say, and every mistake told with its place."""

import pytest

from ludotheque.cards.keys import (
    Amount,
    Amounts,
    Choice,
    Condition,
    Conditions,
    Effect,
    Inner,
    Lasting,
    Name,
    Optional,
    Turns,
    Whole,
)
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry
from ludotheque.core.words import ContentError

HOLDS = Conditions(
    {
        "calm": {},
        "tide_is": {"tide": Choice(("low", "high")), "n": Whole(0, 9)},
        "seen": {"card": Name()},
    }
)
MARSH = Vocabulary(
    {
        "splash": {"n": Amounts(1, 20, ("reeds",)), "times": Optional(Whole(1, 5), 1)},
        "grow": {"until": Lasting(("dusk", "ever"), 6)},
        "hide": {},
        "later": {"if": HOLDS, "effects": Inner(frozenset({"splash", "hide"}))},
    }
)
ALL = frozenset(MARSH.verbs)


def read(*effects, allowed=ALL):
    """The effects of a card called heron."""
    return MARSH.effects(
        Entry("cards.toml", "heron", {"effects": list(effects)}), "effects", allowed
    )


def wrong(*effects, allowed=ALL):
    """What is wrong with them."""
    with pytest.raises(ContentError) as caught:
        read(*effects, allowed=allowed)
    said = str(caught.value)
    assert said.startswith("cards.toml: [heron] "), said
    return said.removeprefix("cards.toml: [heron] ")


def test_effects_hold_a_value_for_every_key_of_their_verb():
    assert read({"do": "splash", "n": 3}, {"do": "hide"}) == (
        Effect("splash", {"n": Amount(3), "times": 1}),
        Effect("hide", {}),
    )
    assert read({"do": "splash", "n": {"mul": 2, "of": "reeds"}, "times": 4}) == (
        Effect("splash", {"n": Amount(2, "reeds"), "times": 4}),
    )


def test_a_duration_is_a_name_or_a_number_of_turns():
    assert read({"do": "grow", "until": "dusk"})[0].values["until"] == "dusk"
    turns = read({"do": "grow", "until": {"turns": 3}})[0].values["until"]
    assert turns == 3 and isinstance(turns, Turns)


def test_effects_inside_an_effect_and_their_condition():
    (found,) = read(
        {"do": "later", "if": {"tide_is": ["low", 2]}, "effects": [{"do": "splash", "n": 1}]}
    )
    assert found.values["if"] == Condition("tide_is", {"tide": "low", "n": 2})
    assert found.values["effects"] == (Effect("splash", {"n": Amount(1), "times": 1}),)


@pytest.mark.parametrize(
    ("given", "read_as"),
    [
        ("calm", Condition("calm", {})),
        ({"seen": "otter"}, Condition("seen", {"card": "otter"})),
        ({"tide_is": ["high", 0]}, Condition("tide_is", {"tide": "high", "n": 0})),
    ],
)
def test_a_condition_is_a_word_or_a_table_of_one_key(given, read_as):
    assert HOLDS.read(Entry("cards.toml", "heron", {"if": given}), "if") == read_as


def test_what_was_read_can_no_longer_be_changed():
    (effect,) = read({"do": "splash", "n": 3})
    with pytest.raises(TypeError):
        effect.values["n"] = 4
    with pytest.raises(AttributeError):
        effect.verb = "hide"


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"do": "splahs", "n": 1},
         "effects 1: the verb 'splahs' is not known (did you mean 'splash'?); "
         "known: splash, grow, hide, later"),
        ({"do": 3}, "effects 1: the verb 3 is not known; known: splash, grow, hide, later"),
        ({"do": ["hide"]}, "effects 1: the verb ['hide'] is not known (did you mean 'hide'?)"),
        ({"n": 1}, "effects 1: the key 'do' is missing"),
        ("hide", "effects 1: must be a table of keys and values"),
        ({"do": "splash", "n": -3},
         "effects 1 (splash): n = -3 is not a whole number from 1 to 20"),
        ({"do": "splash", "n": True}, "effects 1 (splash): n = True is not a whole number"),
        ({"do": "splash", "n": 1.5}, "effects 1 (splash): n = 1.5 is not a whole number"),
        ({"do": "splash"}, "effects 1 (splash): the key 'n' is missing"),
        ({"do": "grow", "untill": "dusk"},
         "effects 1 (grow): the key 'until' is missing (is 'untill' a misspelling of it?)"),
        ({"do": "splash", "n": 1, "time": 2},
         "effects 1 (splash): the key 'time' is not known (did you mean 'times'?); "
         "known: n, times"),
        ({"do": "hide", "n": 1}, "effects 1 (hide): the key 'n' is not known; known: none"),
        ({"do": "splash", "n": {"mul": -2, "of": "reeds"}},
         "effects 1 (splash), n: mul = -2 is not a whole number from 1 to 20"),
        ({"do": "splash", "n": {"mul": 2, "of": "rocks"}},
         "effects 1 (splash), n: of 'rocks' is not one of reeds"),
        ({"do": "splash", "n": {"mul": 2, "of": "reeds", "max": 9}},
         "effects 1 (splash), n: the key 'max' is not known"),
        ({"do": "grow", "until": "dawn"},
         "effects 1 (grow): until 'dawn' is not one of dusk, ever, { turns = … }"),
        ({"do": "grow", "until": {"turns": 0}},
         "effects 1 (grow), until: turns = 0 is not a whole number from 1 to 6"),
        ({"do": "grow", "until": {"turn": 3}},
         "effects 1 (grow), until: the key 'turns' is missing"),
        ({"do": "later", "if": "calm", "effects": [{"do": "hide"}, {"do": "grow"}]},
         "effects 1 (later), effects 2 (grow): grow may not stand here; what may: splash, hide"),
        ({"do": "later", "if": "calm", "effects": [{"do": "splash", "n": 0}]},
         "effects 1 (later), effects 1 (splash): n = 0 is not a whole number from 1 to 20"),
        ({"do": "later", "if": "calm", "effects": []},
         "effects 1 (later): effects = [] is not a list of effects"),
        ({"do": "later", "if": "clam", "effects": [{"do": "hide"}]},
         "effects 1 (later): if: the condition 'clam' is not known (did you mean 'calm'?); "
         "known: calm, tide_is, seen"),
        ({"do": "later", "if": {"tide_is": ["low"]}, "effects": [{"do": "hide"}]},
         "effects 1 (later): if: tide_is takes 2 values, not 1"),
        ({"do": "later", "if": {"tide_is": ["mid", 1]}, "effects": [{"do": "hide"}]},
         "effects 1 (later), if tide_is: tide 'mid' is not one of low, high"),
        ({"do": "later", "if": {"calm": [], "seen": "x"}, "effects": [{"do": "hide"}]},
         "effects 1 (later): if = {'calm': [], 'seen': 'x'} is not a condition such as "),
        ({"do": "later", "if": 3, "effects": [{"do": "hide"}]},
         "effects 1 (later): if = 3 is not a condition such as \"calm\" or { tide_is = … }"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_effect_verb_and_key(effect, said):
    assert wrong(effect).startswith(said)


def test_the_number_of_the_effect_is_told():
    assert wrong({"do": "hide"}, {"do": "splash", "n": 0}).startswith("effects 2 (splash): n = 0")


def test_a_verb_may_be_kept_out_of_a_place():
    said = wrong({"do": "hide"}, allowed=frozenset({"splash", "grow"}))
    assert said == "effects 1 (hide): hide may not stand here; what may: splash, grow"


@pytest.mark.parametrize("given", [[], "hide", {"do": "hide"}, 3])
def test_effects_are_a_list(given):
    with pytest.raises(ContentError, match=r"\[heron\] effects = .* is not a list of effects"):
        MARSH.effects(Entry("cards.toml", "heron", {"effects": given}), "effects", ALL)


def test_another_key_may_hold_the_verb():
    other = Vocabulary({"hide": {}}, key="op")
    entry = Entry("cards.toml", "heron", {"steps": [{"op": "hide"}]})
    assert other.effects(entry, "steps", {"hide"}) == (Effect("hide", {}),)
