"""What asides of games say alike: why something can't be done."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.game import Edition
from ludotheque.core.kernel import OK


class Why(TypedDict):
    """Why something can't be done."""

    code: str
    fr: str
    en: str
    rule: str


def why(edition: Edition, code: int) -> Why | None:
    """What a code of `why_not` says, fit for a page; None where nothing forbids it."""
    return None if code == OK else refused(edition, code)


def refused(edition: Edition, code: int) -> Why:
    """What a code of `why_not` says, fit for a page."""
    refusal = edition.refusal(code)
    name = edition.rules.refusals[code]
    return {"code": name, "fr": refusal.words.fr, "en": refusal.words.en, "rule": refusal.rule}
