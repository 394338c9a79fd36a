// Which lines of a table's chat were read; a reload remembers it.
import { settings } from "../settings.svelte";
import type { LiveTable } from "../table.svelte";

export class Reading {
  #read = $state(0); // the last line seen
  readonly #key: string;

  constructor(private readonly table: LiveTable) {
    this.#key = `ludotheque-read-${table.match}`;
    this.#read = Number(sessionStorage.getItem(this.#key) ?? 0);
  }

  /** How many lines were not read, by those who are not muted. */
  get unread(): number {
    const heard = this.table.chat.filter(({ who }) => !(who in settings.muted));
    return heard.filter(({ line }) => line > this.#read).length;
  }

  /** The chat is in sight: all of it counts as read. */
  see(): void {
    const last = this.table.chat.at(-1)?.line ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    sessionStorage.setItem(this.#key, String(last));
  }
}
