// What a person does at the table: wheels and cells pressed, rolls, the one big button. What is
// meant is put together by the composer; nothing here knows a rule.
import { wake } from "../../lib/sounds";
import { moveAt } from "./cells";
import type { Composer } from "./composer.svelte";
import type { Stage } from "./stage.svelte";
import { COMPOSE, ECLIPSE, OMEN, PASS, REROLL, ROLL, WHEELS } from "./state";

export class Player {
  doubts = $state(false); // an Eclipse would be rerolled: asked once more
  wanted = $state<number | null>(null); // a wheel that was pressed while its roll was shown

  constructor(
    private readonly stage: Stage,
    private readonly composer: Composer,
  ) {}

  /** Whether this page must decide something now. */
  get mine(): boolean {
    return this.stage.idle && this.composer.acting && this.composer.me >= 0;
  }

  /** The wheels whose tiles lie on the board already, in thought. */
  get laid(): number[] {
    return this.mine ? this.composer.prepared.map((tile) => tile.wheel) : [];
  }

  /** The roll is shown: choose the wheel that was pressed meanwhile. */
  resume(): void {
    const { wanted } = this;
    this.wanted = null;
    if (wanted !== null && this.composer.phase === REROLL) this.pickWheel(wanted);
  }

  pickWheel(wheel: number): void {
    wake();
    if (!this.stage.idle) {
      this.wanted = this.stage.beat?.name === "roll" ? wheel : null;
      return this.stage.skip();
    }
    if (!this.mine) return;
    const { composer } = this;
    const { phase } = composer;
    const face = composer.base.wheel[composer.me]?.[wheel] ?? -1;
    const first = composer.base.owner.findIndex((owner) => owner < 0) + 1;
    if (phase === ROLL) return void composer.why(`tile ${wheel + 1} ${first}`);
    if (phase !== REROLL && phase !== COMPOSE) return;
    if (composer.asking === "ready") return; // the prompt says what is left to do
    if (face < 0 || composer.asking === "effect" || this.laid.includes(wheel)) {
      void composer.why(phase === REROLL ? `reroll ${wheel + 1}` : `tile ${wheel + 1} ${first}`);
      return;
    }
    if (composer.spot !== null) void composer.lay(wheel, composer.spot);
    else composer.toggle(wheel);
  }

  pickCell(cell: number): void {
    wake();
    if (!this.stage.idle) return this.stage.skip();
    const { composer } = this;
    if (!this.mine || composer.eclipse || composer.looking) return;
    composer.refusal = null;
    const move = moveAt(composer.legal, cell);
    const [wheel] = composer.wheels;
    if (composer.wheels.length === 1 && wheel !== undefined) void composer.lay(wheel, cell);
    else if (move?.verb === "cancel") void composer.decide(move.notation);
    else if (move) void composer.effect(move.notation, cell);
    else if (composer.asking === "effect") void this.#refuseEffect(cell);
    else if (!composer.wheels.length) this.#pickFirst(cell);
  }

  /** A cell before its wheel: it waits for one, or says why no tile may go there. */
  #pickFirst(cell: number): void {
    const { composer } = this;
    const { phase, asking } = composer;
    if (phase === ROLL) return void composer.why(`tile 1 ${cell + 1}`, cell);
    if (phase === OMEN) return void composer.why(`cancel ${cell + 1}`, cell);
    if (phase !== REROLL && asking !== "tile" && asking !== "more") return;
    const wheels = WHEELS.filter((wheel) => !this.laid.includes(wheel));
    const open = (wheel: number) => composer.tiles(wheel).some(({ values }) => values[1] === cell);
    if (wheels.some(open)) composer.spot = composer.spot === cell ? null : cell;
    else if (phase === COMPOSE) {
      const faces = composer.base.wheel[composer.me] ?? [];
      const wheel = wheels.find((one) => (faces[one] ?? -1) >= 0 && faces[one] !== ECLIPSE);
      if (wheel !== undefined) void composer.why(`tile ${wheel + 1} ${cell + 1}`, cell);
    }
  }

  async #refuseEffect(cell: number): Promise<void> {
    const { composer } = this;
    const ally = composer.legal[0]?.verb === "ally";
    const other = composer.base.owner[cell] === -1 ? "trap" : "curse";
    await composer.why(`${ally ? "ally" : other} ${cell + 1}`, cell);
  }

  reroll(): void {
    const { composer } = this;
    const { wheels } = composer;
    if (!wheels.length) return void composer.why("reroll");
    const faces = composer.base.wheel[composer.me] ?? [];
    if (!this.doubts && wheels.some((wheel) => faces[wheel] === ECLIPSE)) this.doubts = true;
    else {
      this.doubts = false;
      void composer.decide(`reroll ${wheels.map((wheel) => wheel + 1).join(",")}`);
    }
  }

  /** The one thing the big button, or Enter, does now. */
  primary(): void {
    wake();
    if (!this.stage.idle) return this.stage.skip();
    const { composer } = this;
    if (!this.mine || composer.eclipse) return;
    const { phase } = composer;
    if (composer.asking === "ready" || composer.asking === "more") void composer.validate();
    else if (phase === ROLL) void composer.decide("roll");
    else if (phase === REROLL)
      composer.wheels.length ? this.reroll() : void composer.decide("reroll none");
    else if (phase === OMEN) void composer.decide("keep");
    else if (phase === PASS) void composer.decide("pass");
  }

  rollByKey(): void {
    if (this.composer.phase === ROLL) this.primary();
    else if (this.composer.phase === REROLL && this.mine) this.reroll();
  }
}
