// What is said of breaking off, of draws and of absent players, in French.
import { to } from "../../french";

const fr = {
  abort: "Interrompre",
  abortLead: "À peine commencée : sans résultat",
  offer: "Proposer la nulle",
  offerLead: "La partie serait nulle",
  draw: "Nulle",
  offered: (name: string) => `${name} propose la nulle.`,
  waiting: (names: string) => `Nulle proposée ${to(names)} : un coup joué l’annule.`,
  claim: "Réclamer la victoire",
  absent: (name: string) => `${name} a quitté la table et devait jouer.`,
};

export type MannersWords = typeof fr;
export default fr;
