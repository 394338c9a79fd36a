"""The README does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_twenty_lines_of_the_readme_run_as_they_stand():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(.*?)```", text, re.DOTALL)[1]
    parsed = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
    assert len(parsed.examples) > 10
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(parsed, out=told.append)
    assert not told, "".join(told)


def test_every_file_the_readme_links_to_is_there():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / link).exists(), link
