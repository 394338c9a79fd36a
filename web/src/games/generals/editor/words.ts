// What only the maps of this game say.
import { settings } from "../../../lib/settings.svelte";

const fr = {
  title: (name: string) => `Jouer sur ${name}`,
  seat: (n: number) => `Place ${n}`,
  me: "Vous",
  open: "Place libre, pour un ami",
  level: (name: string) => `Ordinateur : ${name}`,
  general: (n: number) => `Général de la place ${n}`,
  fog: "Brouillard de guerre",
  order: "L’ordre de jeu est tiré au sort ; le premier reçoit les bâtiments de P1.",
  go: "Ouvrir la table",
  nobody: "Prenez au moins une place.",
  blank: "De la prairie, symétrique par demi-tour.",
  days: "Dernier jour",
  daysHelp: "Ce jour-là, la partie s’arrête et le revenu départage.",
};

const en: typeof fr = {
  title: (name) => `Play on ${name}`,
  seat: (n) => `Seat ${n}`,
  me: "You",
  open: "Open seat, for a friend",
  level: (name) => `Computer: ${name}`,
  general: (n) => `General of seat ${n}`,
  fog: "Fog of war",
  order: "The order of play is drawn by lot; the first gets the buildings of P1.",
  go: "Open the table",
  nobody: "Take at least one seat.",
  blank: "Meadow, symmetric by a half-turn.",
  days: "Last day",
  daysHelp: "On that day the game ends and income decides.",
};

/** The words of the present language. */
export const words = () => (settings.language === "fr" ? fr : en);
