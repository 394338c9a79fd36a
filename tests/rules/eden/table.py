"""What the tests of Eden share: its examples, each run once, and positions made of their lines."""

import functools
from pathlib import Path

import pytest

from ludotheque.core.library import load
from ludotheque.core.scenario import Block, Line, read_blocks, run_block, script_of
from ludotheque.core.words import Refused

FOLDER = Path(__file__).resolve().parents[3] / "scenarios" / "eden"


@functools.cache
def blocks():
    """All examples by their ids."""
    return {block.id: block for path in sorted(FOLDER.glob("*.md")) for block in read_blocks(path)}


@functools.cache
def wrong(name):
    """What is wrong with an example; nothing if it passes."""
    return run_block(blocks()[name], load("eden")).wrong


def shows(rule, *names):
    """The examples named are about a rule, and every line of them is as the rule says."""
    for name in names:
        assert rule in blocks()[name].rules, f"{name} is not about {rule}"
        assert wrong(name) == ""


def script(text, **options):
    """A position from set-up lines, to play and to ask."""
    said = [line.strip().partition(":") for line in text.strip().splitlines()]
    lines = [Line(at, word, rest.strip()) for at, (word, _, rest) in enumerate(said, 1)]
    lines += [Line(0, "options", f"{key}={value}") for key, value in options.items()]
    return script_of(Block("test", 1, "EDEN-T", "a test", lines), load("eden"))


def expect(made, text):
    """Items that must be so."""
    for item in text.split(";"):
        assert made.expect(item.strip()) is None, f"{item}: {made.expect(item.strip())}"


class Table:
    """A position being played, in the words of scenarios."""

    def __init__(self, text, **options):
        self.made = script(text, **options)

    def plays(self, *lines):
        """These lines are played."""
        for line in lines:
            self.made.do(line)
        return self

    def is_so(self, *items):
        """All of this is true now."""
        for item in items:
            expect(self.made, item)
        return self

    def refuses(self, line, rule):
        """The line is refused with this rule, and nothing changes."""
        layout = self.made.match.edition.rules.state
        before = layout.pack(self.made.match.state)
        with pytest.raises(Refused) as refused:
            self.made.do(line)
        assert refused.value.rule == rule, refused.value
        assert layout.pack(self.made.match.state) == before
        return self
