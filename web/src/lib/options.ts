// Options of a game as a page asks for them: which values there are, and what to send.
import type { Face } from "./play";
import type { GameInfo, OptionInfo } from "./wire";

const LONGEST = 60; // letters of a value that is shown; a longer one is a text of its own
const MOST_LISTED = 24; // a longer range of numbers is typed, not picked from a list

const TEAMS = "teams"; // what the option is called that says who plays with whom

type Text = { fr: string; en: string };

/** What is chosen for each option that was touched: one text, or one for each seat. */
export type Chosen = Record<string, string[]>;

export const LOT = ""; // a value that is drawn by lot when the match is opened

/** What is chosen for each seat of an option, where a value may be left to the lot. */
export function withLots(option: OptionInfo, chosen: string[] | undefined): string[] {
  return usual(option).map((_, seat) => chosen?.[seat] ?? LOT);
}

/** The same choices, the usual where something is left to the lot. */
export function withoutLots(info: GameInfo, chosen: Chosen): Chosen {
  const kept = info.options
    .filter(({ name }) => chosen[name]?.length)
    .map((option) => {
      const values = chosen[option.name]!;
      const settled = values.map((value, seat) => value || (usual(option)[seat] ?? ""));
      const left = option.distinct && values.includes(LOT);
      return [option.name, left ? usual(option) : settled] as const;
    });
  return Object.fromEntries(kept);
}

/** Whether an option is asked about at all: not what each chooses at the table, nor odd sets, nor
 * where there is nothing to choose: one value, or teams of two players. */
export function asked(option: OptionInfo, seats: number): boolean {
  if (option.name === "apprentice" || option.kind === "subset") return false;
  if (option.name === TEAMS && seats < 3) return false;
  return valuesOf(option)?.length !== 1;
}

/** The values one may pick from; null where a number is typed. */
export function valuesOf(option: OptionInfo): string[] | null {
  const kind = option.kind === "per_seat" ? option.each : option.kind;
  if (kind !== "range") return option.values;
  const count = option.high - option.low + 1;
  if (count > MOST_LISTED) return null;
  return Array.from({ length: count }, (_, i) => String(option.low + i));
}

/** The default: one text, or one for each seat. */
export function usual(option: OptionInfo): string[] {
  const value = Array.isArray(option.default) ? option.default : [option.default];
  return value.map(String);
}

/** A choice with a value for every seat: those that were not chosen are the default. */
export function padded(option: OptionInfo, chosen: string[] | undefined): string[] {
  return usual(option).map((value, at) => chosen?.[at] ?? value);
}

/** The same choice with one of its values changed; a number is kept within its range. Where no two
 * seats may have the same, who had it gets the other's. */
export function withValue(option: OptionInfo, chosen: string[], at: number, value: string) {
  if (value === LOT && valuesOf(option)) return chosen.map((old, i) => (i === at ? LOT : old));
  const kept = valuesOf(option) ? value : String(clamped(option, Number(value)));
  const swapped = (old: string) => (option.distinct && old === kept ? chosen[at]! : old);
  return chosen.map((old, i) => (i === at ? kept : swapped(old)));
}

function clamped(option: OptionInfo, value: number): number {
  const whole = Number.isFinite(value) ? Math.round(value) : option.low;
  return Math.min(option.high, Math.max(option.low, whole));
}

/** What is chosen for a seat: a value for each option. */
function chosenAt(info: GameInfo, chosen: Chosen, seat: number): Record<string, string> {
  const own = (option: OptionInfo) => {
    const values = padded(option, chosen[option.name]);
    return [option.name, values[seat] ?? values[0] ?? ""] as const;
  };
  return Object.fromEntries(info.options.map(own));
}

/** The values of an option that a seat may have with what else is chosen for it. */
export function fitting(
  info: GameInfo,
  option: OptionInfo,
  chosen: Chosen,
  seat: number,
  fits: Face["fits"],
): string[] | null {
  const values = valuesOf(option);
  if (!fits || !values) return values;
  const others = chosenAt(info, chosen, seat);
  return values.filter((value) => fits(info, option.name, value, others));
}

/** The same choices, where those that do not go together with others are the usual again. */
export function fitted(info: GameInfo, chosen: Chosen, fits: Face["fits"]): Chosen {
  if (!fits) return chosen;
  const kept = info.options
    .filter(({ name, kind }) => chosen[name] && kind === "per_seat")
    .map((option) => {
      const values = padded(option, chosen[option.name]).map((value, seat) =>
        fits(info, option.name, value, chosenAt(info, chosen, seat)) ? value : usual(option)[seat]!,
      );
      return [option.name, values] as const;
    });
  return { ...chosen, ...Object.fromEntries(kept) };
}

