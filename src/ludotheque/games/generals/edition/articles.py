"""Names with their articles: French by gender and elision, English by sound."""

from __future__ import annotations

from ludotheque.core.content import Entry
from ludotheque.core.words import Words

MASCULINE, FEMININE = 1, 2  # as the forms of a sentence count them: {gender:prêt|prête}
GENDERS = {"m": MASCULINE, "f": FEMININE}
FRENCH_VOWELS = "AEIOUÂÀÉÈÊËÎÏÔÖÙÛÜH"  # an H at the head of a name is mute
ENGLISH_VOWELS = "AEIOU"


def read_gender(entry: Entry) -> int:
    """The gender of a name in French, from its entry."""
    return GENDERS[entry.choice("gender", GENDERS)]


def a(name: Words, gender: int) -> Words:
    """“une Infanterie”, “an Infantry”."""
    french = "une" if gender == FEMININE else "un"
    english = "an" if name.en[0].upper() in ENGLISH_VOWELS else "a"
    return Words(f"{french} {name.fr}", f"{english} {name.en}")


def the(name: Words, gender: int) -> Words:
    """“l’Infanterie”, “la Caserne”, “the Port”."""
    if name.fr[0].upper() in FRENCH_VOWELS:
        return Words(f"l’{name.fr}", f"the {name.en}")
    french = "la" if gender == FEMININE else "le"
    return Words(f"{french} {name.fr}", f"the {name.en}")
