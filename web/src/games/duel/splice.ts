// A card's printed text with the numbers that count now: "Inflige 3 → 6 dégâts".
import type { PlaceDuel } from "../../lib/wire";
import type { Amount } from "./state";

/** Words as printed, a number that changed, or what a text without a number comes to now. */
export type Piece = { text: string } | { base: number; now: number } | Sum;

export interface Sum {
  verb: string;
  sum: number;
}

const COUNTED = ["damage", "weapon_attack", "shield", "heal", "draw", "stat", "storm", "mana"];

/** The text in pieces, each changed number beside its printed one; what stands nowhere comes last.
 * A word that is printed for one follows the number it goes with. */
export function splice(printed: string, places: PlaceDuel[], values: Amount[]): Piece[] {
  const pieces: Piece[] = [];
  const sums = new Map<string, number>();
  let [next, from] = [0, 0];
  const upTo = (at: number) => {
    if (at > from) pieces.push({ text: printed.slice(from, at) });
    from = at;
  };
  for (const { verb, base, now } of values) {
    if (!COUNTED.includes(verb)) continue;
    const found = places.findIndex(
      ({ of, n, one }, i) => i >= next && of === verb && n === base && !one,
    );
    if (found < 0) {
      if (now > 0 || verb === "damage") sums.set(verb, (sums.get(verb) ?? 0) + now);
      continue;
    }
    next = found + 1;
    if (base === now) continue;
    upTo(places[found]!.at);
    pieces.push({ base, now });
    from += String(base).length;
    for (; places[next]?.one; next += 1) {
      const { at, one, many } = places[next]!;
      if (now < 2) continue;
      upTo(at);
      pieces.push({ text: many });
      from += one.length;
    }
  }
  upTo(printed.length);
  return [...pieces, ...[...sums].map(([verb, sum]) => ({ verb, sum }))];
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
