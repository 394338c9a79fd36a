// How sentences call the players: by name, with an article, or « vous ».
//
// A sentence has marks: {A} is the name of seat A, {A:@ joue|Vous jouez} what is said of another's
// seat and what is said to its own player, with @ for the name. The games' log lines come with such
// marks (the server's core/naming.py says the same); the page's own words are written with `mark`.
import { withArticle, withName } from "./french";
import { letter, seatName } from "./names";
import { settings } from "./settings.svelte";
import type { Seat } from "./wire";
import { w } from "./words.svelte";

/** Who sits where, as a table calls them. */
export interface Names {
  labels: string[]; // alone, as over a board: "Apprenti", "Adepte 2"
  called: string[]; // in a sentence: "l’Apprenti", "Hélène"
  me: number | null; // the reader's seat, if it is but one
}

/** The names at a table; several computers of one level are told apart by numbers. */
export function namesOf(seats: Seat[]): Names {
  const labels = numbered(seats.map((seat) => seatName(seat, seat.number)));
  const called = seats.map(({ kind, name }, i) => {
    if (kind === "level") return titled(labels[i]!);
    return kind === "bot" && !name ? titled(labels[i]!.toLowerCase()) : labels[i]!; // a guide's
  });
  const mine = seats.filter(({ yours }) => yours);
  return { labels, called, me: mine.length === 1 ? mine[0]!.number : null };
}

/** A computer player in a sentence. */
export function titled(level: string): string {
  return settings.language === "fr" ? withArticle(level) : `the ${level}`;
}

function numbered(names: string[]): string[] {
  return names.map((name, i) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}`;
  });
}

/** A seat in a sentence, to be filled; with forms, what is said of others and to the player. */
export function mark(seat: number, others?: string, own = others): string {
  return others === undefined ? `{${letter(seat)}}` : `{${letter(seat)}:${others}|${own}}`;
}

const ARTICLES = ["l’", "le ", "la ", "les ", "the "];
const CLOSED = [".", "!", "?", "…", "»", "”"];

/** A sentence with its marks filled; an article or « vous » opens it with a capital. */
export function called(text: string, names: Names): string {
  const [first = "", ...marked] = text.split("{");
  let [line, opens] = [first, !first || isClosed(first)];
  for (const part of marked) {
    const [inside, after] = parted(part, "}");
    const [seat, form] = parted(inside, ":");
    const { said, name, me } = filled(seat.charCodeAt(0) - 65, form || "@", names);
    const small = [...ARTICLES, w().seat.someone].some((one) => name.startsWith(one));
    const person = said.startsWith(name) && !me && !small;
    line += opens && !person ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    line += after;
    opens = isClosed(after);
  }
  return line;
}

/** A text before and after a sign. */
function parted(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whether a sentence is over, so that what comes next opens another. */
function isClosed(text: string): boolean {
  const done = text.trimEnd();
  return text.endsWith("\n") || (done !== text && CLOSED.some((sign) => done.endsWith(sign)));
}

function filled(seat: number, form: string, names: Names) {
  const me = seat === names.me;
  const [others = "", own = others] = form.split("|");
  const french = settings.language === "fr";
  const name = me ? (french ? "vous" : "you") : (names.called[seat] ?? letter(seat));
  const parts = (me ? own : others).split("@");
  const last = parts.pop();
  const said = parts.map((part) => withName(part, name, french)).join("") + last;
  return { said, name, me };
}
