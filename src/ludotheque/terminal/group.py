"""The frame around every command: its language, its errors in one sentence, its exit code."""

from __future__ import annotations

import contextlib
import io
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from typer.core import TyperGroup

from ludotheque.core.words import LudothequeError, Words
from ludotheque.terminal import language, texts
from ludotheque.terminal.trouble import TroubleError, sentence, why_of

BAD_INPUT = 2
BROKEN_OFF = 1
INTERRUPTED = 130


class Commands(TyperGroup):
    """All commands; an error that a person can mend is one sentence and exit code 2."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run the command line and end the process with its exit code."""
        extra["standalone_mode"] = False
        _settle_streams()
        warnings.showwarning = _in_one_line(warnings.showwarning)
        given = list(sys.argv[1:] if args is None else args)
        try:
            given = _spelt_out(self._speak(given))
            code = super().main(given, *rest, **extra)
            sys.stdout.flush()
        except LudothequeError as error:
            code = complain(sentence(error, language.current()))
        except KeyboardInterrupt:
            code = INTERRUPTED
        except BrokenPipeError:  # whoever read has read enough
            sys.stdout, code = io.StringIO(), BROKEN_OFF
        except OSError as error:  # nothing can be printed any more: a full disk, say
            sys.stdout = io.StringIO()
            code = complain(texts.NO_WAY_ON.filled(why=why_of(error)).get(language.current()))
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            code = complain(*misuse(error, self, given))
        if code == INTERRUPTED:
            complain(texts.INTERRUPTED.get(language.current()))
        sys.exit(code if isinstance(code, int) else 0)

    def _speak(self, given: list[str]) -> list[str]:
        """Choose the language, of the help too; what is left of the command line."""
        chosen, given = language.take(given)
        language.use(language.of_locale())
        if chosen is not None:
            if not language.is_known(chosen):
                raise TroubleError(texts.BAD_LANG, name=chosen)
            language.use(chosen)
        for command in _with_inner(self):
            for holder in (command, *command.params):
                if getattr(holder, "help", None):
                    vars(holder)["help"] = _half(vars(holder)["help"])
        return given


def _with_inner(command: Any) -> Iterator[Any]:
    """A command and, of a group, all inside it."""
    yield command
    for inner in getattr(command, "commands", {}).values():
        yield from _with_inner(inner)


def _settle_streams() -> None:
    """A closed stream swallows what it is told, and what one can't show is replaced."""
    sys.stdout, sys.stderr = sys.stdout or io.StringIO(), sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _spelt_out(given: list[str]) -> list[str]:
    """The command line with `--matrix` given a value even where none was typed."""
    return [
        "--matrix=" if word == "--matrix" and later.startswith("-") else word
        for word, later in zip(given, [*given[1:], "-"], strict=False)
    ]


def _half(text: str | None) -> str:
    """The part of `English | Français` that is spoken."""
    english, _, french = (text or "").partition(" | ")
    return language.typeset(french or english) if language.current() == "fr" else english


def _in_one_line(usual: Callable[..., None]) -> Callable[..., None]:
    """How warnings are shown: what concerns people as a sentence, not as a line of Python."""

    def show(message: Warning | str, *rest: Any, **more: Any) -> None:
        from ludotheque.core.native import PlainPython  # slow to import, seldom needed

        if isinstance(message, PlainPython):
            said = message.words.get(language.current())
            complain(said[:1].upper() + said[1:].rstrip(".") + ".")
        else:
            usual(message, *rest, **more)

    return show


def complain(*lines: str) -> int:
    """Print sentences on the error stream; the exit code for bad input."""
    for line in lines:
        print(line, file=sys.stderr)
    return BAD_INPUT


def misuse(error: Any, group: Commands, given: list[str]) -> list[str]:
    """What is wrong with a command line that could not be understood, and where help is."""
    context, lang = getattr(error, "ctx", None), language.current()
    path = context.command_path if context is not None else "ludotheque"
    wrong = _wrong(error, group, given)
    return [wrong.get(lang), texts.SEE_HELP.filled(command=path).get(lang)]


def _wrong(error: Any, group: Commands, given: list[str]) -> Words:
    kind, param = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        return texts.UNKNOWN_FLAG.filled(name=error.option_name)
    if kind == "MissingParameter" and param is not None:
        return texts.MISSING.filled(name=_called(param))
    if kind == "BadParameter" and param is not None:
        value = _value(_called(param), given) or error.message
        return texts.BAD_VALUE.filled(name=_called(param), value=value)
    if error.message.startswith("No such command"):
        name = error.message.partition("'")[2].partition("'")[0]
        within = error.ctx.command if error.ctx is not None else group
        return texts.UNKNOWN_COMMAND.filled(name=name, known=", ".join(within.commands))
    if error.message.startswith("Got unexpected extra argument"):
        return texts.EXTRA.filled(words=error.message.rpartition("(")[2].rstrip(")"))
    return texts.BAD_USAGE.filled(why=error.format_message())


def _called(param: Any) -> str:
    """What a parameter is called on the command line."""
    options = [opt for opt in getattr(param, "opts", []) if opt.startswith("-")]
    return options[0] if options else str(param.metavar or param.name.upper()).strip("[]")


def _value(option: str, given: list[str]) -> str:
    """What was typed for an option."""
    for word, after in zip(given, [*given[1:], ""], strict=True):
        if word == option:
            return after
        if word.startswith(option + "="):
            return word.partition("=")[2]
    return ""
