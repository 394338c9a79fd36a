import { describe, expect, it } from "vitest";
import type { Book } from "../src/games/eden/book";
import { Player } from "../src/games/eden/player.svelte";
import {
  CMB_ABILITY,
  CMB_PLAY,
  EXP_PREP,
  LOG_BUY,
  LOG_RIVAL,
  MAP_TILE,
  cellAt,
} from "../src/games/eden/state";
import type { AnyMove, Play } from "../src/lib/play";
import type { Legal } from "../src/lib/wire";

function move(notation: string): Legal {
  const [verb = "", card = ""] = notation.split(" ");
  const args = card ? { card } : {};
  return { number: 0, notation, verb, args, values: [], fr: "", en: "" } as unknown as Legal;
}

const RIVAL = "buy CTR"; // asks for whom it is
const DEAR = "buy ORC"; // can't be paid beside anything else

/** A match that takes every move; what it costs is told by looking ahead. */
function fake(ask: number, legal: string[]) {
  const sent: AnyMove[][] = [];
  const position = { acting: 0, seat: 0, legal: legal.map(move), outcome: null };
  const play = {
    ...{ live: true, busy: false, refusal: null, undoable: 0, back: false, log: [], seats: [] },
    position: { ...position, state: { ask, fighting: 1, stocks: [9] } },
    act(moves: AnyMove[]) {
      sent.push(moves);
      return Promise.resolve(true);
    },
    explore: ([line = []]: AnyMove[][]) =>
      Promise.resolve([
        {
          state: { ask: line.at(-1) === RIVAL ? LOG_RIVAL : LOG_BUY, stocks: [9 - line.length] },
          ...{ acting: 0, events: [], legal: legal.filter((one) => one !== DEAR).map(move) },
          refusal: line.length > 1 && line.includes(DEAR) ? { fr: "", en: "too dear" } : null,
        },
      ]),
    regard: () => Promise.resolve(null),
    forget: () => undefined,
  };
  return { play, player: new Player(play as unknown as Play, {} as Book), sent };
}

describe("the basket", () => {
  const wares = ["buy ELF", DEAR, RIVAL, "done"];

  it("is paid as a whole, in the order of buying, and not before", async () => {
    const { player, sent } = fake(LOG_BUY, wares);
    await player.buy("ELF");
    await player.buy("ELF");
    expect(player.basket.cards).toEqual(["ELF", "ELF"]);
    expect(player.basket.s.stocks).toEqual([7]);
    expect(sent).toEqual([]);
    await player.basket.buy();
    expect(sent).toEqual([["buy ELF", "buy ELF", "done"]]);
  });

  it("says what can't be had beside what lies in it, and keeps that", async () => {
    const { player, sent } = fake(LOG_BUY, wares);
    expect(player.basket.can("ORC")).not.toBeNull();
    await player.buy("ELF");
    expect(player.basket.can("ORC")).toBeNull();
    await player.buy("ORC");
    expect(player.refusal?.en).toBe("too dear");
    expect(player.basket.cards).toEqual(["ELF"]);
    expect(sent).toEqual([]);
  });

  it("is emptied card by card, and by another position", async () => {
    const { player } = fake(LOG_BUY, wares);
    await player.buy("ELF");
    await player.basket.drop(0);
    expect(player.basket.s.stocks).toEqual([9]);
    await player.buy("ELF");
    player.reset();
    expect(player.basket.cards).toEqual([]);
  });

  it("buys at once what asks something else, with all that came before it", async () => {
    const { player, sent } = fake(LOG_BUY, wares);
    await player.buy("ELF");
    await player.buy("CTR");
    expect(sent).toEqual([["buy ELF", RIVAL]]);
  });
});

describe("passing until something new", () => {
  it("passes again while nothing else can be done than before", async () => {
    const { player, sent } = fake(CMB_ABILITY, ["activate 1", "done"]);
    await player.wait();
    await player.goOn();
    expect(sent).toEqual([["done"], ["done"]]);
  });

  it("ends where another unit can act", async () => {
    const { play, player, sent } = fake(CMB_ABILITY, ["activate 1", "done"]);
    await player.wait();
    play.position.legal.push(move("activate 2"));
    await player.goOn();
    expect([sent.length, player.waits]).toEqual([1, false]);
  });

  it("ends where a unit is to be played", async () => {
    const { play, player, sent } = fake(CMB_ABILITY, ["activate 1", "done"]);
    await player.wait();
    play.position.state.ask = CMB_PLAY;
    await player.goOn();
    expect([sent.length, player.waits]).toEqual([1, false]);
  });

  it("sends nothing while a move is on its way, and goes on afterwards", async () => {
    const { play, player, sent } = fake(CMB_ABILITY, ["activate 1", "done"]);
    await player.wait();
    play.busy = true;
    await player.goOn();
    expect(sent.length).toBe(1);
    play.busy = false;
    await player.goOn();
    expect(sent.length).toBe(2);
  });
});

