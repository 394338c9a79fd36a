// Log lines of a move: names instead of letters, and draws told once.
import type { Told } from "../../lib/play";
import type { Event } from "../../lib/wire";

const LETTERS = ["A", "B"];
const VOWEL = /^[aeiouâàéèêëîïôöùûü]/i;

/** The lines that tell some events, in order. */
export function tell(events: Event[], names: string[] = []): Told[] {
  const lines: (Told & { seat: number })[] = [];
  let drew = false;
  for (const event of events) {
    // who drew is told the cards; that some were taken need not be said again
    if (!(event.kind === "took" && drew)) lines.push({ ...lineOf(event), seat: event.a });
    drew = event.kind === "drew";
  }
  return lines.map((line) => named(line, names));
}

function lineOf({ kind, fr, en }: Event): Told {
  return kind === "turn_began" ? { fr, en, head: true } : { fr, en };
}

/** The letter of the seat a line is about gives way to who sits there. */
function named({ seat, ...line }: Told & { seat: number }, names: string[]): Told {
  const letter = LETTERS[seat];
  const name = names[seat];
  if (!letter || !name || name === letter) return line;
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, "gu");
  const of = VOWEL.test(name) ? "d’" : "de ";
  return {
    ...line,
    fr: line.fr
      .replace(new RegExp(`(?<![\\p{L}])de ${letter}(?![\\p{L}\\p{N}])`, "gu"), () => of + name)
      .replace(alone, () => name),
    en: line.en.replace(alone, () => name),
  };
}
