// What the line that matters now says alike at every table.
import type { Play } from "../play";
import type { Event } from "../wire";
import { say } from "../words.svelte";

/** What the line says: a word set large, and a sentence. */
export interface Said {
  title: string;
  text: string;
}

/** The sentences of what is being told; players are marked (lib/naming). */
export function tellings({ idle, beat }: Telling): string[] {
  return idle || !beat ? [] : beat.events.map((event) => say(event)).filter(Boolean);
}
interface Telling {
  idle: boolean;
  beat: { events: Event[] } | null;
}

/** What is said of whom a page waits for: a computer that thinks, or somebody else. Nothing where
 * nobody is awaited, or where a move of its own is on its way. */
export function awaited(play: Play, thinks: Sentence, waits: Sentence): string {
  const { acting, seat } = play.position;
  if (acting === null || acting === seat) return "";
  return (play.live && play.seats[acting]?.kind === "level" ? thinks : waits)(acting);
}
type Sentence = (seat: number) => string;
