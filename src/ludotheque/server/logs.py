"""What the server writes down: one line each, with its time and how grave it is."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")  # it sets their levels


class OneLine(logging.Formatter):
    """A formatter whose lines are lines: a traceback too stays on one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return " | ".join(line.strip() for line in super().format(record).splitlines())


@contextlib.contextmanager
def written() -> Iterator[None]:
    """Write to standard error while a server runs, unless somebody has said otherwise."""
    root = logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in ("root", *UVICORN)}
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # Whoever connects can make it complain; every such line would be theirs to write.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    try:
        yield
    finally:
        root.removeHandler(handler)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
