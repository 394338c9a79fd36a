// What only the table says, in French; names, card texts and log lines come with the content.
import table from "../../../lib/cards/words/fr.json";
import { of } from "../../../lib/french";
import { mark } from "../../../lib/naming";
import { spoken } from "../../../lib/phrases";

const nth = (n: number) => (n === 1 ? "1ᵉʳ" : `${n}ᵉ`);

const fr = {
  ...spoken(table, "fr"),
  you: "vous",
  turnOf: (seat: number) => mark(seat, "Tour de @", "Votre tour"),
  yourTurn: "À vous de jouer",
  yourAnswer: "À vous de répondre",
  answerOf: (seat: number) => mark(seat, "Réponse de @…", "Votre réponse…"),
  reacts: "Réaction",
  turn: (n: number) => `Tour ${n}`,
  own: (n: number) => `son ${nth(n)}`,
  ownYours: (n: number) => `votre ${nth(n)}`,
  hp: "PV",
  hpOf: (n: number, most: number) => `${n} PV sur ${most}`,
  shield: "Bouclier",
  shieldGoes: "jusqu’à votre prochain tour",
  shieldGoesTheirs: "jusqu’à son prochain tour",
  turnsLeft: (n: number) => (n > 1 ? `encore ${n} tours` : "jusqu’à la fin de ce tour"),
  invincible: "Invincible",
  force: "Force",
  resistance: "Résistance",
  statHelp: ["Dégâts infligés × ", "Bouclier reçu × "],
  noSource: "rien pour l’instant",
  classPassive: "passif de classe",
  lefts: {
    class: "toujours",
    forever: "toute la partie",
    turn: "ce tour",
    next: "au prochain tour",
  } as Record<string, string>,
  mana: "Mana",
  manaOf: (n: number) => `${n} mana`,
  manaLeft: (n: number) => `${n} mana, pour ses Rapides`,
  manaLeftYours: (n: number) => `${n} mana, pour vos Rapides`,
  storms: "Orages",
  stormOf: (card: string, n: number) => `${card} : ${n} dégâts à chaque fin de tour`,
  deck: "Pioche",
  grave: "Cimetière",
  removed: "Retirées du jeu",
  handOf: (name: string) => `Main ${of(name)}`,
  cards: (n: number) => `${n} ${n > 1 ? "cartes" : "carte"}`,
  deckHidden: "L’ordre de la pioche est secret.",
  deckCustom: "Ce paquet est personnalisé : seul son joueur en connaît la liste.",
  deckTop: "Vous avez reposé sur le dessus :",
  gearOf: (name: string) => `Équipements ${of(name)}`,
  gear: {
    waiting: "en attente",
    ready: "actif",
    chilled: "prend froid : gèlera au début de son tour",
    frozen: "gelé",
  } as Record<string, string>,
  gearShort: {
    waiting: "en attente",
    ready: "actif",
    chilled: "froid",
    frozen: "gelé",
  } as Record<string, string>,
  rounds: (n: number) => (n > 1 ? `dans ${n} manches` : "dans 1 manche"),
  canFreeze: "peut être gelé",
  weapon: "Arme",
  hasStruck: "a déjà frappé",
  strike: "Frapper",
  strikeOf: (base: number, bonus: number, times: number, now: number) =>
    `${bonus ? `(${base} + ${bonus})` : base} × ${times} = ${now}`,
  strikeFree: "briser le gel",
  endWarn: (n: number) =>
    `Il vous reste ${n > 1 ? `${n} points` : "1 point"} de mana et des cartes jouables. Finir le tour quand même ?`,
  pass: "Laisser passer",
  passAll: "Tout laisser passer",
  passAllHelp: "Cette attaque et toutes celles de ce tour, quoi que vous ayez en main.",
  heed: "Ce tour, vous laissez tout passer : répondre de nouveau",
  goOn: "Continuer",
  playFor: (n: number) => `Jouer · ${n} mana`,
  undo: "Revenir en arrière",
  typeHelp: {
    equip: "Sur la table toute la partie.",
    normal: "Va au cimetière après usage.",
    ephemeral: "Retirée du jeu après usage.",
    rapid: "Se joue pendant le tour adverse, en réaction à une attaque.",
  } as Record<string, string>,
  frappe: "frappe",
  spell: "sort",
  comesTo: ({ verb, sum }: { verb: string; sum: number }) =>
    verb === "shield"
      ? `→ ${sum} de bouclier`
      : verb === "stat"
        ? `→ +${sum}`
        : `→ ${sum} ${sum > 1 ? "dégâts" : "dégât"}`,
  announced: (what: string, n: number) => `${what} — ${n} dégâts`,
  announcedPlain: (what: string) => `${what} — aucun dégât`,
  answer: "Répondez par une Rapide, ou laissez passer.",
  unanswered: (toll: string) => `Sans réponse, ${toll}`,
  answerStopped: "L’attaque est annulée. Une autre Rapide, ou continuez.",
  answerOver: "L’attaque est annulée : continuez.",
  answerNone: "Aucune Rapide jouable : l’attaque va passer.",
  answerNeeded: "Aucune Rapide jouable : laissez passer l’attaque.",
  parts: (blow: number, more: number) => `(le coup ${blow}, la suite ${more})`,
  answered: (own: number, theirs: number) =>
    [own ? `vous −${own} PV` : "", theirs ? `l’autre −${theirs} PV` : ""]
      .filter(Boolean)
      .join(", ") || "aucune perte",
  answering: (seat: number) => mark(seat, "@ : réaction…", "Votre réaction…"),
  timer: (n: number) => `${n} s`,
  timerLabel: (n: number) => `${n} secondes pour réagir`,
  keep: {
    question: "Gardez-en une.",
    rest: "L’autre retourne sur la pioche.",
    deed: "Garder",
  },
  giveBack: {
    question: "Laquelle retourne sur la pioche ?",
    rest: "Vous gardez les autres.",
    deed: "Reposer",
  },
  drop: "Lâchez ici pour jouer",
  lately: "Ce qui vient de se passer",
  nothingYet: "Les torches sont allumées.",
  actsOf: {
    strike: "Frappe",
  },
  toll: (who: string, what: string) => `${who}\u00a0: ${what}`,
  hurt: (n: number) => `−${n} PV`,
  blocked: (n: number) => `−${n} bouclier`,
  gained: (n: number) => `+${n} bouclier`,
  healed: (n: number) => `+${n} PV`,
  wasCancelled: "annulée",
  ask: {
    play: "Jouez une carte, frappez, ou finissez le tour.",
    playOnly: "Jouez une carte, ou finissez le tour.",
    strikeOnly: "Aucune carte jouable : frappez, ou finissez le tour.",
    endOnly: "Plus rien à jouer : finissez le tour.",
    selected: (card: string) => `${card} : encore une fois pour la jouer.`,
    wait: (seat: number) => mark(seat, "@ réfléchit…", "Vous réfléchissez…"),
    watch: (seat: number) => mark(seat, "À @ de jouer.", "À vous de jouer."),
    react: (seat: number) => mark(seat, "@ : réaction…", "Votre réaction…"),
    keep: "Choisissez la carte que vous gardez.",
    pick: "Reposez une des cartes piochées sur la pioche.",
    freeze: "Choisissez l’Équipement adverse à geler.",
    building: (seat: number) =>
      mark(seat, "@ choisit son paquet…", "Vous choisissez votre paquet…"),
    build: "Choisissez votre paquet.",
  },
  beats: {
    decks: (seat: number, custom: boolean) =>
      `${mark(seat, "@ joue", "Vous jouez")} ${custom ? "un paquet personnalisé" : "le paquet de base"}`,
    toss: (seat: number) => mark(seat, "Le sort désigne @", "Le sort vous désigne"),
    turn: (seat: number, n: number) => `Tour ${n} : ${mark(seat, "@", "à vous")}`,
    discard: (seat: number) => mark(seat, "@ défausse", "Vous défaussez"),
    shuffle: (seat: number) =>
      mark(seat, "@ mélange son cimetière", "Vous mélangez votre cimetière"),
    draw: (seat: number) => mark(seat, "@ pioche", "Vous piochez"),
    play: (seat: number, card: string) => `${mark(seat, "@ joue", "Vous jouez")} ${card}`,
    strike: (seat: number) => mark(seat, "@ frappe", "Vous frappez"),
    announce: (card: string, n: number) => `${card} — ${n} dégâts`,
    react: (seat: number, card: string) => `${mark(seat, "@ répond", "Vous répondez")} : ${card}`,
    through: (seat: number) => mark(seat, "@ laisse passer", "Vous laissez passer"),
    cancel: "L’attaque est annulée",
    hit: (seat: number, n: number, shield: number) =>
      shield && !n
        ? `${mark(seat, "Le bouclier de @", "Votre bouclier")} encaisse ${shield}`
        : shield
          ? `${mark(seat, "@ perd", "Vous perdez")} ${n} PV, et ${shield} de bouclier`
          : `${mark(seat, "@ perd", "Vous perdez")} ${n} PV`,
    unhurt: (seat: number) => mark(seat, "@ est invincible", "Vous êtes invincible"),
    guard: (seat: number, n: number) => `${mark(seat)} : +${n} bouclier`,
    invincible: (seat: number) => mark(seat, "@ devient invincible", "Vous devenez invincible"),
    stat: (seat: number, stat: string, n: number) => `${mark(seat)} : +${n} ${stat}`,
    heal: (seat: number, n: number) => `${mark(seat)} : +${n} PV`,
    mana: (seat: number, n: number) => `${mark(seat)} : +${n} mana`,
    weapon: (seat: number, n: number) => `${mark(seat, "L’arme de @", "Votre arme")} : +${n}`,
    chill: (card: string) => `${card} prend froid`,
    freeze: (card: string) => `${card} est gelé`,
    thaw: (card: string) => `${card} est dégelé`,
    trigger: (card: string) => `${card} se déclenche`,
    storm: (card: string) => `${card} sévit`,
    awake: (card: string) => `${card} s’éveille`,
    back: (seat: number) => mark(seat, "@ repose une carte", "Vous reposez une carte"),
    end: "Le duel est fini",
  },
  won: (seat: number) => mark(seat, "@ gagne le duel", "Vous gagnez le duel"),
  youWon: "Le duel est à vous",
  youLost: "Vous êtes vaincu",
  fallen: (seat: number) =>
    mark(seat, "@ n’a plus de points de vie.", "Vous n’avez plus de points de vie."),
  drawn: "Match nul",
  score: (a: string, b: string) => `PV ${a} – ${b}`,
  hpTo: (a: number, b: number) => `${a} PV à ${b}`,
  aid: [
    "Chacun a 100 PV. À 0, c’est perdu.",
    "À votre tour : votre main est défaussée, vous piochez (3, 4, puis 5 cartes) et recevez du mana (1, 2, puis 3).",
    "Touchez une carte pour la voir de près, encore une fois pour la jouer. Une frappe d’arme par tour est gratuite.",
    "Dégâts = base × (1 + Force). Bouclier = base × (1 + Résistance). Le bouclier encaisse d’abord, et tombe au début de votre tour.",
    "Une attaque est annoncée : l’autre peut répondre par des cartes Rapides, payées avec son mana restant.",
    "Les Équipements s’éveillent après leur nombre de manches. Gelé, un Équipement ne fait rien ; une frappe le libère.",
  ],
};

export type DuelWords = typeof fr;
export default fr;
