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
  // Reactions: in the menu, then in the log. #: seconds
  reactions: "Si vous tardez à réagir",
  reactionsLead: "Dès la prochaine réaction ; tous le voient.",
  reactionsAsk: "On vous attend toujours",
  reactionsPass: (n: number) => `On passe après ${n} s, quelle que soit votre main`,
  ruledPass: "{S:@ laisse|Vous laissez} passer les réactions après # s.",
  ruledAsk: "On attend toujours {S:les réactions de @|vos réactions}.",
};

export type MannersWords = typeof fr;
export default fr;
