// Where a move of Tactique is made: a card, a cell, a row or a button.
import { spotsBy } from "../../lib/spots";

const cell = (side: string, at = "") => `[data-side="${side}"][data-cell="${at}"]`;
export default spotsBy({
  play: ({ card }) => `.hand [data-card="${card}"]`,
  attack: (args) => cell("ally", args.cell),
  activate: (args) => cell("ally", args.cell),
  move: (args) => cell("ally", args.cell),
  cell: (args) => cell("ally", args.cell),
  target: (args) => cell(args.side ?? "enemy", args.cell),
  row: ({ side, row }) => `[data-side="${side}"][data-cell^="${row}."]`,
  discard: ({ card }) => `[data-pick="${card}"]`,
  pick: ({ condition }) => `[data-goal="${condition}"]`,
  skip: () => "[data-skip-choice]",
  end: () => "[data-end]",
});
