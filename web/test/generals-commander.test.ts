import { describe, expect, it } from "vitest";
import { Commander } from "../src/games/generals/commander.svelte";
import { wish } from "../src/games/generals/keys";
import {
  ACTION,
  type Aside,
  BUILD,
  type Battle,
  DRAW,
  MOVE,
  NONE,
} from "../src/games/generals/state";
import type { AnyMove, Play } from "../src/lib/play";
import { at, beside, book, position, target } from "./generals";

function move(notation: string) {
  const [verb, ...rest] = notation.split(" ");
  const args = verb === "unload" || verb === "launch" ? { place: rest[0]! } : {};
  return { number: 0, notation, verb: verb!, args, values: [], fr: "", en: "" };
}

interface Next {
  s?: Battle;
  legal: string[];
  aside?: Aside;
}

/** A match that takes what is legal, goes on to the next position, and tells what was sent. */
function fake(s: Battle, legal: string[], aside: Aside, tried: unknown[] = [], then: Next[] = []) {
  const sent: AnyMove[][] = [];
  const asked: AnyMove[][][] = [];
  const regarded: number[] = [];
  const play = {
    live: true,
    busy: false,
    refusal: null,
    undoable: 0,
    backs: 0,
    position: {
      ...{ state: s, acting: 0, seat: 0, legal: legal.map(move), outcome: null, aside },
      mid_action: (s.phase ?? 0) > 0,
    },
    act(moves: AnyMove[]) {
      sent.push(moves);
      const next = then.shift();
      if (next) {
        play.position = {
          ...play.position,
          state: next.s ?? s,
          legal: next.legal.map(move),
          aside: next.aside ?? aside,
        };
      }
      return Promise.resolve(true);
    },
    askBack() {
      play.backs += 1;
      return Promise.resolve(true);
    },
    explore(lines: AnyMove[][]) {
      asked.push(lines);
      return Promise.resolve([tried.shift() ?? { state: {}, aside: {}, refusal: null }]);
    },
    moment: "0 1",
    regard: (cell: number) => {
      regarded.push(cell);
      return Promise.resolve({ reach: [cell], zone: [], menaced: [], against: {} });
    },
    forget: () => undefined,
  };
  return { commander: new Commander(play as unknown as Play, book()), play, sent, asked, regarded };
}

const HERE = at(1, 1);
const FOE = at(3, 1);
const plan = {
  ...beside(),
  unit: HERE,
  budget: 400,
  paths: { [HERE]: "", [at(2, 1)]: "E", [at(1, 2)]: "S" },
  ticks: { [HERE]: 0, [at(2, 1)]: 100, [at(1, 2)]: 100 },
  targets: [target(FOE, { stands: [at(2, 1)], replied: [at(2, 1)] })],
};
const board = () =>
  position([
    [HERE, 0, 0],
    [FOE, 0, 1, 40],
  ]);
const chosen = (then: Next[] = []) =>
  fake(
    board(),
    ["unit 1,1", "end"],
    beside({ ready: [HERE] }),
    [{ aside: plan, refusal: null }],
    then,
  );

