// What only the table says, in French; names, card texts and log lines come with the content.
import table from "../../../lib/cards/words/fr";
import { of } from "../../../lib/french";
import { mark } from "../../../lib/naming";

const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`;

const fr = {
  ...table,
  yours: "à vous",
  gridOf: (name: string) => `Grille ${of(name)}`,
  place: (row: string, column: string) => `ligne ${row}, colonne ${column}`,
  holdsLabel: (row: number, have: number, need: number) =>
    `ligne ${row} tenue ${many(have, "tour", "tours")} sur ${need}`,
  hold: "tenue",
  round: (n: number, most: number) => `Manche ${n} sur ${most}`,
  inRound: (n: number) => `manche ${n}`,
  // a cell or a unit, read aloud
  empty: "vide",
  mine: "à vous",
  theirs: "ennemie",
  atk: (n: number) => `attaque ${n}`,
  hp: (n: number, most: number) => `${n} PV sur ${most}`,
  shieldOf: (n: number) => `bouclier ${n}`,
  rangeOf: (range: string) => `portée ${range}`,
  reaches: (rows: number[]) =>
    rows.length
      ? `atteint ${rows.length > 1 ? "les lignes ennemies" : "la ligne ennemie"} ${rows.join(" et ")}`
      : "n’atteint aucune ligne",
  age: (n: number, need: number) => `âge ${n} sur ${need}`,
  armorOf: (n: number) => `Blindage ${n}`,
  canAct: "peut agir",
  canActivate: "peut activer une capacité",
  isTarget: "cible permise",
  isChoice: "choix permis",
  selected: "choisie",
  guarded: "gardée",
  // counts
  echoes: (n: number, most: number) => `${many(n, "Écho", "Échos")} sur ${most}`,
  echoWord: (n: number): string => (n > 1 ? "Échos" : "Écho"),
  nextEchoes: (n: number) => `${many(n, "Écho", "Échos")} à son prochain tour`,
  leftEchoes: (n: number) => `${many(n, "Écho", "Échos")} de reste`,
  deck: "Deck",
  discard: "Défausse",
  handCount: (n: number) => `${many(n, "carte", "cartes")} en main`,
  knownCards: (names: string) => `connues : ${names}`,
  deckHidden: "L’ordre du deck est secret.",
  deckCustom: "Ce deck est composé : seul son joueur en connaît la liste.",
  lastingOf: (name: string) => `Sorts persistants ${of(name)}`,
  // victory
  trackersOf: (name: string) => `Conditions de victoire ${of(name)}`,
  progress: (have: number, need: number) => `${have} sur ${need}`,
  wins: "Gagne au début de son tour.",
  winsYours: "Vous gagnez au début de votre prochain tour.",
  stop: {
    territory: "Rompez la ligne.",
    synergy: "Rompez un lien.",
    survival: "Abattez le Noyau.",
    elimination: "",
  } as Record<string, string>,
  alarm: (seat: number, name: string, stop: string) =>
    `${mark(seat, "@ gagne", "Vous gagnez")} au prochain tour par « ${name} ». ${stop}`,
  standings: {
    ruled: "écartée",
    off: "ne compte pas",
    unknown: "peut-être",
    mine: "votre choix, secret",
    announced: "annoncée",
    counts: "",
  } as Record<string, string>,
  // what is asked
  ask: {
    yours: "À vous.",
    build: "Prenez un deck prêt, ou composez le vôtre.",
    pick: "Choisissez votre condition de victoire.",
    both: "Posez une unité, jouez un sort ou attaquez.",
    play: "Posez une unité ou jouez un sort.",
    attack: "Vos unités marquées peuvent attaquer.",
    more: "Une unité peut encore agir ; sinon, finissez le tour.",
    endOnly: "Rien d’autre à faire : finissez le tour.",
    endWarn: "Vous pouvez encore attaquer ou jouer une carte. Finir le tour quand même ?",
    confirm: "Jouez-la, ou annulez.",
    cell: "Choisissez une case.",
    target: "Choisissez une unité.",
    row: "Choisissez une ligne.",
    discard: "Choisissez une unité de la défausse.",
    none: "Aucun choix possible.",
    orSkip: "Ou terminez.",
    strike: "Choisissez une cible.",
    strikeOrMove: "Choisissez une cible, ou une case où aller.",
    move: "Choisissez une case où aller.",
    activate: "Activez sa capacité, ou annulez.",
    building: (seat: number) => mark(seat, "@ compose son deck…", "Vous composez votre deck…"),
    picking: (seat: number) => mark(seat, "@ choisit sa condition…", "Vous choisissez…"),
    thinks: (seat: number) => mark(seat, "@ réfléchit…", "Vous réfléchissez…"),
    watch: (seat: number) => mark(seat, "Tour de @.", "Votre tour."),
  },
  // buttons
  attack: "Attaquer",
  play: "Jouer",
  playFor: (n: number) => `Jouer · ${many(n, "Écho", "Échos")}`,
  finish: "Terminer",
  activate: (n: number) => (n ? `Activer · ${many(n, "Écho", "Échos")}` : "Activer"),
  undo: "Reprendre la dernière action",
  andMore: (n: number) => `(et ${many(n, "autre", "autres")})`,
  phases: ["Ressources", "Pioche", "Actions"],
  // a fight seen ahead
  fight: "Aperçu du combat",
  effect: "Aperçu",
  destroyed: "détruite",
  leaves: (n: number) => `reste ${n} PV`,
  becomes: (from: number, to: number) => `${from} → ${to} PV`,
  falls: (from: number) => `${from} PV → détruite`,
  unhurt: "indemne",
  changes: {
    atk: (from: number, to: number) => `ATK ${from} → ${to}`,
    shield: (from: number, to: number) => `bouclier ${from} → ${to}`,
  },
  alarmStays: (name: string) => `${name} : l’alarme demeure.`,
  tracks: (name: string, from: string, to: string) => `${name} : ${from} → ${to}`,
  noPreview: "Cette action révèle des cartes : son effet se verra en la jouant.",
  // why not, in a word
  lacks: (n: number) => `Manque ${n} ◆`,
  short: {
    persistent_twice: "Déjà en jeu",
    no_target: "Sans cible",
    no_room: "Sans place",
  } as Record<string, string>,
  // before the match
  pickTitle: "Votre condition de victoire",
  pickSecret: "Elle seule comptera pour vous, et reste secrète jusqu’à la fin.",
  pickChosen: "Elle seule comptera pour vous. Les deux choix seront montrés ensemble.",
  pickTheirs: (seat: number) =>
    mark(seat, "@ aura l’une de ces deux :", "Vous avez l’une de ces deux :"),
  pickThis: "Choisir",
  // the end
  drawn: "Partie nulle.",
  won: (seat: number) => mark(seat, "@ gagne.", "Vous gagnez."),
  by: (name: string) => `« ${name} »`,
  killed: (n: number, m: number) => `Unités détruites : ${n} contre ${m}.`,
  aid: [
    "Échos : un de plus à chaque tour, tous rendus à chaque fois : ils paient les cartes.",
    "Placement : neuf cases par faction. Une unité posée ne bouge plus, et attend un tour.",
    "Portée : votre ligne plus la sienne, moins un. Les colonnes ne comptent pas.",
    "Combat : les deux frappent en même temps ; les blessures restent.",
    "Garde : à portée d’une Garde, c’est elle qu’il faut attaquer.",
    "Victoire : regardez les progrès de l’autre avant les vôtres.",
  ],
};

export default fr;
