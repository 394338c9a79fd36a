// What only the profile says, in French.
const many = (n: number, one: string, more: string) => `${n}\u00a0${n > 1 ? more : one}`;

const fr = {
  tabs: {
    "": "Parcours",
    matches: "Parties",
    creations: "Créations",
    settings: "Réglages",
  } as Record<string, string>,
  sum: (matches: number, won: number | null) =>
    [
      matches ? many(matches, "partie", "parties") : "aucune partie finie",
      won === null ? "" : many(won, "gagnée", "gagnées"),
    ]
      .filter(Boolean)
      .join(" · "),
  since: (month: string) => `à la Ludothèque depuis ${month}`,
  matches: (n: number) => many(n, "partie", "parties"),
  tally: (won: number, lost: number, drawn: number) =>
    [
      many(won, "gagnée", "gagnées"),
      many(lost, "perdue", "perdues"),
      drawn ? many(drawn, "nulle", "nulles") : "",
    ]
      .filter(Boolean)
      .join(" · "),
  never: "jamais joué",
  last: "Dernières parties",
  allMatches: "Toutes les parties",
  record: "Bilan",
  game: "Jeu",
  against: "Contre",
  lost: "Perdues",
  drawn: "Nulles",
  used: { deck: "Avec ce paquet", map: "Sur cette carte" } as Record<string, string>,
  noRecord: "Votre bilan s’affichera après une première partie terminée.",
  filters: "Choisir les parties",
  anyGame: "Tous les jeux",
  result: "Résultat",
  anyResult: "Tous les résultats",
  opponent: "Adversaire",
  anyOpponent: "Tous les adversaires",
  found: (n: number) => (n ? many(n, "partie trouvée", "parties trouvées") : "Aucune partie."),
  older: "Plus anciennes",
  tempo: "Vitesse des animations",
  tempos: { "0.5": "Rapide", "1": "Normale", "1.5": "Lente" } as Record<string, string>,
  volume: "Volume",
  surely: "Confirmer avant d’abandonner, d’interrompre ou de finir un tour",
  callMe: "Me prévenir quand c’est à moi",
  notify: "Prévenu par une notification quand c’est à moi",
  own: "Vos données",
  ownLead:
    "Vos parties et leurs résultats, vos créations, vos leçons et vos robots, en un fichier.",
  take: "Télécharger mes données",
  forget: "Effacer mes données…",
  forgetTitle: "Tout effacer\u00a0?",
  forgetWhat: [
    "Vos parties en cours sont abandonnées, vos tables qui attendent sont retirées.",
    "Votre nom et vos paroles disparaissent partout\u00a0; les autres gardent leurs parties, contre «\u00a0quelqu’un\u00a0».",
    "Historique, bilan, créations, leçons, robots et mot de passe sont perdus, sans retour possible.",
  ],
  forgetName: (name: string) => `Pour confirmer, tapez votre nom\u00a0: ${name}`,
  forgetNow: "Effacer pour toujours",
  forgotten: "Tout est effacé. Vous voici un nouvel invité.",
  noNotices: "Les notifications sont bloquées ici (réglages du navigateur, ou page sans HTTPS).",
};

export type ProfileWords = typeof fr;
export default fr;