describe("a commander", () => {
  it("chooses a unit without sending anything, then moves it in one act", async () => {
    const { commander, sent, asked } = chosen([{ legal: ["end"] }]);
    await commander.press(HERE, false);
    expect(asked).toEqual([[["unit 1,1"]]]);
    expect(sent).toEqual([]);
    expect(commander.reach).toHaveLength(3);
    commander.cursor = at(2, 1);
    expect(commander.path).toEqual([HERE, at(2, 1)]);
    expect(commander.spent).toEqual({ ticks: 100, budget: 400 });
    await commander.press(at(2, 1), false);
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  it("waits by itself where nothing else is left to do", async () => {
    const acting = position([[at(1, 2), 0, 0]], { phase: ACTION, chosen: at(1, 2) });
    const { commander, sent } = chosen([{ s: acting, legal: ["wait"] }, { legal: ["end"] }]);
    await commander.press(HERE, false);
    await commander.press(at(1, 2), false);
    expect(sent).toEqual([["unit 1,1", "to 1,2"], ["wait"]]);
  });

  it("lets a finger look before it goes", async () => {
    const { commander, sent } = chosen([{ legal: ["end"] }]);
    await commander.press(HERE, true);
    await commander.press(at(2, 1), true);
    expect(sent).toEqual([]);
    expect(commander.path).toHaveLength(2);
    await commander.press(at(2, 1), true);
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  it("composes an attack, shows from where, and sends the blow after the move only", async () => {
    const acting = position([[at(2, 1), 0, 0]], { phase: ACTION, chosen: at(2, 1) });
    const { commander, sent } = chosen([
      { s: acting, legal: ["attack 3,1", "wait"] },
      { legal: ["end"] },
    ]);
    await commander.press(HERE, false);
    await commander.press(FOE, false);
    expect(commander.aim?.from).toBe(at(2, 1));
    expect(sent).toEqual([]);
    await commander.press(FOE, false);
    expect(sent).toEqual([["unit 1,1", "to 2,1"], ["attack 3,1"]]);
  });

  it("does not attack if the move was interrupted", async () => {
    const { commander, sent } = chosen([{ legal: ["end"] }]);
    await commander.press(HERE, false);
    await commander.press(FOE, false);
    await commander.confirm();
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  // The enemy's barracks, empty: one may stand on it so that nothing is created there (D-25).
  const DOOR = at(2, 1);
  const besieging = (fires: boolean, then: Next[] = []) =>
    fake(
      position([[HERE, 0, 0]]),
      ["unit 1,1", "end"],
      beside({ ready: [HERE] }),
      [
        {
          aside: {
            ...plan,
            targets: [target(DOOR, { site: true, back: 0, stands: fires ? [HERE] : [] })],
          },
          refusal: null,
        },
      ],
      then,
    );

  it("asks whether an empty enemy building is meant to be entered or attacked", async () => {
    const { commander, sent } = besieging(true, [{ legal: ["end"] }]);
    await commander.press(HERE, false);
    await commander.press(DOOR, false);
    expect(commander.aim).toMatchObject({ from: HERE, enters: true });
    await commander.press(DOOR, false); // pressed again: still a question
    expect(sent).toEqual([]);
    await commander.go(DOOR);
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  it("enters an enemy building that can be attacked from nowhere", async () => {
    const { commander, sent } = besieging(false, [{ legal: ["end"] }]);
    await commander.press(HERE, false);
    await commander.press(DOOR, false);
    expect(commander.refusal).toBeNull();
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  it("lets a finger look before it enters such a building", async () => {
    const { commander, sent } = besieging(false, [{ legal: ["end"] }]);
    await commander.press(HERE, true);
    await commander.press(DOOR, true);
    expect(sent).toEqual([]);
    expect(commander.path).toEqual([HERE, DOOR]);
    await commander.press(DOOR, true);
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  it("says that the server is silent instead of letting a unit go without a word", async () => {
    const { commander, play } = fake(board(), ["unit 1,1", "end"], beside({ ready: [HERE] }));
    const silence = { fr: "Le serveur ne répond pas.", en: "No answer.", rule: null };
    Object.assign(play, { silence, explore: () => Promise.resolve(null) });
    await commander.press(HERE, false);
    expect(commander.chosen).toBeNull();
    expect(commander.refusal).toEqual(silence);
  });

  it("shows that it waits for an answer, and goes where it was told meanwhile", async () => {
    const { commander, play, sent } = chosen([{ legal: ["end"] }]);
    let answer: (tried: unknown) => void = () => undefined;
    Object.assign(play, { explore: () => new Promise((resolve) => (answer = resolve)) });
    const choosing = commander.press(HERE, false);
    await commander.press(HERE, false); // a double click is no order to stay
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(commander.waits).toBe(true);
    await commander.press(at(2, 1), false);
    expect(sent).toEqual([]);
    answer([{ aside: plan, refusal: null }]);
    await choosing;
    expect(commander.waits).toBe(false);
    expect(sent).toEqual([["unit 1,1", "to 2,1"]]);
  });

  it("keeps a finger's early tap as a look", async () => {
    const { commander, play, sent } = chosen([{ legal: ["end"] }]);
    let answer: (tried: unknown) => void = () => undefined;
    Object.assign(play, { explore: () => new Promise((resolve) => (answer = resolve)) });
    const choosing = commander.press(HERE, true);
    await commander.press(at(2, 1), true);
    answer([{ aside: plan, refusal: null }]);
    await choosing;
    expect(sent).toEqual([]);
    expect(commander.path).toEqual([HERE, at(2, 1)]);
  });

  it("leaves what it began step by step", async () => {
    const { commander } = chosen();
    await commander.press(HERE, false);
    await commander.press(FOE, false);
    expect(commander.cancel()).toBe(true);
    expect(commander.aim).toBeNull();
    expect(commander.cancel()).toBe(true);
    expect(commander.chosen).toBeNull();
    expect(commander.cancel()).toBe(false);
  });

  it("says why a unit can't be chosen", async () => {
    const why = { fr: "elle a joué", en: "it has acted", rule: "D-38" };
    const { commander, sent } = fake(board(), ["end"], beside(), [{ refusal: why }]);
    await commander.press(HERE, false);
    expect(commander.refusal).toEqual(why);
    expect(commander.chosen).toBeNull();
    expect(sent).toEqual([]);
  });

  it("draws a path as far as the server follows it", async () => {
    const step = (spent: number, stop: number) => ({ state: { spent, stop }, refusal: null });
    const { commander, sent, asked } = fake(
      board(),
      ["unit 1,1", "end"],
      beside({ ready: [HERE] }),
      [{ aside: plan, refusal: null }, step(100, 1), { refusal: { fr: "", en: "", rule: null } }],
      [{ legal: ["end"] }],
    );
    await commander.press(HERE, false);
    commander.drawTo(at(1, 2));
    await Promise.resolve().then(() => Promise.resolve());
    expect(commander.drawn).toEqual({ ways: "S", spent: 100, stop: true });
    commander.drawTo(at(1, 3)); // refused
    await new Promise((resolve) => setTimeout(resolve));
    expect(commander.drawn?.ways).toBe("S");
    expect(asked.at(-1)).toEqual([["unit 1,1", "draw", "step S", "step S"]]);
    await commander.follow();
    expect(sent).toEqual([["unit 1,1", "draw", "step S", "go"]]);
  });

  it("opens the list of an own empty building, and creates in one act", async () => {
    const { commander, sent } = fake(
      position(),
      ["build 0,0", "end"],
      beside({ idle_sites: [0] }),
      [],
      [{ legal: ["end"] }],
    );
    await commander.press(at(4, 3), false); // the enemy's
    expect(commander.shop).toBe(NONE);
    await commander.press(0, false);
    expect(commander.shop).toBe(0);
    await commander.create("infantry");
    expect(sent).toEqual([["build 0,0", "create infantry"]]);
  });

  it("asks before a turn ends with idle units, and warns of dry aircraft", async () => {
    const s = position([[at(1, 1), 2, 0]]);
    const { commander, sent } = fake(
      s,
      ["unit 1,1", "end"],
      beside({ ready: [HERE], dry: [HERE] }),
      [],
      [{ legal: [] }],
    );
    expect(commander.dry).toEqual([HERE]);
    await commander.end();
    expect(commander.asking).toBe("end");
    expect(sent).toEqual([]);
    await commander.end(true);
    expect(sent).toEqual([["end"]]);
  });

  it("looks at an enemy that is pressed, at any time, and looks away again", async () => {
    const { commander, play, regarded, sent } = fake(board(), ["unit 1,1", "end"], beside());
    await commander.press(FOE, false);
    expect(commander.regarded?.cell).toBe(FOE);
    expect(commander.cancel()).toBe(true);
    expect(commander.regarded).toBeNull();
    await commander.press(FOE, true);
    await commander.press(FOE, true);
    expect(commander.regarded).toBeNull();
    play.position = { ...play.position, acting: 1 };
    await commander.press(FOE, false);
    expect(commander.regarded?.cell).toBe(FOE);
    await commander.press(HERE, false);
    expect(commander.regarded).toBeNull();
    expect(regarded).toEqual([FOE, FOE, FOE]);
    expect(sent).toEqual([]);
  });

  it("goes round the units that are ready", () => {
    const { commander } = fake(board(), ["end"], beside());
    commander.cursor = at(2, 1);
    expect(commander.next([at(1, 1), at(3, 1)])).toBe(at(3, 1));
    commander.cursor = at(3, 1);
    expect(commander.next([at(1, 1), at(3, 1)])).toBe(at(1, 1));
    expect(commander.next([])).toBe(NONE);
  });

  it("takes back the last order as the server counts it, where that is free", async () => {
    const { commander, play } = fake(board(), ["end"], beside());
    await commander.undo();
    expect(play.backs).toBe(0);
    play.undoable = 9;
    await commander.undo();
    expect(play.backs).toBe(1);
  });

  it("that is begun on the server is taken back by what cancels, whatever its phase", async () => {
    for (const phase of [MOVE, DRAW, BUILD]) {
      const { commander, play } = fake({ ...board(), phase, chosen: HERE }, ["go"], beside());
      commander.reset();
      commander.shop = NONE;
      expect(await commander.leave()).toBe(true);
      expect(play.backs).toBe(1);
    }
    const { commander } = fake(board(), ["end"], beside());
    expect(await commander.leave()).toBe(false);
  });

  it("opens the list of a building that was opened on the server, each time it is pressed", async () => {
    const s = { ...board(), phase: BUILD, chosen: HERE };
    const { commander } = fake(s, ["create infantry"], beside());
    commander.reset();
    expect(commander.shop).toBe(HERE);
    commander.shop = NONE;
    await commander.press(at(3, 3), false);
    expect(commander.shop).toBe(NONE);
    await commander.press(HERE, false);
    expect(commander.shop).toBe(HERE);
  });

  it("unloads a unit on a cell that is offered", async () => {
    const s = position([[HERE, 0, 0]], { phase: ACTION, chosen: HERE });
    const { commander, sent } = fake(s, ["unload 0 E", "wait"], beside(), [], [{ legal: ["end"] }]);
    commander.unloading = 0;
    expect(commander.landings).toEqual([{ way: "E", cell: at(2, 1) }]);
    await commander.press(at(1, 2), false);
    expect(sent).toEqual([]);
    expect(commander.unloading).toBe(NONE);
    commander.unloading = 0;
    await commander.press(at(2, 1), false);
    expect(sent).toEqual([["unload 0 E"]]);
  });
});

describe("keys", () => {
  const press = (key: string, code = key, target: HTMLElement = document.body) =>
    wish({ key, code, target, defaultPrevented: false } as unknown as KeyboardEvent);

  it("ask for orders, looks and cells", () => {
    expect(press("n")).toEqual({ name: "next" });
    expect(press("Escape")).toEqual({ name: "back" });
    expect(press("é", "Digit2")).toEqual({ name: "nth", at: 1 });
    expect(press("ArrowUp")).toEqual({ name: "cursor", dx: 0, dy: -1, way: "N" });
    expect(press("Enter")).toEqual({ name: "press" });
    expect(press("Tab")).toBeNull();
  });

  it("leave buttons, fields and scrolling alone", () => {
    expect(press("Enter", "Enter", document.createElement("button"))).toBeNull();
    expect(press("ArrowUp", "ArrowUp", document.createElement("div"))).toBeNull();
    expect(press("n", "KeyN", document.createElement("input"))).toBeNull();
  });
});
