// What happened at a table beside the moves, in words.
import { words as beside } from "./manners/words";
import { levelName, personName } from "./names";
import { type Names, called, titled } from "./naming";
import type { Happening, Step } from "./wire";
import { w } from "./words.svelte";

/** A happening as a sentence; it names who sat there then, not who may sit there now. */
export function happened(one: Happening, names: Names): string {
  const words = sentenceOf(one);
  if (!words) return "";
  const computer = one.level ? titled(levelName(one.level)) : "";
  const seat = one.seat ?? 0;
  const then = [...names.called];
  if (one.name || computer) then[seat] = one.name ? personName(one.name) : computer;
  const text = words.replaceAll("{S", `{${String.fromCharCode(65 + seat)}`);
  return called(text.replaceAll("#", computer), { ...names, called: then });
}

function sentenceOf({ kind, seconds = 0 }: Happening): string | undefined {
  if (kind !== "ruled") return w().happened[kind];
  return seconds ? beside().ruledPass.replace("#", `${seconds}`) : beside().ruledAsk;
}

/** Where each happening stands in a log: before which of its entries. */
export function placed(happenings: Happening[], steps: Pick<Step, "number">[]): Happening[][] {
  const found: Happening[][] = Array.from({ length: steps.length + 1 }, () => []);
  const begun = happenings.findIndex(({ kind }) => kind === "begun");
  happenings.forEach((one, i) => {
    const next = steps.findIndex(({ number }) => number > one.step);
    // What came before the first move, its set-up included, stands above all.
    const place = i <= begun ? 0 : next < 0 ? steps.length : next;
    found[place]!.push(one);
  });
  return found;
}

/** Those that happened by the time of the last step shown: no log runs ahead of its board. */
export function happeningsUntil(all: Happening[], steps: Pick<Step, "number">[]): Happening[] {
  const last = steps.at(-1);
  return last ? all.filter(({ step }) => step <= last.number) : all;
}
