"""Bad input told in one sentence, in the language of the table."""

from __future__ import annotations

import errno

from ludotheque.core.words import LudothequeError, UsageError, Words
from ludotheque.terminal import texts


class TroubleError(UsageError):
    """Something that was typed does not exist or does not fit: a sentence in both languages."""


def sentence(error: Exception, lang: str) -> str:
    """What an error says, in one language."""
    if not isinstance(error, LudothequeError):
        return str(error) or type(error).__name__
    said = error.said.get(lang)
    is_whole = isinstance(error, TroubleError) or error.named  # a file stays as it was typed
    return said if is_whole else said[:1].upper() + said[1:]


def why_of(error: OSError) -> Words | str:
    """What the system says is wrong, in both languages where it is something usual."""
    usual = {
        errno.EISDIR: texts.IS_FOLDER,
        errno.EACCES: texts.NO_RIGHT,
        errno.EPERM: texts.NO_RIGHT,
        errno.ENOSPC: texts.NO_ROOM,
    }
    return usual.get(error.errno or 0) or error.strerror or str(error)
