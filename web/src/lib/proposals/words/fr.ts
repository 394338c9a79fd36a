// What proposals say, in French.
const fr = {
  title: "Une partie vous est proposée",
  rematch: "Une revanche vous est proposée",
  by: (name: string, game: string) => `${name} vous propose une partie\u00a0: ${game}.`,
  again: (name: string, game: string) => `${name} vous propose une revanche\u00a0: ${game}.`,
  nobody: (game: string) => `Une place est libre\u00a0: ${game}.`,
  with: (names: string) => `Aussi à la table\u00a0: ${names}.`,
  usual: "Règles habituelles.",
  clock: (time: string) => `Temps de jeu\u00a0: ${time}.`,
  noClock: "Sans limite de temps.",
  hidden: "Personne d’autre ne peut regarder.",
  accept: "Accepter et s’asseoir",
  decline: "Non merci",
  full: "Il n’y a plus de place à cette table.",
  begun: "La partie a déjà commencé.",
  over: "Cette partie est finie.",
  alone:
    "Ce lien ne s’ouvre que sur cet ordinateur\u00a0: le serveur n’écoute que lui. Pour inviter quelqu’un d’un autre appareil du réseau, lancez-le avec «\u00a0--host 0.0.0.0\u00a0».",
  joining: "Rejoindre une table",
  yourName: "Votre nom à la table",
  share: "Partager…",
  shareText: (game: string) => `Une partie\u00a0: ${game}`,
  code: "Code à photographier",
  codeLead: "Un téléphone qui photographie ce code ouvre l’invitation.",
};

export type ProposalWords = typeof fr;
export default fr;
