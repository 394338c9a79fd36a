// Names of seats, for people.
import { letter } from "./phrases";
import type { Seat } from "./wire";
import { w } from "./words.svelte";

export { letter };

const NAMELESS = "?"; // as the server writes it

/** Who sits there. */
export function seatName(seat: Seat | undefined, number: number): string {
  if (!seat) return letter(number);
  if (seat.kind === "level") return levelName(seat.level ?? "");
  if (seat.kind === "open") return w().seat.open;
  if (seat.name) return personName(seat.name);
  return seat.kind === "bot" ? w().seat.opponent : letter(number);
}

/** Somebody by their name; who has none to be seen, or none any more, is somebody. */
export function personName(name: string): string {
  return name === NAMELESS ? w().seat.someone : name;
}

/** A level by its name in the present language. */
export function levelName(level: string): string {
  return w().levels[level] ?? level;
}
