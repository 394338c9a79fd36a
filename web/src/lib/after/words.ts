// What is said once a match is over: loaded with it.
import { of } from "../french";
import { settings } from "../settings.svelte";

const fr = {
  youWon: "Vous gagnez",
  youLost: "Vous perdez",
  drawn: "Partie nulle",
  won: (winners: string[]) => `${winners.join(", ")} ${winners.length > 1 ? "gagnent" : "gagne"}`,
  left: "{S:@ avait quitté la table, l’ordinateur a joué à sa place|Vous aviez quitté la table, l’ordinateur a joué à votre place}.",
  title: "Fin de la partie",
  fold: "Replier, pour voir la table",
  you: "vous",
  chances: "Vos chances, tour après tour",
  chancesOf: (name: string) => `Chances ${of(name)}, tour après tour`,
  chancesTold: (list: string) => `Chances au début de chaque tour : ${list}.`,
  chancesWork: "Calcul des chances…",
  turning: "Le tournant",
  turningAt: (when: string) => `Le tournant : ${when}`,
  step: (n: number) => `coup ${n}`,
  swing: (before: string, after: string) => `Vos chances passent de ${before} à ${after}.`,
  swingOf: (name: string, before: string, after: string) =>
    `Les chances ${of(name)} passent de ${before} à ${after}.`,
  steady: "Aucun tour n’a fait basculer la partie.",
  retry: "Rejouer ce tour",
  look: "Voir ce tour",
  rules: "Relire les règles",
  analyse: "Analyser",
  challenge: (who: string) => `Défier ${who}`,
  easier: (who: string) => `Rejouer contre ${who}`,
};

const en: typeof fr = {
  youWon: "You win",
  youLost: "You lose",
  drawn: "A draw",
  won: (winners) => `${winners.join(", ")} ${winners.length > 1 ? "win" : "wins"}`,
  left: "{S:@ had left the table, the computer played on|You had left the table, the computer played on for you}.",
  title: "End of the game",
  fold: "Fold away, to see the table",
  you: "you",
  chances: "Your chances, turn by turn",
  chancesOf: (name) => `Chances of ${name}, turn by turn`,
  chancesTold: (list) => `Chances as each turn began: ${list}.`,
  chancesWork: "Working out the chances…",
  turning: "The turning point",
  turningAt: (when) => `The turning point: ${when}`,
  step: (n) => `move ${n}`,
  swing: (before, after) => `Your chances go from ${before} to ${after}.`,
  swingOf: (name, before, after) => `The chances of ${name} go from ${before} to ${after}.`,
  steady: "No turn decided the game.",
  retry: "Play this turn again",
  look: "See this turn",
  rules: "Read the rules",
  analyse: "Analyse",
  challenge: (who) => `Challenge ${who}`,
  easier: (who) => `Play ${who} instead`,
};

/** What is said after a match, in the language chosen. */
export const after = (): typeof fr => (settings.language === "fr" ? fr : en);
