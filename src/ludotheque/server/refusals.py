"""Refusals that come from the table, not from a game: a code for programs, words for people."""

from __future__ import annotations

import math

from ludotheque.core.words import DeveloperError, LudothequeError, Refused, Words
from ludotheque.server.store.writer import StorageError
from ludotheque.server.wire.socket import Refusal
from ludotheque.server.wire.view import Problem

# code -> (HTTP status, rule it cites or "", French, English)
_TABLE = {
    "stale": (409, "", "La table a changé entre-temps.", "The table has changed meanwhile."),
    "identity": (401, "", "Il faut d’abord se présenter.", "Say who you are first."),
    "scope": (403, "", "Ce jeton ne le permet pas.", "This token does not allow that."),
    "origin": (403, "", "Demande venue d’une autre page.", "The request came from another page."),
    "no_match": (404, "", "Cette partie n’existe pas.", "There is no such match."),
    "not_found": (404, "", "Il n’y a rien ici.", "There is nothing here."),
    "unknown_game": (404, "", "Ce jeu n’existe pas.", "There is no such game."),
    "not_yours": (403, "LUD-1", "Cette place n’est pas la vôtre.", "That seat is not yours."),
    "not_begun": (409, "LUD-1", "La partie n’a pas commencé.", "The match has not begun."),
    "over": (409, "LUD-2", "La partie est terminée.", "The match is over."),
    "still_on": (403, "", "La partie n’est pas terminée.", "The match is not over."),
    "owner": (403, "", "Seul l’hôte de la table le peut.", "Only the table's owner may do that."),
    "present": (
        *(409, ""),
        "Quelqu’un joue à cette place, ou vient de s’absenter.",
        "Somebody is playing in that seat, or has only just gone.",
    ),
    "kept": (
        *(409, ""),
        "Cette place est gardée pour qui l’occupait.",
        "That seat is kept for whoever sat there.",
    ),
    "secrets": (
        *(403, ""),
        "Quelqu’un connaît déjà ce que cette place tient caché.",
        "Somebody already knows what that seat keeps hidden.",
    ),
    "resigned": (409, "", "Cette place a abandonné.", "That seat has resigned."),
    "level_agreed": (
        *(409, ""),
        "Ce n’est pas le niveau convenu pour cette place.",
        "That is not the level agreed for this seat.",
    ),
    "taken": (409, "", "Cette place est prise.", "That seat is taken."),
    "no_seat": (404, "", "Cette place n’existe pas.", "There is no such seat."),
    "full": (409, "", "Aucune place n’est libre.", "No seat is free."),
    "invite": (
        *(403, "", "Cette table est sur invitation\u00a0: demandez le lien à son hôte."),
        "This table is by invitation: ask its host for the link.",
    ),
    "two_hands": (
        *(403, ""),
        "Vous connaissez déjà la main d’une autre place.",
        "You already know the hand of another seat.",
    ),
    "eyes": (403, "", "Ces yeux ne sont pas les vôtres.", "Those eyes are not yours."),
    "undo": (409, "LUD-5", "On ne peut pas revenir là.", "There is no going back to that."),
    "abort_late": (
        *(409, "LUD-8"),
        "Deux coups sont joués : la partie ne s’interrompt plus.",
        "Two moves have been made: the match can't be broken off any more.",
    ),
    "withdraw_late": (
        *(409, "LUD-11"),
        "La partie a commencé : sa table ne se retire plus.",
        "The match has begun: its table can't be taken away any more.",
    ),
    "draw_open": (
        *(409, "LUD-9"),
        "Une proposition de nulle attend déjà sa réponse.",
        "A draw has been offered already and awaits its answer.",
    ),
    "draw_again": (
        *(409, "LUD-9"),
        "Vous avez déjà proposé nulle : attendez le prochain coup.",
        "You have offered a draw already: wait for the next move.",
    ),
    "no_draw": (409, "LUD-9", "Personne ne propose nulle.", "Nobody offers a draw."),
    "claim_never": (
        *(409, "LUD-10"),
        "Il n’y a pas ici d’adversaire absent dont on puisse réclamer la partie.",
        "There is no absent opponent here whose game could be claimed.",
    ),
    "claim_turn": (
        *(409, "LUD-10"),
        "Ce n’est pas à l’adversaire de jouer.",
        "It is not your opponent's turn.",
    ),
    "claim_here": (
        *(409, "LUD-10"),
        "Votre adversaire est là, ou vient de s’absenter.",
        "Your opponent is here, or has only just gone.",
    ),
    "no_windows": (
        *(409, "LUD-7"),
        "Ce jeu n’attend jamais de réaction.",
        "This game never waits for a reaction.",
    ),
    "one_screen": (
        *(409, "LUD-7"),
        "À deux sur un écran, on attend toujours.",
        "Two at one screen are always waited for.",
    ),
    "no_ask": (409, "LUD-5", "Personne n’a rien demandé.", "Nobody has asked for anything."),
    "hints": (403, "", "Pas de conseil à cette table.", "No hints at this table."),
    "level": (400, "", "Ce niveau n’existe pas.", "There is no such level."),
    "choice": (400, "", "Ce choix n’existe pas.", "There is no such choice."),
    "clock": (400, "", "Cette pendule va trop vite.", "That clock runs too fast."),
    "seats": (400, "", "Trop de places pour ce jeu.", "Too many seats for this game."),
    "bot": (404, "", "Ce robot n’est pas à vous.", "That bot is not yours."),
    "login_taken": (409, "", "Cet identifiant est déjà pris.", "That login is taken."),
    "login_wrong": (403, "", "Identifiant ou mot de passe incorrect.", "Wrong login or password."),
    "no_guest": (
        *(404, ""),
        "Ce navigateur n’a pas d’invité à ajouter à un compte.",
        "This browser has no guest to add to an account.",
    ),
    "login_alike": (
        *(400, ""),
        "Cet identifiant mêle des alphabets ou imite un autre.",
        "That login mixes alphabets or looks like another.",
    ),
    "password_wrong": (
        *(403, ""),
        "L’ancien mot de passe est incorrect.",
        "The old password is wrong.",
    ),
    "accounts_only": (409, "", "Il faut un compte pour cela.", "That takes an account."),
    "name": (400, "", "Ce nom ne se voit pas.", "That name can't be seen."),
    "forget_name": (
        *(400, ""),
        "Ce n’est pas votre nom : rien n’est effacé.",
        "That is not your name: nothing was deleted.",
    ),
    "idle": (400, "", "Page fermée : elle ne regarde rien.", "Closed: the page watches nothing."),
    "ended": (401, "", "Cette connexion a pris fin.", "You have been logged out here."),
    "two_lengths": (
        *(400, ""),
        "Content-Length et Transfer-Encoding ne vont pas ensemble.",
        "Content-Length and Transfer-Encoding do not go together.",
    ),
    "headers": (431, "", "En-têtes trop longs.", "The headers are too long."),
    "host": (
        *(421, ""),
        "Ce serveur ne répond pas sous ce nom ; --allow-host le permet.",
        "This server does not answer to that name; --allow-host lets it.",
    ),
    "guests_only": (409, "", "Vous avez déjà un compte.", "You already have an account."),
    "keepsake_kind": (
        *(400, ""),
        "Ce jeu ne garde rien de ce genre.",
        "This game keeps nothing of that kind.",
    ),
    "keepsake_name": (
        *(409, ""),
        "Vous gardez déjà quelque chose sous ce nom.",
        "You already keep something under that name.",
    ),
    "keepsake_big": (413, "", "C’est trop long à garder.", "That is too long to keep."),
    "keepsakes": (
        *(409, ""),
        "Votre étagère est pleine ; retirez-en quelque chose.",
        "Your shelf is full; take something away.",
    ),
    "lesson": (
        *(409, ""),
        "Cela ne se fait pas dans une leçon.",
        "That is not done in a lesson.",
    ),
    "lesson_closed": (
        *(409, ""),
        "Cette leçon a été fermée, car vous en avez ouvert d’autres ailleurs.",
        "This lesson was closed, for you opened others elsewhere.",
    ),
    "malformed": (400, "", "Message incompréhensible.", "The message makes no sense."),
    "too_big": (413, "", "Message trop long.", "The message is too long."),
    "too_fast": (429, "", "Trop de demandes ; attendez.", "Too many requests; wait."),
    "busy": (
        *(429, ""),
        "Trop de connexions à la fois ; réessayez dans un instant.",
        "Too many people are logging in; try again in a moment.",
    ),
    "too_many": (429, "", "Trop de tables ou de pages.", "Too many tables or pages."),
    "computers_many": (
        *(429, ""),
        "Trop de parties entre ordinateurs ; regardez-en une jusqu’au bout, ou prenez-y place.",
        "Too many matches between computers; watch one to its end, or sit down at it.",
    ),
    "waiting_many": (
        *(429, ""),
        "Trop de vos tables attendent déjà des joueurs.",
        "Too many of your tables are waiting for players.",
    ),
    "imports_many": (
        *(429, ""),
        "Vous avez déjà repris trop de fichiers.",
        "You have brought too many files already.",
    ),
    "kept_much": (
        *(429, ""),
        "On a déjà beaucoup gardé d’ici aujourd’hui ; réessayez demain.",
        "Much was kept from here today already; try again tomorrow.",
    ),
    "importing": (
        *(429, ""),
        "Un fichier est déjà en cours de lecture ; attendez.",
        "A file is being read already; wait.",
    ),
    "replay_long": (413, "", "Ce fichier a trop de coups.", "That file has too many moves."),
    "bots_many": (429, "", "Vous avez trop de robots.", "You have too many bots."),
    "storage": (507, "", "Le disque ne prend plus rien.", "The disk takes nothing more."),
    "study_failed": (
        *(500, ""),
        "Le calcul a échoué ; réessayez.",
        "Working it out failed; try again.",
    ),
    "readonly": (409, "LUD-6", "Partie en lecture seule.", "This match can only be read."),
    "stopping": (503, "", "Le serveur s’arrête.", "The server is stopping."),
    "slow": (400, "", "Page trop lente à lire.", "The page is too slow to read."),
    "fault": (500, "", "Erreur du serveur.", "The server made a mistake."),
}
REFUSALS = {
    code: Words(row[2].replace(" ;", "\u00a0;").replace(" :", "\u00a0:"), row[3])
    for code, row in _TABLE.items()
}


