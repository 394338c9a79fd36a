// Where a move of Tactique is made: a card, a cell, a row or a button.
import type { Spot, Spots } from "../../lib/play";

const cell = (side: string, at = "") => `[data-side="${side}"][data-cell="${at}"]`;
const PLACES: Record<string, (args: Record<string, string>) => string> = {
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
};

const spots: Spots = ({ verb, args }): Spot[] => {
  const at = PLACES[verb]?.(args as Record<string, string>);
  return at ? [{ at }] : [];
};

export default spots;
