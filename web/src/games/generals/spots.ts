// Where an order of Généraux is given: cells of the map, or a button.
import type { Spots } from "../../lib/play";
import { Book } from "./book";
import { column, row } from "./state";

const BUTTONS: Record<string, string> = {
  end: "[data-end]",
  power: "[data-power]",
  capture: '[data-order="capture"]', // there once the unit has arrived
  wait: '[data-order="wait"]',
};
const CELLS = ["unit", "build", "to", "attack", "bomb"];

const spots: Spots = ({ verb, values }, info) => {
  const button = BUTTONS[verb];
  if (button) return [{ at: button }];
  const [cell] = values;
  if (!CELLS.includes(verb) || cell === undefined) return [];
  const { width, height } = new Book(info);
  const part: [number, number, number, number] = [
    column(cell) / width,
    row(cell) / height,
    1 / width,
    1 / height,
  ];
  return [{ at: ".generals .world", part }];
};

export default spots;
