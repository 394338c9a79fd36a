"""Names that can be seen, and logins that cannot be taken for another's."""

from __future__ import annotations

import unicodedata

from ludotheque.server.refusals import Denied

LONGEST = 40
NAMELESS = "?"  # who has no name that could be seen, or none any more
MARKS = 2  # accents in a row on one letter
# Characters that count as letters or signs and show nothing.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# Letters that look like Latin ones: a login made of nothing else is taken for a Latin one.
LOOK_LATIN = {
    "CYRILLIC": "аеорсухіјѕһԁԛԝк",
    "GREEK": "αικνορτυχωγ",
    "ARMENIAN": "աոսցհզգ",
}
TOGETHER = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "BOPOMOFO": "CJK", "HANGUL": "CJK"}


def seen_name(name: str | None) -> str:
    """What can be seen of a name, perhaps nothing."""
    found: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name or ""):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if char.isprintable() and char not in BLANK and marks <= MARKS:
            found.append(char)
    shown = " ".join("".join(found).split())[:LONGEST].strip()
    return shown if any(unicodedata.category(c)[0] in "LNPS" for c in shown) else ""


def clean_name(name: str | None) -> str:
    """A name without characters that have no look of their own."""
    return seen_name(name) or NAMELESS


def login_key(login: str, strict: bool = True) -> str:
    """The one spelling of a login; Denied for one that mixes scripts or apes another's."""
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())
    letters = [c for c in key if c.isalpha()]
    scripts = {_script(c) for c in letters}
    alike = any(set(letters) <= set(LOOK_LATIN.get(script, "")) for script in scripts)
    if strict and (len(scripts) > 1 or alike or any(c in BLANK for c in key)):
        raise Denied("login_alike")
    return key


def _script(letter: str) -> str:
    """The script of a letter, by the first word of its name."""
    script = unicodedata.name(letter, "UNKNOWN").split()[0].split("-")[0]
    return TOGETHER.get(script, script)