describe("a free cell that is pointed at", () => {
  const at = (cell: string) => ({ ...move("at"), args: { cell }, notation: `at ${cell}` });

  it("tells which tiles would become rich", async () => {
    const { play, player } = fake(MAP_TILE, []);
    const rich = (on: boolean) => ({ rich: on });
    const cells = { 5: rich(true), 6: rich(false) };
    play.position = { ...play.position, legal: [at("1,0")], aside: { cells } } as never;
    Object.assign(play.position.state, { ground: [] });
    const tried = { state: {}, refusal: null, aside: { cells: { ...cells, 6: rich(true) } } };
    play.explore = () => Promise.resolve([tried] as never);
    await player.point(cellAt(1, 0));
    expect(player.riches).toEqual({ cell: cellAt(1, 0), cells: [6] });
    expect(player.barred).toBeNull();
  });
});

describe("what gives something up", () => {
  /** A combat that the player, who attacks, loses by one, with a unit to play. */
  function losing() {
    const made = fake(CMB_PLAY, ["send ELF", "done"]);
    Object.assign(made.play.position.state, {
      ...{ fronts_n: 1, active: 0, foe: [1, -1], won: [-1, -1], wins_now: [0, 0] },
      ...{ total_now: [[3, 4]], total: [[0, 0]] },
    });
    return made;
  }

  it("is asked about once where a territory may be lost by it", async () => {
    const { player, sent } = losing();
    const stop = player.can("done")!;
    await player.choose(stop);
    expect([sent.length, player.sure]).toEqual([0, true]);
    await player.choose(stop);
    expect(sent).toEqual([["done"]]);
  });

  it("is never the usual move while something else can be done", () => {
    const { play, player } = losing();
    expect(player.leaves(player.can("done")!)).toBe(true);
    play.position.legal = play.position.legal.filter(({ verb }) => verb === "done");
    expect(player.leaves(player.can("done")!)).toBe(false);
  });

  it("is done at once where nothing is being lost", async () => {
    const { play, player, sent } = losing();
    Object.assign(play.position.state, { wins_now: [1, 0] });
    await player.choose(player.can("done")!);
    expect(sent).toEqual([["done"]]);
  });
});

describe("what has no place on the table", () => {
  const about = (notation: string, ...values: number[]) => ({ ...move(notation), values });
  const ARMY = 1;
  const PILE = 2;

  it("is a button where a unit that was neutralised may react", () => {
    const { play, player } = fake(CMB_ABILITY, []);
    const moves = [about("activate 0 0", 0, 0), about("activate 1 0", 1, 0), about("react 0", 0)];
    play.position.legal = [...moves, move("done")];
    Object.assign(play.position.state, { hand: [[]], u_where: [PILE, ARMY], chance_unit: [0] });
    expect(player.buttons.map(({ notation }) => notation)).toEqual([
      ...["activate 0 0", "react 0", "done"],
    ]);
  });

  it("is a button where a card may be used while the shop is open", () => {
    const { play, player } = fake(LOG_BUY, ["buy ELF", "use OPP", "done"]);
    Object.assign(play.position.state, { hand: [[]] });
    expect(player.buttons.map(({ notation }) => notation)).toEqual(["use OPP", "done"]);
  });
});

describe("a crystal", () => {
  it("is played when it is pressed again; the first press shows what else it is for", async () => {
    const { play, player, sent } = fake(EXP_PREP, ["play CRY1", "discard CRY1", "done"]);
    Object.assign(play.position.state, { hand: [[]] });
    await player.pick("CRY1");
    expect([sent.length, player.open]).toEqual([0, "CRY1"]);
    await player.pick("CRY1");
    expect(sent).toEqual([["play CRY1"]]);
  });

  it("is played at once where it is for nothing else", async () => {
    const { play, player, sent } = fake(EXP_PREP, ["play CRY1", "done"]);
    Object.assign(play.position.state, { hand: [[]] });
    await player.pick("CRY1");
    expect(sent).toEqual([["play CRY1"]]);
  });
});

describe("a refusal", () => {
  const refused = { fr: "Non.", en: "No.", rule: "EDEN-BASE-03" };

  it("goes with the next move that is accepted", async () => {
    const { player, sent } = fake(CMB_ABILITY, ["activate 1", "done"]);
    player.refusal = refused;
    await player.choose(player.can("done")!);
    expect([sent.length, player.refusal]).toEqual([1, null]);
  });

  it("answers who presses a card that can't be used", async () => {
    const { play, player } = fake(CMB_ABILITY, ["activate 1", "done"]);
    play.explore = () => Promise.resolve([{ state: {}, refusal: refused }] as never);
    await player.pick("ELF");
    expect(player.refusal).toBe(refused);
  });

  it("answers who presses a territory before the hand is ready", async () => {
    const { play, player, sent } = fake(EXP_PREP, ["done"]);
    const cell = cellAt(1, 0);
    const row = (n: number) => Object.assign(Array<number>(1024).fill(0), { [cell]: n });
    Object.assign(play.position.state, { ground: row(3), owner: row(2) });
    await player.press(cell);
    expect([sent.length, player.refusal?.fr]).toEqual([
      0,
      expect.stringMatching(/Main prête|Hand ready/),
    ]);
  });
});
