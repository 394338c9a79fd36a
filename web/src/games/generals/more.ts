// What is said in lists, questions and at the end: loaded with them.
import { settings } from "../../lib/settings.svelte";
import { low, many } from "./words";

const fr = {
  powerAsk: (name: string) => `Déclencher « ${name} » ?`,
  use: "Déclencher",
  endAsk: "Finir le tour ?",
  endUnits: (n: number) =>
    n > 1 ? `${n} unités peuvent encore agir :` : "Une unité peut encore agir :",
  endSites: (n: number) =>
    n > 1 ? `${n} bâtiments peuvent encore créer :` : "Un bâtiment peut encore créer :",
  endDry: (n: number) =>
    n > 1 ? `${n} appareils à sec s’écraseront :` : "Un appareil à sec s’écrasera :",
  endLast: "C’est le dernier jour : ensuite, le plus haut revenu l’emporte.",
  endSure: "Finir le tour",
  stayTurn: "Continuer à jouer",
  goTo: (what: string, where: string) => `${what} en ${where}`,
  shop: (building: string) => `Créer : ${low(building)}`,
  shopMoney: (n: number) => `En caisse : ${n}`,
  create: (unit: string, price: number) => `Créer (${price}) : ${low(unit)}`,
  stats: {
    move: "Mouvement",
    vision: "Vision",
    fuel: "Carburant",
    range: "Portée",
    armour: "Armure",
    attack: "Attaque",
    carries: "Transporte",
    none: "sans arme",
    tours: (n: number) => many(n, "tour", "tours"),
    rangeOf: (a: number, b: number) => (a === b ? `${a}` : `${a} à ${b}`),
    points: (n: number) => many(n, "point", "points"),
    against: "Dégâts par tir",
    noFire: "ne tire pas après s’être déplacée",
    dives: "invisible, sauf de la case voisine",
  },
  figures: "Au dernier jour, la plus haute ligne l’emporte : revenu, puis armée, puis trésor.",
  incomeHead: "Revenu",
  armyHead: "Armée",
  moneyHead: "Trésor",
  playerHead: "Joueur",
  chart: "Revenu par jour",
  chartDay: "Jour",
  aid: [
    "Gagnez en éliminant tous vos adversaires : plus d’unité, plus de bâtiment qui crée.",
    "Chaque bâtiment rapporte à chaque tour. Une unité au sol capture un bâtiment neutre en s’y arrêtant.",
    "Une unité se déplace, puis agit une fois. Attaquée de près, la cible riposte à moitié.",
    "Sous le brouillard, ce que vous ne voyez pas peut vous arrêter net.",
    "Un appareil à sec doit finir son tour sur un aéroport ou un porte-avions.",
    "Revenez sur un bâtiment du bon type pour réparer.",
  ],
};

const en: typeof fr = {
  powerAsk: (name) => `Use “${name}”?`,
  use: "Use it",
  endAsk: "End the turn?",
  endUnits: (n) => (n > 1 ? `${n} units can still act:` : "One unit can still act:"),
  endSites: (n) => (n > 1 ? `${n} buildings can still create:` : "One building can still create:"),
  endDry: (n) =>
    n > 1 ? `${n} aircraft out of fuel will crash:` : "An aircraft out of fuel will crash:",
  endLast: "This is the last day: then the highest income wins.",
  endSure: "End the turn",
  stayTurn: "Play on",
  goTo: (what, where) => `${what} at ${where}`,
  shop: (building) => `Create: ${low(building)}`,
  shopMoney: (n) => `In hand: ${n}`,
  create: (unit, price) => `Create (${price}): ${low(unit)}`,
  stats: {
    move: "Movement",
    vision: "Vision",
    fuel: "Fuel",
    range: "Range",
    armour: "Armour",
    attack: "Attack",
    carries: "Carries",
    none: "unarmed",
    tours: (n) => many(n, "turn", "turns"),
    rangeOf: (a, b) => (a === b ? `${a}` : `${a} to ${b}`),
    points: (n) => many(n, "point", "points"),
    against: "Damage of a shot",
    noFire: "does not fire after moving",
    dives: "unseen but from the next cell",
  },
  figures: "On the last day the highest line wins: income, then army, then funds.",
  incomeHead: "Income",
  armyHead: "Army",
  moneyHead: "Funds",
  playerHead: "Player",
  chart: "Income by day",
  chartDay: "Day",
  aid: [
    "Win by eliminating everybody else: no unit left, no building that creates.",
    "Every building pays each turn. A ground unit captures a neutral building by stopping there.",
    "A unit moves, then acts once. Attacked at close quarters, the target gives back half.",
    "Under the fog, what you do not see may stop you dead.",
    "An aircraft out of fuel must end its turn on an airport or a carrier.",
    "Go back to a building of the right kind for repair.",
  ],
};

const BOOKS = { fr, en };

/** Sentences of lists, questions and the end, in the present language. */
export function more(): typeof fr {
  return BOOKS[settings.language];
}

export { en, fr };
