// Log lines of a move: the wheels of a roll make one line, and so do the shields of a turn.
import { mark } from "../../lib/naming";
import type { Told } from "../../lib/play";
import type { EventNightDealer as Event } from "../../lib/wire";

const FACES = {
  fr: ["Griffe", "Maléfice", "Talisman", "Éclipse"],
  en: ["Claw", "Hex", "Ward", "Eclipse"],
};
const MANY = {
  fr: ["Griffes", "Maléfices", "Talismans", "Éclipses"],
  en: ["Claws", "Hexes", "Wards", "Eclipses"],
};
type Roll = Extract<Event, { kind: "rolled" | "rerolled" }>;
type Shield = Extract<Event, { kind: "shielded" }>;

/** The lines that tell some events, in order; those of one kind in one line, where the first is. */
export function tell(events: Event[]): Told[] {
  return events.flatMap((event, i): Told[] => {
    const { kind } = event;
    if (kind !== "rolled" && kind !== "rerolled" && kind !== "shielded") return [event];
    if (events.findIndex((one) => one.kind === kind) < i) return [];
    const all = events.filter((one) => one.kind === kind);
    return [kind === "shielded" ? shields(all as Shield[]) : rolls(all as Roll[])];
  });
}

/** "Hélène lance : 4 Maléfices, 1 Talisman." */
function rolls(all: Roll[]): Told {
  const { args, kind } = all[0]!;
  const seat = args.seat;
  const again = kind === "rerolled";
  const faces = (one: string[], many: string[]) =>
    one
      .map(
        (name, face) =>
          [all.filter(({ args }) => args.face === face).length, name, many[face]] as const,
      )
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
function shields(all: Shield[]): Told {
  const cells = [...new Set(all.map(({ args }) => args.cell + 1))].sort();
  const many = cells.length > 1;
  return {
    fr: `${many ? "Boucliers" : "Bouclier"} ${cells.map((n) => `en ${n}`).join(" et ")}.`,
    en: `${many ? "Shields" : "Shield"} on ${cells.join(" and ")}.`,
  };
}
