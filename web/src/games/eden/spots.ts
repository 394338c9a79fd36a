// Where a move of Eden is made: a cell, a card, a unit or a button.
import { spotsBy } from "../../lib/spots";

const PLACES: Record<string, (args: Record<string, string>) => string> = {
  at: ({ cell }) => `[data-legal="${cell}"]`,
  buy: ({ card }) => `[data-buy="${card}"]`,
  raise: ({ card }) => `[data-pick="${card}"]`,
  pick: ({ card }) => `[data-pick="${card}"], .hand [data-card="${card}"]`,
  unit: ({ unit }) => `[data-unit="${unit}"]`,
  activate: ({ unit }) => `[data-unit="${unit}"]`,
  react: () => ".plate.able",
  number: () => "[data-say]",
};
for (const verb of ["play", "send", "use", "world", "discard"])
  PLACES[verb] = ({ card }) => `.hand [data-card="${card}"]`;

export default spotsBy(PLACES, (notation) => `[data-move="${notation}"]`);
