// Log lines of a move: the wheels of a roll make one line, and so do the shields of a turn.
import { mark } from "../../lib/naming";
import type { Told } from "../../lib/play";
import type { Event } from "../../lib/wire";

const FACES = {
  fr: ["Griffe", "Maléfice", "Talisman", "Éclipse"],
  en: ["Claw", "Hex", "Ward", "Eclipse"],
};
const MANY = {
  fr: ["Griffes", "Maléfices", "Talismans", "Éclipses"],
  en: ["Claws", "Hexes", "Wards", "Eclipses"],
};
const TOGETHER = ["rolled", "rerolled", "shielded"];

/** The lines that tell some events, in order; those of one kind in one line, where the first is. */
export function tell(events: Event[]): Told[] {
  return events.flatMap((event, i): Told[] => {
    if (!TOGETHER.includes(event.kind)) return [event];
    if (events.findIndex(({ kind }) => kind === event.kind) < i) return [];
    const all = events.filter(({ kind }) => kind === event.kind);
    return [event.kind === "shielded" ? shields(all) : rolls(all)];
  });
}

/** "Hélène lance : 4 Maléfices, 1 Talisman." */
function rolls(all: Event[]): Told {
  const { a: seat, kind } = all[0]!;
  const again = kind === "rerolled";
  const faces = (one: string[], many: string[]) =>
    one
      .map((name, face) => [all.filter(({ c }) => c === face).length, name, many[face]] as const)
      .filter(([n]) => n > 0)
      .map(([n, name, more]) => `${n} ${n > 1 ? more : name}`)
      .join(", ");
  const fr = again
    ? mark(seat, "@ relance", "Vous relancez")
    : mark(seat, "@ lance", "Vous lancez");
  const en = again ? mark(seat, "@ rerolls", "You reroll") : mark(seat, "@ rolls", "You roll");
  return {
    fr: `${fr}\u00a0: ${faces(FACES.fr, MANY.fr)}.`,
    en: `${en}: ${faces(FACES.en, MANY.en)}.`,
  };
}

/** "Boucliers en 3 et en 6." */
function shields(all: Event[]): Told {
  const cells = [...new Set(all.map(({ b }) => b + 1))].sort();
  const many = cells.length > 1;
  return {
    fr: `${many ? "Boucliers" : "Bouclier"} ${cells.map((n) => `en ${n}`).join(" et ")}.`,
    en: `${many ? "Shields" : "Shield"} on ${cells.join(" and ")}.`,
  };
}
