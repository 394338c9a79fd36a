// Log lines of a move: names instead of letters, and draws told once.
import type { Event } from "../../lib/wire";

interface Line {
  fr: string;
  en: string;
}

const LETTERS = ["A", "B"];
const VOWEL = /^[aeiouâàéèêëîïôöùûü]/i;

/** The lines that tell some events, in order. */
export function tell(events: Event[], names: string[] = []): Line[] {
  const lines: (Line & { seat: number })[] = [];
  let drew = false;
  for (const event of events) {
    // who drew is told the cards; that some were taken need not be said again
    if (!(event.kind === "took" && drew)) lines.push({ fr: event.fr, en: event.en, seat: event.a });
    drew = event.kind === "drew";
  }
  return lines.map((line) => named(line, names));
}

/** The letter of the seat a line is about gives way to who sits there. */
function named({ fr, en, seat }: Line & { seat: number }, names: string[]): Line {
  const letter = LETTERS[seat];
  const name = names[seat];
  if (!letter || !name || name === letter) return { fr, en };
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, "gu");
  const of = VOWEL.test(name) ? "d’" : "de ";
  return {
    fr: fr
      .replace(new RegExp(`(?<![\\p{L}])de ${letter}(?![\\p{L}\\p{N}])`, "gu"), () => of + name)
      .replace(alone, () => name),
    en: en.replace(alone, () => name),
  };
}
