// What every deck builder says alike; a game adds what it says of its own decks. No-break spaces
// stand before ; : ! ? and in guillemets.
import type { Fault, Mend } from "../lenient";
import { withArticle } from "../french";
import { mark } from "../naming";
import { settings } from "../settings.svelte";
import * as shelf from "../shelf/words";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What is said in French, where a deck is called « paquet » or otherwise, and is of a class. */
const french = (deck: string, klass: string, article?: string) => ({
  shelf: {
    ...shelf.fr.shelf,
    title: `Vos ${deck}s`,
    fresh: `Nouveau ${deck}`,
    scratch: "De zéro",
    import: `Importer un ${deck}`,
    ready: "prêt à jouer",
    unsaved: "pas encore enregistré",
    changed: "modifié, pas encore enregistré",
    unreadable: `illisible : ce n’est pas un ${deck}`,
    when: (date: string) => `Enregistré le ${date}`,
    deleteText: `Le ${deck} est perdu, sauf si vous en gardez le texte. Les parties en cours continuent.`,
    done: {
      renamed: (name: string) => `Le ${deck} s’appelle ${name}.`,
      deleted: (name: string) => `${name} est supprimé.`,
    },
  },
  editor: {
    ...shelf.fr.editor,
    missing: `Ce ${deck} n’est pas ici`,
    missingText: "Il a peut-être été supprimé, ou il appartient à quelqu’un d’autre.",
    back: `Vers vos ${deck}s`,
    name: `Nom du ${deck}`,
    saved: "Enregistré",
    unsaved: "Pas enregistré",
    savedNow: (name: string) => `${name} est enregistré.`,
    undo: "Annuler le dernier changement",
    clear: `Vider le ${deck}`,
    revert: "Revenir à la version enregistrée",
    cards: "Cartes",
    deck: `${capital(deck)}`,
    panel: `Le ${deck}`,
    empty: "Aucune carte. Choisissez-en dans la liste.",
    add: (name: string) => `Ajouter ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    copies: (n: number, most: number) => `${n} sur ${most}`,
    cost: (n: number) => `coût ${n}`,
    keys: "Flèches : d’une carte à l’autre. Entrée ou + ajoute, − retire. Ctrl + Z annule, Ctrl + S enregistre.",
  },
  filter: {
    title: "Filtres",
    words: "Chercher dans les cartes",
    short: "Chercher…",
    costs: "Coût",
    dearest: (n: number) => `${n} et plus`,
    clear: "Tout montrer",
    found: (n: number) => (n > 1 ? `${n} cartes` : `${n} carte`),
    none: "Aucune carte ne correspond.",
  },
  verdict: {
    ...shelf.fr.verdict,
    ready: `Ce ${deck} est prêt à jouer.`,
    unreached: `Le ${deck} n’a pas pu être vérifié.`,
  },
  counts: {
    title: "Ce que les règles comptent",
    exact: (held: number, allowed: number) => `${held} sur ${allowed}`,
    most: (held: number, allowed: number) => `${held}, au plus ${allowed}`,
  },
  curve: {
    title: "Courbe des coûts",
    mean: (n: string) => `coût moyen ${n}`,
    bar: (cost: number, n: number) => `coût ${cost} : ${n}`,
  },
  import: {
    ...shelf.fr.import,
    title: `Importer un ${deck}`,
    lead: `Collez le texte d’un ${deck}. Les petites fautes de copie sont réparées ; les noms français ou anglais des cartes vont aussi.`,
    text: `Texte du ${deck}`,
    instead: `Mettre à la place de ce ${deck}`,
    notes: "Lu malgré :",
    usual: (name: string) => `${name} importé`,
    mends: {
      around: `du texte autour du ${deck}`,
      quotes: "des guillemets d’une autre sorte",
      commas: "des virgules en trop ou oubliées",
      bare: "des noms sans guillemets",
      comments: "des commentaires",
    } as Record<Mend, string>,
    ignored: (names: string) => `ce qui n’est pas du ${deck} : ${names}`,
    at: (line: number, column: number) => `ligne ${line}, colonne ${column}`,
    faults: {
      nothing: () =>
        `Aucun ${deck} dans ce texte. Un ${deck} s’écrit une carte par ligne, « 3 × Nom », ou comme son export.`,
      long: () => `Ce texte est bien trop long pour un ${deck}.`,
      deep: (at: string) => `Trop de crochets les uns dans les autres (${at}).`,
      end: (at: string) =>
        `Le texte s’arrête trop tôt (${at}) : il manque une accolade ou un crochet. La fin a peut-être été oubliée en copiant.`,
      quote: (at: string) => `Des guillemets s’ouvrent et ne se ferment pas (${at}).`,
      unexpected: (at: string, found: string) =>
        found
          ? `Quelque chose ne va pas à « ${found} » (${at}).`
          : `Quelque chose ne va pas (${at}).`,
    } as Record<Fault, (at: string, found: string) => string>,
    noCards: (keys: string) => `Il manque ${keys} : ce texte ne nomme aucune carte.`,
    listed: (key: string) => `"${key}" doit être une liste de noms de cartes.`,
    cards: '"cards" doit donner à chaque carte un nombre d’exemplaires.',
    count: (name: string, found: string) => `${name} : ${found} n’est pas un nombre d’exemplaires.`,
    unknown: (n: number): string =>
      n > 1 ? "Ces cartes n’existent pas :" : "Cette carte n’existe pas :",
    like: (name: string, id: string) => ` : vouliez-vous dire ${name} (${id}) ?`,
  },
  export: {
    title: `Exporter le ${deck}`,
    lead: `Ce texte est tout le ${deck} : gardez-le, envoyez-le, collez-le ailleurs.`,
    copy: "Copier le texte",
    copied: "Texte copié.",
    notCopied: "Le navigateur n’a pas copié : choisissez le texte et copiez-le.",
    file: "Télécharger",
  },
  klass: {
    none: (key: string, known: string) => `La ${klass} manque : "${key}" est l’une de ${known}.`,
    unknown: (found: string, key: string, known: string) =>
      `${found} n’est pas une ${klass} : "${key}" est l’une de ${known}.`,
    guessed: (name: string) => `la ${klass}, déduite des cartes : ${name}`,
    other: (name: string) => `Ce ${deck} est fait pour une autre ${klass} que ${name}.`,
    noDeck: `Aucun ${deck} de cette ${klass} n’est enregistré ici.`,
  },
  play: {
    title: (name: string) => `Jouer ${name}`,
    level: "Adversaire",
  },
  laying: {
    title: `Votre ${deck}`,
    lead: (name: string) =>
      `Vous jouez ${article ? `${article} ${name}` : withArticle(name)}. Avec quel ${deck} ?`,
    secret: "L’adversaire ne voit pas vos cartes.",
    yours: `Vos ${deck}s`,
    use: (name: string) => `Jouer ${name}`,
    last: (name: string) => `Rejouer ${name}`,
    unready: (name: string) => `${name} : à corriger d’abord`,
    builder: `Composer un ${deck}`,
    builderHelp: "s’ouvre à côté ; la table attend",
    pasteGo: `Jouer ce ${deck}`,
    laying: `Le ${deck} se pose…`,
    begun: (n: number) => `Un ${deck} est commencé : ${n} cartes y sont déjà.`,
    again: "Recommencer à zéro",
    clash: `Ce ${deck} ne contient pas les cartes déjà posées.`,
    waiting: (seat: number) =>
      mark(seat, `@ choisit son ${deck}.`, `Vous choisissez votre ${deck}.`),
  },
});

type SharedWords = ReturnType<typeof french>;

const english = (klass: string): SharedWords => ({
  shelf: {
    ...shelf.en.shelf,
    title: "Your decks",
    fresh: "New deck",
    scratch: "From scratch",
    import: "Import a deck",
    ready: "ready to play",
    unsaved: "not saved yet",
    changed: "changed, not saved yet",
    unreadable: "unreadable: this is no deck",
    when: (date) => `Saved ${date}`,
    deleteText: "The deck is lost unless you keep its text. Matches under way go on.",
    done: {
      renamed: (name) => `The deck is now called ${name}.`,
      deleted: (name) => `${name} is deleted.`,
    },
  },
  editor: {
    ...shelf.en.editor,
    missing: "This deck is not here",
    missingText: "It may have been deleted, or it is somebody else’s.",
    back: "To your decks",
    name: "Name of the deck",
    saved: "Saved",
    unsaved: "Not saved",
    savedNow: (name) => `${name} is saved.`,
    undo: "Take back the last change",
    clear: "Empty the deck",
    revert: "Back to the saved version",
    cards: "Cards",
    deck: "Deck",
    panel: "The deck",
    empty: "No cards. Choose some from the list.",
    add: (name) => `Add ${name}`,
    remove: (name) => `Remove ${name}`,
    copies: (n, most) => `${n} of ${most}`,
    cost: (n) => `cost ${n}`,
    keys: "Arrows: from card to card. Enter or + adds, − removes. Ctrl + Z takes back, Ctrl + S saves.",
  },
  filter: {
    title: "Filters",
    words: "Search the cards",
    short: "Search…",
    costs: "Cost",
    dearest: (n) => `${n} and more`,
    clear: "Show all",
    found: (n) => (n === 1 ? `${n} card` : `${n} cards`),
    none: "No card fits.",
  },
  verdict: {
    ...shelf.en.verdict,
    ready: "This deck is ready to play.",
    unreached: "The deck could not be checked.",
  },
  counts: {
    title: "What the rules count",
    exact: (held, allowed) => `${held} of ${allowed}`,
    most: (held, allowed) => `${held}, at most ${allowed}`,
  },
  curve: {
    title: "Curve of costs",
    mean: (n) => `mean cost ${n}`,
    bar: (cost, n) => `cost ${cost}: ${n}`,
  },
  import: {
    ...shelf.en.import,
    title: "Import a deck",
    lead: "Paste the text of a deck. Small slips of copying are mended; French or English names of cards will do too.",
    text: "Text of the deck",
    instead: "Put in the place of this deck",
    notes: "Read in spite of:",
    usual: (name) => `${name}, imported`,
    mends: {
      around: "text around the deck",
      quotes: "quotation marks of another kind",
      commas: "commas too many or forgotten",
      bare: "names without quotation marks",
      comments: "comments",
    },
    ignored: (names) => `what is no part of a deck: ${names}`,
    at: (line, column) => `line ${line}, column ${column}`,
    faults: {
      nothing: () => "No deck in this text. Write one card a line, “3 × Name”, or paste an export.",
      long: () => "This text is far too long for a deck.",
      deep: (at) => `Too many brackets inside each other (${at}).`,
      end: (at) =>
        `The text ends too early (${at}): a brace or a bracket is missing. Its end may have been left out in copying.`,
      quote: (at) => `Quotation marks are opened and never closed (${at}).`,
      unexpected: (at, found) =>
        found ? `Something is wrong at “${found}” (${at}).` : `Something is wrong (${at}).`,
    },
    noCards: (keys) => `Missing: ${keys}. This text names no card.`,
    listed: (key) => `"${key}" must be a list of names of cards.`,
    cards: '"cards" must give each card a number of copies.',
    count: (name, found) => `${name}: ${found} is no number of copies.`,
    unknown: (n) => (n === 1 ? "There is no such card:" : "There are no such cards:"),
    like: (name, id) => `: did you mean ${name} (${id})?`,
  },
  export: {
    title: "Export the deck",
    lead: "This text is the whole deck: keep it, send it, paste it elsewhere.",
    copy: "Copy the text",
    copied: "Text copied.",
    notCopied: "The browser did not copy: select the text and copy it.",
    file: "Download",
  },
  klass: {
    none: (key, known) => `The ${klass} is missing: "${key}" is one of ${known}.`,
    unknown: (found, key, known) => `${found} is no ${klass}: "${key}" is one of ${known}.`,
    guessed: (name) => `the ${klass}, told from the cards: ${name}`,
    other: (name) => `This deck is made for another ${klass} than the ${name}.`,
    noDeck: `No deck of this ${klass} is saved here.`,
  },
  play: {
    title: (name) => `Play ${name}`,
    level: "Opponent",
  },
  laying: {
    title: "Your deck",
    lead: (name) => `You play the ${name}. With which deck?`,
    secret: "The opponent does not see your cards.",
    yours: "Your decks",
    use: (name) => `Play ${name}`,
    last: (name) => `Play ${name} again`,
    unready: (name) => `${name}: to be mended first`,
    builder: "Make a deck",
    builderHelp: "opens beside; the table waits",
    pasteGo: "Play this deck",
    laying: "The deck is being laid out…",
    begun: (n) => `A deck is begun: ${n} cards are in it.`,
    again: "Start again",
    clash: "This deck does not hold the cards already added.",
    waiting: (seat) => mark(seat, "@ is choosing a deck.", "You are choosing a deck."),
  },
});

/** What a game says of its own decks. */
export interface OwnWords {
  called?: string; // a deck, where the game has another word for it
  shelf: { lead: string; empty: string };
  counts: Record<string, string>; // the limits by name
  parts: {
    cards: string;
    listed?: string; // where some cards lie apart
    moved?: (names: string) => string; // they were written among the others
  };
  given?: string; // why a card stays: it always lies there
  klass: string; // what decks are of; in French a feminine word
  article?: string; // before the name of a class, else a masculine one
  waiting: string; // what happens once decks are chosen
  go: string; // on the button that opens a match
  against: string; // the class of the other
  theirs: string; // and what they play
}

/** All that a deck builder says. */
export type DeckWords = SharedWords & { shelf: OwnWords["shelf"]; own: OwnWords };

/** The sentences of a game's deck builder in the present language. */
export function deckWords(own: () => OwnWords): () => DeckWords {
  const made = new Map<OwnWords, DeckWords>();
  return () => {
    const mine = own();
    if (!made.has(mine)) made.set(mine, whole(mine));
    return made.get(mine)!;
  };
}

function whole(own: OwnWords): DeckWords {
  const shared =
    settings.language === "fr"
      ? french(own.called ?? "paquet", own.klass, own.article)
      : english(own.klass);
  return { ...shared, shelf: { ...shared.shelf, ...own.shelf }, own };
}
