// Where a move of Night Dealer is made: wheels, cells, or the button.
import type { Spots } from "../../lib/play";
import { WHEELS } from "./state";

const wheel = (n: number) => ({ at: `.near [data-wheel="${n}"]` });
const cell = (n: number) => ({ at: `[data-cell="${n}"]` });
const BUTTON = { at: ".actions .primary" };

const spots: Spots = ({ verb, values }) => {
  const [first = 0, second = 0] = values;
  if (verb === "tile") return [wheel(first), cell(second)];
  if (verb === "reroll") return WHEELS.filter((n) => (first >> n) & 1).map(wheel);
  if (verb === "ally" || verb === "curse" || verb === "trap" || verb === "cancel")
    return [cell(first)];
  return [BUTTON];
};

export default spots;