class MoveRefused(LudothequeError):
    """The rules do not allow one of the moves sent together (LUD-4)."""

    def __init__(self, refusal: Refused, index: int) -> None:
        super().__init__(refusal.said)
        self.refusal, self.index = refusal, index


class Denied(LudothequeError):
    """Something the table does not allow; nothing changed."""

    def __init__(self, code: str, words: Words | None = None, version: int | None = None) -> None:
        self.code = code
        self.status, rule = _TABLE[code][:2]
        self.rule = str(rule) or None
        self.version = version
        super().__init__(words or REFUSALS[code])

    def __str__(self) -> str:
        return f"{self.code}: {self.words.en}"


def too_fast(seconds: float) -> Denied:
    """The refusal of who asks too much of something, with how long to wait."""
    wait = math.ceil(seconds) or 1
    fr, en = f"Trop de demandes ; attendez {wait} s.", f"Too many requests; wait {wait} s."
    return Denied("too_fast", Words(fr, en))


def as_frame(error: LudothequeError, key: str | None, match: str | None) -> Refusal:
    """The socket frame that tells of a refusal."""
    index = error.index if isinstance(error, MoveRefused) else None
    error = error.refusal if isinstance(error, MoveRefused) else error
    if isinstance(error, Refused):
        return Refusal("rule", *error.words, key, match, error.rule, None, index)
    denied = as_denied(error)
    return Refusal(denied.code, *denied.words, key, match, denied.rule, denied.version)


def as_problem(error: LudothequeError) -> tuple[int, Problem]:
    """The HTTP status and body that tell of a refusal."""
    if isinstance(error, Refused):
        return 409, Problem("rule", error.words.fr, error.words.en, error.rule)
    denied = as_denied(error)
    return int(denied.status), Problem(denied.code, *denied.words, denied.rule)


def as_denied(error: LudothequeError) -> Denied:
    """Any expected error as one of ours."""
    if isinstance(error, Denied):
        return error
    if isinstance(error, StorageError):
        return Denied("storage")
    if isinstance(error, DeveloperError):
        said = REFUSALS["malformed"].fr
        return Denied("malformed", Words(f"{said} ({error.words.fr})", error.words.en))
    return Denied("malformed", error.words)
