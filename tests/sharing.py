"""Which tests one worker has together, so that what they share is made once: all of a file, all
laws of a game, all canaries; not the browser's suites, nor what is long and shares nothing. Every
other worker has the browser's first, which wait a lot, while the rest keeps the processors busy.

Told by their names. Marks of pytest-xdist (`xdist_group`) say the same, but that plugin hides them
in the names of tests, which pytest 9.2 does not let it: there every test was alone.
"""

from __future__ import annotations

from typing import Any

SPREAD = ("test_million",)
WHOLE = ("canaries",)
LAWS = "laws"


def group_of(test: str, games: list[str]) -> str:
    """What a test is had together with; itself, if it stands alone."""
    file, _, name = test.partition("::")
    parts = file.removesuffix(".py").split("/")
    parts = parts[parts.index("tests") + 1 :] if "tests" in parts else []
    if len(parts) < 2 or parts[0] == "browser" or parts[-1] in SPREAD:
        return test
    if parts[0] in WHOLE:
        return parts[0]
    game = _game_of(name, games) if parts[0] == LAWS else ""
    return f"{LAWS} of {game}" if game else file


def _game_of(name: str, games: list[str]) -> str:
    """The game that a law is tried on."""
    asked = name.partition("[")[2].removesuffix("]")
    return next((game for game in games if f"{asked}-".startswith(f"{game}-")), "")


def in_browser(test: str) -> bool:
    """Whether a test, or what is had together with it, is of the browser's."""
    return "browser" in test.split("/")


def scheduler(config: Any, log: Any, games: list[str]) -> Any:
    """Hands tests out, group by group."""
    from xdist.scheduler import LoadGroupScheduling

    class Sharing(LoadGroupScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid, games)

        def _assign_work_unit(self, node: Any) -> None:
            first = list(self.assigned_work).index(node) % 2 == 0
            groups = [group for group in self.workqueue if in_browser(group) == first]
            self.workqueue.move_to_end((groups or [*self.workqueue])[0], last=False)
            super()._assign_work_unit(node)

    return Sharing(config, log)
