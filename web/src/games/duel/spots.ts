// Where a move of the duel is made: a card, an Equipment, or a button.
import { spotsBy } from "../../lib/spots";

export default spotsBy({
  play: ({ card }) => `.hand [data-card="${card}"], [data-card="${card}"]`,
  rapid: ({ card }) => `[data-answer="${card}"], [data-card="${card}"]`,
  return: ({ card }) => `[data-pick="${card}"]`,
  freeze: ({ card }) => `.target[data-gear="${card}"]`,
  strike: () => "[data-strike]",
  end: () => "[data-end]",
  pass: () => "[data-pass]",
});
