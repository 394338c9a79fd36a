// What is said of matches that are over, in French.

const fr = {
  results: {
    won: "Gagné",
    lost: "Perdu",
    drawn: "Nul",
    aborted: "Interrompue",
  } as Record<string, string>,
  filters: { won: "Gagnées", lost: "Perdues", drawn: "Nulles", aborted: "Interrompues" } as Record<
    string,
    string
  >,
  against: (names: string) => `contre ${names}`,
  alone: "seul contre soi",
  and: (names: string, last: string) => `${names} et ${last}`,
  points: (mine: number, theirs: string) => `${mine} – ${theirs}`,
  theirs: { resign: "Abandon adverse", time: "Temps adverse écoulé" } as Record<string, string>,
  today: "aujourd’hui",
  yesterday: "hier",
  review: "Revoir",
  reviewOf: (what: string) => `Revoir\u00a0: ${what}`,
  whyNot: {
    position: "hors bilan\u00a0: position choisie",
    alone: "hors bilan\u00a0: seul contre soi",
    swapped: "hors bilan\u00a0: une place a changé de mains",
    helped: "hors bilan\u00a0: avec aide (conseil, coup repris ou remplaçant)",
  } as Record<string, string>,
  used: { deck: "avec", map: "sur" } as Record<string, string>,
  none: "Pas encore de partie finie.",
};

export type PastWords = typeof fr;
export default fr;
