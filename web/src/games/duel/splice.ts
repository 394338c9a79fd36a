// A card's printed text with the numbers that count now: "Inflige 3 → 6 dégâts".
import type { Amount } from "./state";

/** Words as printed, a number that changed, or what a text without a number comes to now. */
export type Piece = { text: string } | { base: number; now: number } | Sum;

export interface Sum {
  verb: string;
  sum: number;
}

const COUNTED = ["damage", "weapon_attack", "shield", "heal", "draw", "stat", "storm", "mana"];

/** Where a printed number stands in a text, from a place on; how often it is done is no amount. */
function find(text: string, number: number, from: number): number {
  const pattern = new RegExp(`(?<![\\d])${number}(?![\\d]| fois| times| tours?| turns?)`, "g");
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

const ONE = /^([ \u00a0])(point|dégât|carte|card)(?!\p{L})/u;

/** What follows a number: printed for one, it may have become more. */
function counted(text: string, { base, now }: Amount): string {
  return base === 1 && now > 1 ? text.replace(ONE, "$1$2s") : text;
}

/** The text in pieces, each changed number beside its printed one; what stands nowhere comes last. */
export function splice(printed: string, values: Amount[]): Piece[] {
  let text = printed;
  const pieces: Piece[] = [];
  const sums = new Map<string, number>();
  let from = 0;
  for (const amount of values) {
    const { verb, base, now } = amount;
    if (!COUNTED.includes(verb)) continue;
    const at = find(text, base, from);
    if (at < 0) {
      if (now > 0 || verb === "damage") sums.set(verb, (sums.get(verb) ?? 0) + now);
    } else {
      const end = at + String(base).length;
      pieces.push({ text: text.slice(from, base === now ? end : at) });
      if (base !== now) pieces.push({ base, now });
      text = text.slice(0, end) + counted(text.slice(end), amount);
      from = end;
    }
  }
  const rest = [...sums].map(([verb, sum]) => ({ verb, sum }));
  return [...pieces, { text: text.slice(from) }, ...rest].filter(
    (piece) => !("text" in piece) || piece.text,
  );
}

/** The amounts worth a badge on a card: what it deals, gives, heals or draws. */
export function badges(values: Amount[]): { sign: string; text: string; changed: boolean }[] {
  const shown = values.filter(({ verb, now }) => SIGN[verb] && (now > 0 || verb === "damage"));
  return shown.map(({ verb, base, now, hits }) => ({
    sign: SIGN[verb]!,
    text: hits > 1 ? `${hits}×${now}` : `${now}`,
    changed: base !== now,
  }));
}

const SIGN: Record<string, string> = {
  damage: "damage",
  weapon_attack: "weapon",
  shield: "shield",
  heal: "heal",
  draw: "draw",
  scry_draw: "scry_draw",
  mana: "mana",
  weapon_bonus: "weapon_bonus",
  storm: "storm",
};
