// What only the table on the screen says; names, effects and log lines come with the content.
import { mark } from "../../lib/naming";
import { settings } from "../../lib/settings.svelte";
import { FEMININE } from "./book";

/** A name inside a sentence: "tank", "missile launcher", but "DCA" stays. */
export function low(name: string): string {
  const isLow = (letter = "") => letter !== letter.toUpperCase();
  const lowered = (word: string) =>
    isLow(word[1]) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
  return name
    .split(" ")
    .map((word) => word.split("-").map(lowered).join("-"))
    .join(" ");
}

export const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`;

const figures = (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const FIGURES = { fr: figures("fr"), en: figures("en") };

const fr = {
  board: "Carte",
  boardHelp:
    "Flèches : déplacer le curseur. Entrée : choisir ou valider. Échap : annuler. N : prochaine unité prête. Point d’interrogation : aide.",
  yourTurn: "À vous de jouer",
  turnOf: (seat: number) => mark(seat, "Tour de @", "À vous de jouer"),
  day: (n: number, limit: number) => `Jour ${n} sur ${limit}`,
  lastDay: (n: number) => `Jour ${n} : le dernier`,
  money: "Trésor",
  income: (n: number) => `+${n} par tour`,
  moneyOf: (n: number) => `${n} en caisse`,
  dayMark: (n: number) => `J${n}`,
  players: "Joueurs",
  out: "éliminé",
  team: (n: number) => `équipe ${n}`,
  ally: "allié",
  you: "vous",
  gauge: (n: number, most: number) => `Jauge ${n} sur ${most}`,
  gaugeFull: "Jauge pleine",
  gaugeNotFull: "Jauge non pleine",
  powerOn: "Pouvoir actif",
  power: "Pouvoir",
  powerKey: "Pouvoir (P)",
  // -- the board
  cell: {
    fog: "sous le brouillard",
    seen: (day: number) => `vu le jour ${day}`,
    neutral: "neutre",
    hp: (n: number) => `${n} PV`,
    hpOf: (n: number, most: number) => `${n} PV sur ${most}`,
    fuel: (n: number) => (n === 0 ? "à sec : doit se poser ce tour-ci" : `carburant ${n}`),
    cargo: (n: number) => `${n} à bord`,
    done: "a joué",
    ready: (gender: number): string => (gender === FEMININE ? "prête à agir" : "prêt à agir"),
    cover: "couvert : vu seulement de la case voisine",
    income: (n: number) => `rapporte ${n} par tour`,
    reach: (left: string) => `accessible, reste ${left} de mouvement`,
    board: "embarquer ici",
    target: (loss: number, back: number) =>
      back > 0 ? `cible : −${loss}, riposte −${back}` : `cible : −${loss}, sans riposte`,
    kills: "détruit",
    threat: (n: number) =>
      n > 1 ? `${n} ennemis peuvent frapper ici` : "un ennemi peut frapper ici",
  },
  /** Whose something is: right for every gender. */
  of: {
    nobody: (name: string) => `${low(name)} neutre`,
    me: (name: string) => `votre ${low(name)}`,
    ally: (name: string) => `${low(name)} d’un allié`,
    enemy: (name: string) => `${low(name)} de l’ennemi`,
    seat: (name: string, seat: number) => `${low(name)} ${mark(seat, "de @", "à vous")}`,
  },
  then: " ; ", // between what is told of a cell
  lower: low,
  nothing: "Survolez une case pour la détailler.",
  nothingTouched: "Touchez une case pour la détailler.",
  // -- orders
  ask: {
    main: "Choisissez une unité ou un bâtiment.",
    sites: "Choisissez un bâtiment pour créer une unité, ou finissez le tour.",
    allDone: "Toutes vos unités ont joué : finissez le tour.",
    create: (site: string) => `${site} : quelle unité créer ?`,
    waits: (unit: string) => `${unit} : un instant…`,
    move: (unit: string) => `${unit} : où aller, que viser ?`,
    moveOnly: (unit: string) => `${unit} : où aller ?`,
    aim: (unit: string, target: string) =>
      `${unit} contre ${low(target)} : confirmez, ou choisissez d’où attaquer.`,
    enter: (site: string) => `${site} : y aller, ou l’attaquer ?`,
    action: (unit: string) => `${unit} : que faire ?`,
    unload: (unit: string) => `${unit} : sur quelle case débarquer ?`,
    draw: "Tracez le chemin, case par case.",
    drawNoStop: "Le chemin ne peut pas finir ici : continuez.",
    wait: (seat: number) => mark(seat, "@ joue…", "Vous jouez…"),
    watch: (seat: number) => mark(seat, "Tour de @.", "À vous de jouer."),
    retell: "Le tour adverse, tel que vous l’avez vu.",
  },
  movement: (left: string, all: string) => `Mouvement : ${left} sur ${all}`,
  points: (n: number) => FIGURES.fr.format(n),
  targets: (n: number) => many(n, "cible", "cibles"),
  beyond: {
    W: "à gauche, hors de l’écran",
    E: "à droite, hors de l’écran",
    N: "plus haut, hors de l’écran",
    S: "plus bas, hors de l’écran",
  },
  targetKey: "C : cible suivante.",
  go: "Aller",
  enter: "Aller ici",
  stay: "Rester ici",
  board2: "Embarquer",
  goOn: "Suivre ce chemin",
  attack: "Attaquer",
  capture: "Capturer",
  unload: "Débarquer",
  pair: (a: string, b: string) => `${a} : ${b}`,
  orderOf: (order: string, what: string) => `${order} ${low(what)}`,
  launch: "Faire décoller",
  waitHere: "Attendre",
  cancel: "Annuler",
  confirm: "Attaquer",
  toll: (loss: number, back: number) => (back > 0 ? `−${loss} / −${back}` : `−${loss}`),
  tollTold: (loss: number, back: number, site: boolean, gender: number) =>
    `${gender === FEMININE ? "elle" : "il"} perd ${loss} PV` +
    (back > 0 ? `, riposte : ${back}` : site ? "" : ", sans riposte"),
  killed: (gender: number): string => (gender === FEMININE ? "détruite" : "détruit"),
  dies: "vous perdez votre unité",
  neutral: "devient neutre",
  occupant: "neutre, occupant perdu",
  actions: "Ordres",
  ways: { N: "au nord", E: "à l’est", S: "au sud", W: "à l’ouest" } as Record<string, string>,
  aboard: "À bord",
  undo: "Reprendre l’ordre (U)",
  nextKey: "Unité suivante (N)",
  siteKey: "Bâtiment suivant (B)",
  end: "Fin du tour",
  skip: "Passer l’animation",
  retellKey: "Revoir le tour adverse (R)",
  // -- tools
  tools: {
    threat: "Cases menacées",
    vision: "Champ de vision",
    grid: "Quadrillage",
  },
  // -- what happens
  beats: {
    turn: (seat: number, day: number) => `Jour ${day} : ${mark(seat, "tour de @", "à vous")}`,
    yours: (day: number) => `Jour ${day} : à vous`,
    ambush: "Interrompu !",
    ambushLong: "Interrompu : un ennemi caché barre le chemin.",
    captured: "Capturé",
    neutralised: "Neutralisé",
    crash: "Panne sèche",
    power: (seat: number, power: string) => `${mark(seat)} : « ${power} »`,
    out: (seat: number) => mark(seat, "@ est hors de combat", "Vous êtes hors de combat"),
    end: "Fin de la partie",
  },
  // -- the end
  youWon: "Victoire !",
  youLost: "Défaite.",
  drawn: "Partie nulle.",
  won: (winners: string) => `Victoire : ${winners}`,
  spectator: "Partie sous le brouillard : qui regarde ne voit que ce qui est public.",
  more: "Joueurs et détails",
};

const en: typeof fr = {
  board: "Map",
  boardHelp:
    "Arrows: move the cursor. Enter: choose or confirm. Escape: cancel. N: next ready unit. Question mark: help.",
  yourTurn: "Your turn",
  turnOf: (seat) => `${mark(seat)} to play`,
  day: (n, limit) => `Day ${n} of ${limit}`,
  lastDay: (n) => `Day ${n}: the last`,
  money: "Funds",
  income: (n) => `+${n} a turn`,
  moneyOf: (n) => `${n} in hand`,
  dayMark: (n) => `D${n}`,
  players: "Players",
  out: "eliminated",
  team: (n) => `team ${n}`,
  ally: "ally",
  you: "you",
  gauge: (n, most) => `Gauge ${n} of ${most}`,
  gaugeFull: "Gauge full",
  gaugeNotFull: "Gauge not full",
  powerOn: "Power active",
  power: "Power",
  powerKey: "Power (P)",
  cell: {
    fog: "under the fog",
    seen: (day) => `seen on day ${day}`,
    neutral: "neutral",
    hp: (n) => `${n} HP`,
    hpOf: (n, most) => `${n} of ${most} HP`,
    fuel: (n) => (n === 0 ? "out of fuel: must land this turn" : `fuel ${n}`),
    cargo: (n) => `${n} aboard`,
    done: "has acted",
    ready: () => "ready to act",
    cover: "cover: seen from the next cell only",
    income: (n) => `brings ${n} a turn`,
    reach: (left) => `in reach, ${left} movement left`,
    board: "board here",
    target: (loss, back) =>
      back > 0 ? `target: −${loss}, reply −${back}` : `target: −${loss}, no reply`,
    kills: "destroyed",
    threat: (n) => (n > 1 ? `${n} enemies can strike here` : "an enemy can strike here"),
  },
  of: {
    nobody: (name) => `neutral ${low(name)}`,
    me: (name) => `your ${low(name)}`,
    ally: (name) => `${low(name)} of an ally`,
    enemy: (name) => `enemy ${low(name)}`,
    seat: (name, seat) => `${low(name)} ${mark(seat, "of @", "of yours")}`,
  },
  then: "; ",
  lower: low,
  nothing: "Point at a cell to see what is there.",
  nothingTouched: "Touch a cell to see what is there.",
  ask: {
    main: "Choose a unit or a building.",
    sites: "Choose a building to create a unit, or end the turn.",
    allDone: "All your units have acted: end the turn.",
    create: (site) => `${site}: which unit to create?`,
    waits: (unit) => `${unit}: one moment…`,
    move: (unit) => `${unit}: where to, at what?`,
    moveOnly: (unit) => `${unit}: where to?`,
    aim: (unit, target) =>
      `${unit} against ${low(target)}: confirm, or choose where to attack from.`,
    enter: (site) => `${site}: go there, or attack it?`,
    action: (unit) => `${unit}: what to do?`,
    unload: (unit) => `${unit}: unload on which cell?`,
    draw: "Draw the path, cell by cell.",
    drawNoStop: "The path can’t end here: go on.",
    wait: (seat) => mark(seat, "@ is playing…", "You are playing…"),
    watch: (seat) => `${mark(seat)} to play.`,
    retell: "The others’ turn, as you saw it.",
  },
  movement: (left, all) => `Movement: ${left} of ${all}`,
  points: (n) => FIGURES.en.format(n),
  targets: (n) => many(n, "target", "targets"),
  beyond: {
    W: "to the left, off the screen",
    E: "to the right, off the screen",
    N: "further up, off the screen",
    S: "further down, off the screen",
  },
  targetKey: "C: next target.",
  go: "Go",
  enter: "Go there",
  stay: "Stay here",
  board2: "Board",
  goOn: "Follow this path",
  attack: "Attack",
  capture: "Capture",
  unload: "Unload",
  pair: (a, b) => `${a}: ${b}`,
  orderOf: (order, what) => `${order} ${low(what)}`,
  launch: "Launch",
  waitHere: "Wait",
  cancel: "Cancel",
  confirm: "Attack",
  toll: (loss, back) => (back > 0 ? `−${loss} / −${back}` : `−${loss}`),
  tollTold: (loss, back, site) =>
    `it loses ${loss} HP` + (back > 0 ? `, reply: ${back}` : site ? "" : ", no reply"),
  killed: () => "destroyed",
  dies: "you lose your unit",
  neutral: "turns neutral",
  occupant: "neutral, occupant lost",
  actions: "Orders",
  ways: { N: "north", E: "east", S: "south", W: "west" },
  aboard: "Aboard",
  undo: "Take the order back (U)",
  nextKey: "Next unit (N)",
  siteKey: "Next building (B)",
  end: "End turn",
  skip: "Skip the animation",
  retellKey: "See the others’ turn again (R)",
  tools: {
    threat: "Threatened cells",
    vision: "Field of vision",
    grid: "Grid",
  },
  beats: {
    turn: (seat, day) => `Day ${day}: ${mark(seat)} to play`,
    yours: (day) => `Day ${day}: your turn`,
    ambush: "Interrupted!",
    ambushLong: "Interrupted: a hidden enemy bars the way.",
    captured: "Captured",
    neutralised: "Neutralised",
    crash: "Out of fuel",
    power: (seat, power) => `${mark(seat)}: “${power}”`,
    out: (seat) => mark(seat, "@ is out of the game", "You are out of the game"),
    end: "The game is over",
  },
  youWon: "Victory!",
  youLost: "Defeat.",
  drawn: "A draw.",
  won: (winners) => `Victory: ${winners}`,
  spectator: "A game under fog: who watches sees what is public only.",
  more: "Players and details",
};

const BOOKS = { fr, en };

/** The table's sentences in the present language. */
export function words(): typeof fr {
  return BOOKS[settings.language];
}

export { en, fr };
