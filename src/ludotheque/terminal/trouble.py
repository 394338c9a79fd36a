"""Bad input told in one sentence, in the language of the table."""

from __future__ import annotations

import errno
import re

from ludotheque.core.french import french
from ludotheque.core.words import Refused, SaidError, Words
from ludotheque.terminal import texts


class TroubleError(SaidError):
    """Something that was typed does not exist or does not fit: a sentence in both languages."""

    def __init__(self, words: Words, **values: object) -> None:
        super().__init__(words.filled(**values) if values else words)


def sentence(error: Exception, lang: str) -> str:
    """What an error says, in one language."""
    if isinstance(error, Refused):
        return error.say(lang)
    if isinstance(error, TroubleError):  # a sentence already, or one that opens with a file's name
        return error.words.get(lang)
    if isinstance(error, SaidError):
        said = error.words.get(lang)
        return said[:1].upper() + said[1:]
    text = str(error) or type(error).__name__
    said = french(text) if lang == "fr" else text
    is_place = re.match(r".+?:\d+: ", text)  # the name of a file stays as it was typed
    return said if is_place else said[:1].upper() + said[1:]


def why_of(error: OSError) -> Words | str:
    """What the system says is wrong, in both languages where it is something usual."""
    usual = {
        errno.EISDIR: texts.IS_FOLDER,
        errno.EACCES: texts.NO_RIGHT,
        errno.EPERM: texts.NO_RIGHT,
        errno.ENOSPC: texts.NO_ROOM,
    }
    return usual.get(error.errno or 0) or error.strerror or str(error)