/** What to send of the choices: those that differ from the defaults. */
export function sent(options: OptionInfo[], chosen: Chosen): Record<string, string> {
  const all = options.map((option) => ({ option, values: padded(option, chosen[option.name]) }));
  const touched = all.filter(({ option, values }) => values.join() !== usual(option).join());
  return Object.fromEntries(touched.map(({ option, values }) => [option.name, values.join()]));
}

/** What was chosen last where it still can be, else what is proposed. */
export function remembered(
  option: OptionInfo | undefined,
  last: unknown,
  proposed: string[],
): string[] {
  const kept = Array.isArray(last) ? last.map(String) : [];
  const lots = proposed.includes(LOT);
  const known = (value: string) =>
    !option || option.values.includes(value) || (lots && value === LOT);
  return kept.length === proposed.length && kept.every(known) ? kept : proposed;
}

/** The words for a value: the game's own, else the room's, else none. */
export function wordOf(
  info: GameInfo,
  option: OptionInfo,
  value: string,
  face: Record<string, Text> = {},
): Text | undefined {
  const own = info.texts.options?.[`${option.name}.${value}`];
  return own ?? (option.name === TEAMS ? teamWord(Number(value)) : face[value]);
}

/** A team, counted from 1 as everywhere at the table. */
const teamWord = (team: number): Text => ({ fr: `équipe ${team + 1}`, en: `team ${team + 1}` });

/** What a value means for who has to choose it, where the game tells. */
export function aboutValue(info: GameInfo, option: OptionInfo, value: string): Text | undefined {
  return info.texts.choices?.[`${option.name}.${value}`];
}

/** Who plays with whom, by how many each side has. */
function sidesOf(teams: string[]): Text {
  const counts = [...new Set(teams)].map((team) => teams.filter((one) => one === team).length);
  if (counts.every((count) => count === 1))
    return { fr: "chacun pour soi", en: "everybody for themselves" };
  return { fr: counts.join(" contre "), en: counts.join(" against ") };
}

/** Options that are not the usual, as a row of a list says them: their names and values. */
export function chosenWords(
  info: GameInfo,
  chosen: Record<string, unknown>,
  face: Record<string, Text> = {},
): Text[] {
  return info.options
    .filter(({ name }) => name in chosen)
    .map((option) => {
      const value = chosen[option.name];
      if (value === null) return { fr: option.fr, en: option.en };
      const words = [value].flat().map((each) => wordOf(info, option, String(each), face));
      const sides = option.name === TEAMS ? sidesOf([value].flat().map(String)) : null;
      const said = (language: keyof Text) => {
        const each = words.map((word, i) => word?.[language] ?? String([value].flat()[i]));
        const alike = each.every((one) => one === each[0]); // said once for all seats
        return sides?.[language] ?? (alike ? each[0]! : each.join(", "));
      };
      // some options are questions, and their values the answers
      const colon = (label: string, sign: string) => (label.endsWith("?") ? label : label + sign);
      return {
        fr: `${colon(option.fr, "\u00a0:")} ${said("fr")}`,
        en: `${colon(option.en, ":")} ${said("en")}`,
      };
    });
}

/** What a table is played with: what its face offers first, usual or not, and all that is not the
 * usual. */
export function termsOf(info: GameInfo, face: Pick<Face, "quick" | "optionWords"> = {}): Text[] {
  return info.options.flatMap((option) => {
    const quick = face.quick?.find((one) => one.option === option.name);
    const values = [info.chosen[option.name]].flat().map(String);
    if (!quick && values.join() === usual(option).join()) return [];
    const seated = option.kind === "per_seat" ? values.slice(0, info.seats) : values;
    const value = seated.some(({ length }) => length > LONGEST) ? null : seated;
    const own = quick?.says?.(info);
    const words = own ? { [seated.join()]: own } : face.optionWords;
    return chosenWords(info, { [option.name]: own ? seated : value }, words);
  });
}

/** The values of an option that each seat has its own of. */
export function perSeat(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (value === undefined || value === null) return [];
  const parts = String(value).split(",");
  return parts.length > 1 ? parts : [parts[0]!, parts[0]!];
}
