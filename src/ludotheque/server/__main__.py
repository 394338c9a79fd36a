"""`python -m ludotheque.server`: the table, without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludotheque.server.run import serve


def main() -> None:
    """Read host, port and data folder, then serve."""
    parser = argparse.ArgumentParser(prog="ludotheque serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path)
    asked = parser.parse_args()
    serve(asked.host, asked.port, asked.data, announce=lambda url: print(url, flush=True))


if __name__ == "__main__":
    main()
