// Legal moves as a list for people: gathered by verb, found by any of their words.
import type { Legal } from "../wire";

/** A move with its words in the present language. */
export interface Choice {
  move: Legal;
  words: string;
}

/** The moves of one verb, and the words they all begin with. */
export interface Group {
  verb: string;
  title: string;
  choices: Choice[];
}

/** Letters without accents and capitals, for comparing. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The moves that hold every word typed, gathered by verb in the order of the game. */
export function groupsOf(choices: Choice[], typed = ""): Group[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const text = folded(`${choice.words} ${choice.move.notation}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    groups.set(choice.move.verb, [...(groups.get(choice.move.verb) ?? []), choice]);
  }
  return [...groups].map(([verb, some]) => ({ verb, title: beginning(some), choices: some }));
}

/** The words with which several moves begin; none where it is but one. */
function beginning(choices: Choice[]): string {
  if (choices.length < 2) return "";
  const [first = [], ...rest] = choices.map(({ words }) => words.split(" "));
  const end = first.findIndex((word, at) => rest.some((other) => other[at] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(" ");
}
