"""What the server writes down: one line each, with its time and how grave it is."""

from __future__ import annotations

import logging


class OneLine(logging.Formatter):
    """A formatter whose lines are lines: a traceback too stays on one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return " | ".join(line.strip() for line in super().format(record).splitlines())


def begin() -> None:
    """Write to standard error, unless somebody has said otherwise."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # Whoever connects can make it complain; every such line would be theirs to write.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
