// One thing on its workbench: found, saved, copied, thrown away; and what is to be said of that.
import { onDestroy } from "svelte";
import { drop, freeName, keep, kept, newKey } from "../keepsakes";
import { go } from "../route.svelte";
import type { Kept } from "../wire";
import type { Workbench } from "./bench.svelte";
import type { Draft } from "./drafts";
import type { Kind } from "./kind";

export type Open = "" | "more" | "import" | "export" | "share" | "play" | "delete";

/** Something that can be done with what is worked on: how it is called, what does it. */
export type Act = [string, () => void];

/** What is worked on: of which game and under which key, where its shelf is, how work begins. */
export interface Task<F extends string, V, B> {
  kind: Kind<F, V>;
  game: string;
  base: string;
  key: string;
  begin: (stored: Kept | null, draft: Draft<F, V> | null) => B | null; // null: not with this
}

export class Work<F extends string, V, B extends Workbench<unknown, V>> {
  bench = $state.raw<B | null>(null);
  absent = $state.raw<{ kept: Kept | null } | null>(null); // nothing that can be worked on
  error = $state<unknown>(null);
  said = $state.raw<(() => string) | null>(null); // what was just done, in any language
  open = $state<Open>("");
  #others: Kept[] = []; // all that is kept, this one too

  /** To be made while a component starts: it ends with it. */
  constructor(readonly task: Task<F, V, B>) {
    void this.load();
    onDestroy(() => this.bench?.close());
    // What was said is of that moment, and so is what went wrong.
    $effect(() => {
      if (this.bench?.content !== undefined && this.bench.changed) this.said = null;
    });
    $effect(() => {
      if (this.bench?.content !== undefined && this.bench.name !== undefined) this.error = null;
    });
  }

  load = async (): Promise<void> => {
    const { kind, game, key, begin } = this.task;
    this.error = null;
    try {
      this.#others = await kept(game, kind.kind);
    } catch (trouble) {
      this.error = trouble;
      return;
    }
    const stored = this.#others.find((one) => one.key === key) ?? null;
    this.bench = begin(stored, kind.drafts.draftOf(key));
    this.absent = this.bench ? null : { kept: stored };
  };

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.error = null;
    this.said = null;
    try {
      await work();
    } catch (trouble) {
      this.error = trouble;
    }
  }

  save = (): Promise<void> =>
    this.#attempt(async () => {
      const { bench } = this;
      if (!bench || !(await bench.save())) return;
      const { name } = bench;
      this.said = () => this.task.kind.words().editor.savedNow(name);
    });

  /** Keep a copy and go on with that. */
  duplicate = (): Promise<void> =>
    this.#attempt(async () => {
      const { kind, game, base } = this.task;
      const taken = this.#others.map((one) => one.name);
      const name = freeName(kind.words().shelf.copyOf(this.bench!.name), taken);
      const made = newKey();
      await keep(game, made, { kind: kind.kind, name, value: this.bench!.written(name) });
      go(`${base}/${made}`);
    });

  /** Throw it away, and back to the shelf. */
  remove = (): Promise<void> =>
    this.#attempt(async () => {
      const { kind, game, base, key } = this.task;
      if (this.bench?.stored || this.absent?.kept) await drop(game, key);
      kind.drafts.dropDraft(key);
      go(base);
    });

  play = (): void => {
    if (this.bench?.ready) this.open = "play";
    else this.said = () => this.task.kind.words().editor.playNot;
  };

  press = (event: KeyboardEvent): void => {
    const { bench } = this;
    if (!bench || !(event.ctrlKey || event.metaKey) || event.altKey || this.open) return;
    const typing = (event.target as Element).closest("input:not([type=radio]), textarea");
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    if (key === "s") void this.save();
    else if (again && bench.redo && !typing) bench.redo();
    else if (key === "z" && !again && !typing) bench.undo();
    else return;
    event.preventDefault();
  };
}
