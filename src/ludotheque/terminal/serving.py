"""`serve`: the table in the browser, until it is told to stop."""

from __future__ import annotations

import os
import re
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

from ludotheque.core.words import Words
from ludotheque.server.addresses import Proxies
from ludotheque.server.network import is_loopback, network_urls
from ludotheque.server.routes.site import FILES
from ludotheque.server.run import serve as run
from ludotheque.server.settings import Settings, usual_data_folder
from ludotheque.server.store.marker import DATABASE
from ludotheque.terminal import texts
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.trouble import TroubleError

COMMAND = "ludotheque serve"
OPEN_AT = Words("La table est ouverte : {url}", "The table is open: {url}")
ON_NETWORK = Words(
    "Sur le même réseau\u00a0: {url}", "From other machines on the same network: {url}"
)
HERE_ONLY = Words(
    "Pour cette machine seulement\u00a0; {how} l’ouvre aussi au réseau.",
    "For this machine only; {how} opens it to the network too.",
)
KEPT_IN = Words("Les parties sont gardées dans {folder}.", "Matches are kept in {folder}.")
COME_BACK = Words("Pour revenir une autre fois\u00a0: {command}", "To come back later: {command}")
HOW_TO_STOP = Words("Ctrl+C pour la fermer.", "Ctrl+C closes it.")
NO_PAGE = Words(
    "La page n’est pas construite : « make play » la construit. L’interface des robots répond.",
    "The page is not built: `make play` builds it. The interface for bots answers.",
)
CLOSED = Words("La table est fermée ; rien n’est perdu.", "The table is closed; nothing is lost.")


def settings(
    data: Path | None, hosts: tuple[str, ...], proxies: tuple[str, ...], secure: bool
) -> Settings:
    """How the server is to be run; TroubleError for a name or an address that can't be one."""
    for host in hosts:
        if not re.fullmatch(r"[\w.-]+", host):
            raise TroubleError(texts.BAD_VALUE, name="--allow-host", value=host)
    for proxy in proxies:
        try:
            Proxies([proxy])
        except ValueError:
            raise TroubleError(texts.BAD_VALUE, name="--proxy", value=proxy) from None
    folder = data or usual_data_folder()
    return Settings(data=folder, hosts=hosts, proxies=proxies, secure_cookie=secure)


def is_by_make() -> bool:
    """Whether `make play` runs the command."""
    return "MAKELEVEL" in os.environ


def serve(lang: str, host: str, port: int, chosen: Settings, show: bool) -> None:
    """The command."""
    screen = Screen(lang)
    if not host.strip():  # to the system this would mean every address there is
        raise TroubleError(texts.BAD_VALUE, name="--host", value=host)

    first = not (chosen.data / DATABASE).exists()

    def announce(url: str) -> None:
        screen.say(OPEN_AT, url=url)
        for other in network_urls(host, urlsplit(url).port or port):
            if other != url:
                screen.say(ON_NETWORK, url=other)
        if is_loopback(host) and not chosen.proxies:
            how = "make play HOST=0.0.0.0" if is_by_make() else "--host 0.0.0.0"
            screen.say(HERE_ONLY, how=how, style="dim")
        if FILES.folder is None:
            screen.say(NO_PAGE)
        screen.say(KEPT_IN, folder=chosen.data, style="dim")
        if first:
            screen.say(COME_BACK, command="make play" if is_by_make() else COMMAND, style="dim")
        screen.say(HOW_TO_STOP, style="dim")
        if show:
            webbrowser.open(url)

    run(host, port, settings=chosen, announce=announce)
    screen.say(CLOSED)
