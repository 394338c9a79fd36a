import { describe, expect, it } from "vitest";
import { Composer } from "../src/games/night-dealer/composer.svelte";
import { COMPOSE, EFFECT, MORE, type Night, REROLL } from "../src/games/night-dealer/state";
import type { AnyMove, Play, Tried } from "../src/lib/play";
import type { Legal } from "../src/lib/wire";
import { position } from "./night";

function move(notation: string): Legal {
  const [verb, ...words] = notation.split(" ");
  const values = words.map((word) =>
    word === "none" ? 9 : "AHW".includes(word) ? "AHW".indexOf(word) + 1 : Number(word) - 1,
  );
  return { number: 0, notation, verb: verb!, args: {}, values, fr: "", en: "" };
}

/** A match that answers from a book of lines, with or without `explore`. */
function fake(
  start: Night,
  legal: string[],
  book: Record<string, Partial<Tried> & { s: Partial<Night> }> | null,
) {
  const acted: AnyMove[][] = [];
  const play = {
    live: true,
    busy: false,
    refusal: null,
    undoable: 0,
    seats: [],
    clocks: null,
    options: {},
    position: { state: start as never, acting: 0, seat: 0, legal: legal.map(move), outcome: null },
    listen: () => () => undefined,
    forget() {
      play.refusal = null;
    },
    act(moves: AnyMove[]) {
      acted.push(moves);
      const refused =
        moves.some((text) => !play.position.legal.some((known) => known.notation === text)) &&
        !book;
      play.refusal = refused ? ({ fr: "non", en: "no", rule: "ND-Q5" } as never) : null;
      return Promise.resolve(!refused);
    },
    askBack: () => Promise.resolve(true),
    explore(lines: AnyMove[][]) {
      if (!book) return Promise.resolve(null);
      return Promise.resolve(
        lines.map((line) => {
          const found = line.length ? book[line.join(";")] : { s: {}, legal: play.position.legal };
          const none = {
            state: {} as never,
            acting: null,
            legal: [],
            events: [],
            refusal: { fr: "non", en: "no", rule: "ND-Q5" },
          };
          if (!found) return none;
          return {
            acting: 0,
            legal: [],
            events: [],
            refusal: null,
            ...found,
            state: { ...start, ...found.s } as never,
          };
        }),
      );
    },
  };
  return { play: play as unknown as Play, acted };
}

describe("a composition that the server can look ahead of", () => {
  const book = {
    "tile 2 5": { s: { stage: MORE, laid: 1 }, legal: [move("tile 1 2"), move("stop")] },
    "tile 2 5;stop": {
      s: { stage: EFFECT, laid: 1, tile_cell: [4, -1], tile_kind: [1, -1] },
      legal: [move("curse 2"), move("trap 8")],
    },
    "tile 2 5;stop;trap 8": { s: { phase: REROLL }, acting: 1 },
  };

  it("stays here until it is validated, then goes together", async () => {
    const { play, acted } = fake(position(), ["tile 2 5", "tile 2 6"], book);
    const composer = new Composer(play);
    composer.toggle(1);
    await composer.lay(1, 4);
    expect(acted).toEqual([]);
    expect(composer.prepared).toEqual([{ wheel: 1, cell: 4, kind: 1, eclipse: false }]);
    expect(composer.asking).toBe("more");
    expect(composer.ends).toBe(false);
    await composer.validate();
    expect(composer.asking).toBe("effect");
    await composer.effect("trap 8", 7);
    expect(composer.asking).toBe("ready");
    expect(composer.legal).toEqual([]);
    await composer.validate();
    expect(acted).toEqual([["tile 2 5", "stop", "trap 8"]]);
    expect(composer.held).toEqual([]);
  });

  it("is taken back choice by choice", async () => {
    const { play, acted } = fake(position(), ["tile 2 5"], book);
    const composer = new Composer(play);
    composer.toggle(1);
    await composer.lay(1, 4);
    await composer.validate();
    await composer.effect("trap 8", 7);
    await composer.undo();
    expect(composer.held).toEqual(["tile 2 5"]);
    await composer.undo();
    expect(composer.held).toEqual([]);
    expect(acted).toEqual([]);
  });

  it("says why not, with the rule, and keeps the wheel chosen", async () => {
    const { play, acted } = fake(position(), ["tile 2 5"], book);
    const composer = new Composer(play);
    composer.toggle(1);
    await composer.lay(1, 0);
    expect(composer.refusal).toMatchObject({ rule: "ND-Q5", cell: 0 });
    expect(composer.wheels).toEqual([1]);
    expect(composer.held).toEqual([]);
    expect(acted).toEqual([]);
  });

  it("asks what an Eclipse is", async () => {
    const kinds = ["tile 4 1 A", "tile 4 1 H", "tile 4 1 W"];
    const start = position({
      wheel: [
        [0, 1, 2, 3, 1],
        [0, 1, 2, 0, 1],
      ],
    });
    const { play } = fake(start, kinds, {
      "tile 4 1 W": { s: { stage: MORE, laid: 1 }, legal: [move("stop")] },
    });
    const composer = new Composer(play);
    composer.toggle(3);
    await composer.lay(3, 0);
    expect(composer.eclipse).toEqual({ wheel: 3, cell: 0 });
    await composer.become(2);
    expect(composer.prepared).toEqual([{ wheel: 3, cell: 0, kind: 2, eclipse: true }]);
  });

  it("keeps the wheels first when a tile is laid before a reroll", async () => {
    const kept = { s: { phase: COMPOSE }, legal: [move("tile 1 1")] };
    const { play, acted } = fake(position({ phase: REROLL }), ["reroll none", "reroll 1"], {
      "reroll none": kept,
      "reroll none;tile 1 1": {
        s: { phase: COMPOSE, stage: MORE, laid: 1 },
        legal: [move("stop")],
      },
      "reroll none;tile 1 1;stop": { s: { phase: REROLL }, acting: 1 },
    });
    const composer = new Composer(play);
    composer.reset();
    await Promise.resolve();
    await Promise.resolve();
    composer.toggle(0);
    expect(composer.tiles(0)).toHaveLength(1);
    await composer.lay(0, 0);
    expect(composer.ends).toBe(true);
    await composer.validate();
    expect(acted).toEqual([["reroll none", "tile 1 1", "stop"]]);
  });
});

describe("a composition without a look ahead", () => {
  it("sends what ends nothing and holds back what may", async () => {
    const { play, acted } = fake(position(), ["tile 2 5"], null);
    const composer = new Composer(play);
    composer.toggle(1);
    await composer.lay(1, 4);
    expect(acted).toEqual([["tile 2 5"]]);

    const last = fake(position({ turn: 5 }), ["tile 2 5"], null);
    Object.assign(last.play.position, { aside: { closing: [4] } });
    const third = new Composer(last.play);
    third.toggle(1);
    await third.lay(1, 4);
    expect(last.acted).toEqual([]);
    expect(third.asking).toBe("ready");
    await third.validate();
    expect(last.acted).toEqual([["tile 2 5"]]);
  });

  it("hears from the server why a cell is refused", async () => {
    const { play } = fake(position(), ["tile 2 5"], null);
    const composer = new Composer(play);
    composer.toggle(1);
    await composer.lay(1, 0);
    expect(composer.refusal).toMatchObject({ rule: "ND-Q5", cell: 0 });
    expect(composer.wheels).toEqual([1]);
  });
});
