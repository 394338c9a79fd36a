// What is said in lists, questions and at the end: loaded with them.
import { settings } from "../../lib/settings.svelte";
import { low, many } from "./words";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  shop: (building: string) => `${building} : créer une unité`,
  shopMoney: (n: number) => `En caisse : ${n}`,
  create: (unit: string, price: number) => `Créer ${low(unit)} (${price})`,
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
    against: "Dégâts infligés, selon l’armure visée",
    noFire: "ne tire pas après un mouvement",
    dives: "invisible, sauf de la case voisine",
    sighted: "Contre ce qui est en vue",
    harmless: "sans effet",
    deals: (loss: number, back: number) =>
      back > 0 ? `−${loss}, riposte −${back}` : `−${loss}, sans riposte`,
  },
  regard: {
    line: (unit: string, cells: number, then: string) =>
      `${capital(unit)} : ${many(cells, "case", "cases")} à sa portée ; ${then}.`,
    hits: (list: string) => `peut frapper ${list}`,
    hit: (unit: string, loss: number, kills: boolean, feminine: boolean) =>
      `${unit} (−${loss}${kills ? (feminine ? ", détruite" : ", détruit") : ""})`,
    nobody: "ne peut frapper aucune de vos unités",
    unarmed: "sans arme",
  },
  figures: "Au dernier jour, la plus haute ligne l’emporte : revenu, puis armée, puis trésor.",
  onDay: (n: number) => `jour ${n}`,
  wonBy: (winners: string, why: string) => `La victoire va à ${winners} : ${why}.`,
  incomeHead: "Revenu",
  armyHead: "Armée",
  moneyHead: "Trésor",
  playerHead: "Joueur",
  chart: "Revenu par jour",
  chartDay: "Jour",
  aid: [
    "Gagnez en éliminant tous vos adversaires : plus d’unité, plus de bâtiment qui crée. Au dernier jour, le plus haut revenu l’emporte.",
    "Chaque bâtiment rapporte au début de votre tour. Une unité au sol capture un bâtiment neutre en s’y arrêtant, puis « Capturer ». Un bâtiment ennemi s’attaque d’abord : à 0 PV, il devient neutre.",
    "Une unité se déplace, puis agit une fois. Attaquée au contact, la cible riposte à moitié, ou au quart si elle meurt.",
    "Une unité créée agit au tour suivant. Rien ne se crée sur un bâtiment où se tient une unité, même ennemie.",
    "Sous le brouillard, un ennemi que vous ne voyez pas peut vous arrêter net.",
    "Un appareil à sec doit se poser avant la fin du tour, sur un aéroport ami ou un porte-avions à vous.",
    "Pour réparer, passez le début de votre tour sur un bâtiment ami du bon type : +50 PV.",
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
  shop: (building) => `${building}: create a unit`,
  shopMoney: (n) => `In hand: ${n}`,
  create: (unit, price) => `Create ${low(unit)} (${price})`,
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
    against: "Damage dealt, by the target’s armour",
    noFire: "does not fire after moving",
    dives: "unseen but from the next cell",
    sighted: "Against what is in sight",
    harmless: "no effect",
    deals: (loss, back) => (back > 0 ? `−${loss}, reply −${back}` : `−${loss}, no reply`),
  },
  regard: {
    line: (unit, cells, then) =>
      `${capital(unit)}: ${many(cells, "cell", "cells")} in reach; ${then}.`,
    hits: (list) => `can strike ${list}`,
    hit: (unit, loss, kills) => `${unit} (−${loss}${kills ? ", destroyed" : ""})`,
    nobody: "can strike none of your units",
    unarmed: "unarmed",
  },
  figures: "On the last day the highest line wins: income, then army, then funds.",
  onDay: (n) => `day ${n}`,
  wonBy: (winners, why) => `Victory goes to ${winners}: ${why}.`,
  incomeHead: "Income",
  armyHead: "Army",
  moneyHead: "Funds",
  playerHead: "Player",
  chart: "Income by day",
  chartDay: "Day",
  aid: [
    "Win by eliminating everybody else: no unit left, no building that creates. On the last day, the highest income wins.",
    "Every building pays at the start of your turn. A ground unit captures a neutral building by stopping there, then “Capture”. An enemy building is attacked first: at 0 HP it turns neutral.",
    "A unit moves, then acts once. Attacked at close quarters, the target gives back half, or a quarter if it dies.",
    "A unit that was created acts next turn. Nothing is created on a building where a unit stands, even an enemy’s.",
    "Under the fog, an enemy you do not see may stop you dead.",
    "An aircraft out of fuel must land before the turn ends, on a friendly airport or a carrier of yours.",
    "For repair, be on a friendly building of the right kind when your turn begins: +50 HP.",
  ],
};

const BOOKS = { fr, en };

/** Sentences of lists, questions and the end, in the present language. */
export function more(): typeof fr {
  return BOOKS[settings.language];
}

export { en, fr };
