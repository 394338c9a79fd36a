import { describe, expect, it } from "vitest";
import type { Book } from "../src/games/tactique/book";
import { Player } from "../src/games/tactique/player.svelte";
import { PLAY } from "../src/games/tactique/state";
import type { AnyMove, Play } from "../src/lib/play";
import type { Legal } from "../src/lib/wire";

const KEYS: Record<string, string[]> = {
  target: ["side", "cell"],
  attack: ["cell"],
  cell: ["cell"],
};

function move(notation: string): Legal {
  const [verb = "", ...values] = notation.split(" ");
  const keys = KEYS[verb] ?? ["card"];
  const args = Object.fromEntries(values.map((value, i) => [keys[i]!, value]));
  return { number: 0, notation, verb, args, values: [], fr: "", en: "" } as unknown as Legal;
}

/** A match in which each line that is begun asks for what `asks` says, and all others are done. */
function fake(legal: string[], asks: Record<string, string[]>) {
  const sent: AnyMove[][] = [];
  const state = { phase: PLAY, act: [0, 0], unit: [], list: [], hand: [[], []], hand_n: [0, 0] };
  const play = {
    ...{ live: true, busy: false, refusal: null, undoable: 0, back: false, log: [], seats: [] },
    position: {
      ...{ state, acting: 0, seat: 0, legal: legal.map(move), outcome: null },
      mid_action: false,
    },
    backs: 0,
    askBack() {
      play.backs += 1;
      return Promise.resolve(true);
    },
    act(moves: AnyMove[]) {
      sent.push(moves);
      return Promise.resolve(true);
    },
    explore(lines: AnyMove[][]) {
      const tried = lines.map((line) => {
        const next = asks[line.join(", ")];
        const refusal =
          line.at(-1) === "target enemy 1.1" ? { fr: "", en: "guarded", rule: "" } : null;
        const act = next ? [1, 0] : [0, 0];
        return {
          state: { ...state, act },
          acting: 0,
          legal: (next ?? []).map(move),
          events: [],
          refusal,
        };
      });
      return Promise.resolve(tried);
    },
    forget: () => undefined,
  };
  const book = { id: (n: number) => `H0${n}` } as unknown as Book;
  return { player: new Player(play as unknown as Play, book), play, sent };
}

describe("an action being composed", () => {
  const asks = { "play H07": ["cell 1.2", "cell 1.3"], "attack 1.2": ["target enemy 1.3"] };

  it("is sent as a whole with its last choice, and not before", async () => {
    const { player, sent } = fake(["play H07", "end"], asks);
    await player.pick("H07");
    expect(player.card).toBe("H07");
    expect(sent).toEqual([]);
    expect(player.candidate(0)).toBeNull();
    await player.choose(player.candidate(2)!);
    expect(sent).toEqual([["play H07", "cell 1.3"]]);
    expect(player.composing).toBe(false);
  });

  it("that needs no choice waits for a last word", async () => {
    const { player, sent } = fake(["play H28"], asks);
    await player.pick("H28");
    expect([player.ready, sent.length]).toEqual([true, 0]);
    await player.confirm();
    expect(sent).toEqual([["play H28"]]);
  });

  it("can be put down, and says why a spot is no choice", async () => {
    const { player, sent } = fake(["attack 1.2"], asks);
    await player.take(1);
    expect(player.chosen).toBe(1);
    expect(player.candidate(17)?.move.notation).toBe("target enemy 1.3");
    await player.wonder(15);
    expect(player.refusal?.en).toBe("guarded");
    await player.back();
    expect([player.composing, player.chosen, sent.length]).toEqual([false, null, 0]);
  });

  it("says that an enemy's cell is no place for a card of one's own", async () => {
    const { player, sent } = fake(["play H07", "end"], asks);
    await player.pick("H07");
    await player.wonder(17); // 1.3 of the enemy, while one's own 1.3 is free
    expect(player.refusal).toMatchObject({
      rule: "TAC-9.3-a",
      en: "Choose a cell of your own grid.",
    });
    expect([player.card, sent.length]).toEqual(["H07", 0]);
  });

  it("that the server holds is gone on with, or taken back whole", async () => {
    const { player, play, sent } = fake(["cell 1.2", "cell 1.3"], {});
    Object.assign(play.position.state, { act: [1, 0], act_what: [7, 0] });
    play.position.mid_action = true;
    play.busy = true; // the answer to one's own move is on its way still
    player.reset();
    play.busy = false;
    expect([player.card, player.composing]).toEqual(["H07", true]);
    expect(player.candidate(2)?.move.notation).toBe("cell 1.3");
    await player.back();
    expect(play.backs).toBe(1);
    await player.choose(player.candidate(2)!);
    expect(sent).toEqual([["cell 1.3"]]);
  });

  it("of a unit that the server holds is that unit's", async () => {
    const { player, play } = fake(["target enemy 1.3"], {});
    Object.assign(play.position.state, { act: [2, 0], act_what: [1, 0] });
    play.position.mid_action = true;
    player.reset();
    expect([player.card, player.chosen]).toEqual([null, 1]);
    await player.take(1);
    expect(play.backs).toBe(1);
  });
});
