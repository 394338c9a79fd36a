// What every table works with: the position on show and whose eyes see it, who sits there, and what a
// gesture does before anything else. Made while a table is being set up; it ends with the table.
import { tick, untrack } from "svelte";
import type { Acting } from "../acting.svelte";
import type { AnyWish, Deeds } from "../keys";
import { type Names, namesOf } from "../naming";
import type { Play, Position } from "../play";
import { wake } from "../sounds";
import type { Outcome } from "../wire";
import type { AnyBeat, Stage } from "./stage.svelte";

/** Somebody who acts, and forgets what was chosen in another position. */
interface Actor extends Partial<Pick<Acting<unknown, unknown>, "due" | "acting">> {
  reset(): void;
}

export class Showing<S, B extends AnyBeat> {
  keyed = $state(false); // the last gesture was a key
  readonly moment = $derived.by(() => this.play().moment);

  constructor(
    private readonly play: () => Play,
    private readonly stage: Stage<S, B>,
    private readonly actor: Actor,
    resume: () => unknown = () => null, // what was begun there before
  ) {
    $effect(() => {
      const match = play();
      return untrack(() => stage.attend(match));
    });
    $effect(() => {
      void this.moment; // another position: what was chosen in this one is void
      untrack(() => {
        actor.reset();
        resume();
      });
    });
  }

  /** Say whether all that happened is on show, now and whenever that changes. */
  resting(tell: (idle: boolean) => void): void {
    $effect(() => void tell(this.stage.idle));
  }

  readonly position: Position = $derived.by(() => this.stage.position ?? this.play().position);
  readonly s: S = $derived.by(() => this.stage.shown ?? (this.play().position.state as S));
  readonly names: Names = $derived.by(() => namesOf(this.play().seats));

  /** Whose eyes look on; null: a spectator's. */
  get eyes(): number | null {
    return this.position.seat;
  }

  /** The seat that is drawn nearest. */
  get near(): number {
    return this.eyes ?? 0;
  }

  /** How it ended, once that is on show. */
  get outcome(): Outcome | null {
    return this.stage.idle ? this.play().position.outcome : null;
  }

  /** Whether somebody who plays looks on: then there is something to press. */
  get played(): boolean {
    return this.play().live && this.eyes !== null;
  }

  /** Every gesture wakes the sound, and shows the end of what is being told; it does no more than
   * that where its player could not know yet what it would do. */
  begin(): boolean {
    const blind = this.actor.due === true && !this.actor.acting;
    wake();
    if (!this.stage.idle) this.stage.skip();
    return !blind;
  }

  /** A key was pressed: what it asks for is done, where somebody who plays looks on. */
  heed<W extends AnyWish<string>>(event: KeyboardEvent, wish: W | null, deeds: Deeds<W>): void {
    this.keyed = true;
    if (!wish || !this.played) return;
    deeds[wish.name as W["name"]](wish.at ?? -1);
    event.preventDefault();
  }

  /** A pointer went down anywhere. */
  press = (): void => {
    this.keyed = false;
    wake();
  };

  /** By keys: what had the focus is gone when something changes, and the focus goes on to what can
   * be done then. */
  goingOn(changes: () => unknown, go: () => void): void {
    $effect(() => {
      void [this.moment, this.stage.idle, changes()];
      if (untrack(() => this.keyed)) void tick().then(go);
    });
  }
}
