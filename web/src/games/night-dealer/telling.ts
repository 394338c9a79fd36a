// Log lines of a move: the five wheels of a roll make one line instead of five.
import type { Told } from "../../lib/play";
import type { Event } from "../../lib/wire";

const FACES = {
  fr: ["Griffe", "Maléfice", "Talisman", "Éclipse"],
  en: ["Claw", "Hex", "Ward", "Eclipse"],
};
const SEATS = ["A", "B"];

/** The lines that tell some events, in order. */
export function tell(events: Event[]): Told[] {
  const lines: Told[] = [];
  for (const kind of ["rolled", "rerolled"]) {
    const rolls = events.filter((event) => event.kind === kind);
    if (rolls.length) lines.push(rollLine(rolls, kind === "rerolled"));
  }
  return [...lines, ...events.filter((event) => !["rolled", "rerolled"].includes(event.kind))];
}

function rollLine(rolls: Event[], again: boolean): Told {
  const seat = SEATS[rolls[0]?.a ?? 0] ?? "";
  const faces = (names: string[]) =>
    rolls.map(({ b, c }) => (again ? `${b + 1} ${names[c]}` : (names[c] ?? ""))).join(", ");
  return {
    fr: `${seat} ${again ? "relance" : "lance"}\u00a0: ${faces(FACES.fr)}.`,
    en: `${seat} ${again ? "rerolls" : "rolls"}: ${faces(FACES.en)}.`,
  };
}
