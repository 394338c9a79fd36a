"""Starts a server for the tests: settings as JSON on the command line, the address on stdout."""

import json
import sys
from pathlib import Path

from ludotheque.server.run import serve
from ludotheque.server.settings import Limits, Rate, Settings


def main() -> None:
    """Serve with the settings given."""
    given = json.loads(sys.argv[1])
    limits = {k: Rate(*v) if isinstance(v, list) else v for k, v in given.pop("limits", {}).items()}
    for name in ("pause", "window"):
        if name in given:
            given[name] = tuple(given[name])
    given["data"] = Path(given["data"])
    given["games"] = tuple(Path(p) for p in given.get("games", ()))
    port = given.pop("port", 0)
    settings = Settings(**given, limits=Limits(**limits))
    serve(port=port, settings=settings, announce=lambda url: print(url, flush=True))


if __name__ == "__main__":
    main()
