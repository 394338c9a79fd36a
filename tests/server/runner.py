"""Starts a server for the tests: settings as JSON on the command line, the address on stdout."""

import json
import sys
import time
from pathlib import Path
from typing import Any


def main() -> None:
    """Serve with the settings given."""
    given = json.loads(sys.argv[1])
    if "wall" in given:
        set_wall(Path(given.pop("wall")))
    from ludotheque.server.run import serve  # after the clock is set: its time begins here

    port, settings = settings_from(given)
    serve(port=port, settings=settings, announce=lambda url: print(url, flush=True))


def settings_from(given: dict[str, Any]) -> tuple[int, Any]:
    """The port and the settings that JSON tells of."""
    from ludotheque.server.settings import Limits, Rate, Settings

    limits = {k: Rate(*v) if isinstance(v, list) else v for k, v in given.pop("limits", {}).items()}
    for name in ("pause", "window"):
        if name in given:
            given[name] = tuple(given[name])
    given["data"] = Path(given["data"])
    for name in ("hosts", "proxies", "reach"):
        given[name] = tuple(given.get(name, ()))
    given["games"] = tuple(Path(p) for p in given.get("games", ()))
    port = given.pop("port", 0)
    return port, Settings(**given, limits=Limits(**limits))


def set_wall(file: Path) -> None:
    """A wall clock that is wrong by as many seconds as a file says."""
    true = time.time
    time.time = lambda: true() + float(file.read_text())


if __name__ == "__main__":
    main()
