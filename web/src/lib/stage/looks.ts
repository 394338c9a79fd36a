// How events look, said once for each kind. A game has one table of its kinds (what an event of each
// looks like, out of its arguments) and one of its beats; all else reads looks, and names no kind.
import { type Beep, sound } from "../sounds";
import type { Event } from "../wire";
import type { Script } from "./stage.svelte";

/** How events of a beat are shown. */
export interface Manner {
  lasts: number; // milliseconds
  joins?: boolean; // those in a row that concern the same are shown together
  common?: boolean; // they concern everybody, whoever's they are
  held?: boolean; // not to be missed even where movements are not wanted
  sound?: Beep;
}

/** What any event may look like; games add what their own tables show. */
export interface AnyLook<Name extends string> {
  beat?: Name; // that it belongs to; without one it is not shown
  about?: number; // whom or what it concerns: the seat among its arguments unless this says otherwise
  sound?: Beep; // besides that of the beat
}

/** The table of a game: a kind that is missing is an error of types. */
export type Looks<E extends { kind: string; args: unknown }, Look> = {
  [Kind in E["kind"]]: (args: Extract<E, { kind: Kind }>["args"]) => Look;
};

/** Kinds of events that look the same. */
export function alike<Kind extends string, Made>(look: Made, ...kinds: Kind[]): Record<Kind, Made> {
  return Object.fromEntries(kinds.map((kind) => [kind, look])) as Record<Kind, Made>;
}

/** What events look like of which no more is shown than their beat, and where that is: by their kinds,
 * which may be data. */
export function plainly<Kind extends string, Name extends string>(
  kinds: Readonly<Record<Kind, Name | "">>,
): Record<Kind, (args: Args) => { beat?: Name; cell?: number }> {
  const look = (beat: Name | "") => (args: Args) => ({
    ...(beat && { beat }),
    ...("cell" in args && { cell: (args.to ?? args.cell) as number }),
  });
  const made = Object.entries<Name | "">(kinds).map(([kind, beat]) => [kind, look(beat)]);
  return Object.fromEntries(made) as ReturnType<typeof plainly<Kind, Name>>;
}
type Args = Readonly<Record<string, number | number[]>>;

/** Events that are shown together, and their looks. */
export interface Beat<Look extends AnyLook<string>> {
  name: NonNullable<Look["beat"]>;
  about: number;
  looks: Look[];
  events: Event[];
}

/** How a game reads its events. */
export interface Reading<Look extends AnyLook<string>> {
  look(event: Event): Look;
  looks(events: Event[]): Look[];
  beats(events: Event[]): Beat<Look>[]; // what needs no showing is left out
  script: Script<Beat<Look>>;
}

const NOBODY = -1;
const EVERYBODY = -2;

/** What the two tables of a game say of events. */
export function reading<E extends { kind: string; args: unknown }, Look extends AnyLook<string>>(
  table: Looks<E, Look>,
  manners: Record<NonNullable<Look["beat"]>, Manner>,
): Reading<Look> {
  type Name = NonNullable<Look["beat"]>;
  const known = table as Record<string, ((args: unknown) => Look) | undefined>;
  const look = ({ kind, args }: Event): Look => {
    const found = known[kind]?.(args) ?? ({} as Look);
    const common = found.beat && manners[found.beat as Name].common;
    const whose = common ? EVERYBODY : ((args["seat"] as number | undefined) ?? NOBODY);
    return { ...found, about: found.about ?? whose };
  };
  const beats = (events: Event[]): Beat<Look>[] => {
    const made: Beat<Look>[] = [];
    for (const event of events) {
      const seen = look(event);
      const [name, about, last] = [seen.beat as Name | undefined, seen.about!, made.at(-1)];
      if (!name) continue;
      if (last?.name === name && last.about === about && manners[name].joins) {
        last.looks.push(seen);
        last.events.push(event);
      } else made.push({ name, about, looks: [seen], events: [event] });
    }
    return made;
  };
  const heard = ({ name, looks }: Beat<Look>): void => {
    const all = [manners[name].sound, ...looks.map((one) => one.sound)];
    for (const one of new Set(all)) if (one) sound(one);
  };
  const held = Object.values<Manner>(manners).some((manner) => manner.held);
  return {
    look,
    looks: (events) => events.map(look),
    beats,
    script: {
      beats,
      lasts: ({ name }) => manners[name].lasts,
      sound: heard,
      ...(held && { held: ({ name }) => manners[name].held ?? false }),
    },
  };
}
