import { describe, expect, it } from "vitest";
import { called } from "../src/lib/naming";
import { wish } from "../src/games/duel/keys";
import { Player } from "../src/games/duel/player.svelte";
import { type Scene, promptOf } from "../src/games/duel/prompts";
import { type Duel, FREEZE, REACT, RETURN } from "../src/games/duel/state";
import { words } from "../src/games/duel/words";
import en from "../src/games/duel/words/en";
import fr from "../src/games/duel/words/fr";
import { of } from "../src/lib/french";
import house from "../src/words/en";
import type { AnyMove, Play } from "../src/lib/play";
import { book, card, position } from "./duel";

function move(notation: string) {
  const [verb, id] = notation.split(" ");
  const args = id ? { card: id } : {};
  return { number: 0, notation, verb: verb!, args, values: [], fr: "", en: "" };
}

/** A match that takes what is legal and tells what was sent. */
function fake(s: Duel, legal: string[], why: Record<string, unknown> = {}, behind = () => false) {
  const sent: AnyMove[][] = [];
  const asked: AnyMove[][][] = [];
  const play = {
    live: true,
    busy: false,
    refusal: null,
    undoable: 0,
    back: false,
    seats: [
      { yours: true, kind: "person" },
      { yours: false, kind: "level" },
    ] as object[],
    position: {
      state: s as never,
      acting: 0,
      seat: 0,
      legal: legal.map(move),
      outcome: null,
      aside: { hand: why, weapon: [{ why: { fr: "déjà", en: "already", rule: "DUEL-W-AXE" } }] },
    },
    act(moves: AnyMove[]) {
      sent.push(moves);
      return Promise.resolve(true);
    },
    explore(lines: AnyMove[][]) {
      asked.push(lines);
      return Promise.resolve(null);
    },
    askBack: () => Promise.resolve(sent.push(["back"])),
    forget: () => undefined,
  };
  return { player: new Player(play as unknown as Play, book(), behind), play, sent, asked };
}

describe("a player", () => {
  it("chooses a card, looks ahead, and plays it the second time", async () => {
    const { player, sent, asked } = fake(position(), ["play blow", "strike", "end"]);
    player.pick("blow");
    expect(player.selected).toBe("blow");
    expect(asked).toEqual([[["play blow"], ["play blow", "pass"]]]);
    expect(sent).toEqual([]);
    player.pick("blow");
    await Promise.resolve();
    expect(sent).toEqual([["play blow"]]);
    expect(player.selected).toBeNull();
  });

  it("lets all attacks of a turn through once it said so, whatever it holds, and of no other", async () => {
    const s = position({ phase: REACT, turn: 3, active: 1 });
    const { player, play, sent, asked } = fake(s, ["rapid parry", "pass"]);
    player.reset();
    expect(asked).toEqual([[["pass"], ["rapid parry"], ["rapid parry", "pass"]]]);
    await player.passAll();
    expect(sent).toEqual([["pass"]]);
    player.reset(); // the next attack of the same turn
    expect(sent).toEqual([["pass"], ["pass"]]);
    play.position.legal = ["pass"].map(move);
    player.reset(); // and one without a Rapide in hand: at the same moment
    expect(sent).toHaveLength(3);
    player.heed();
    player.reset();
    expect(sent).toHaveLength(3);
    await player.passAll();
    play.position.state = position({ phase: REACT, turn: 5, active: 1 }) as never;
    player.reset();
    expect(sent).toHaveLength(4);
    expect(player.letsAll).toBe(false);
  });

  it("is told to let an attack through where the table waits for it, not that it will pass", () => {
    const s = position({ phase: REACT, turn: 3, active: 1 });
    const { player, play } = fake(s, ["pass"]);
    Object.assign(play.position.aside, { announced: { card: "blow", seat: 1, damage: 3 } });
    const names = { labels: ["Ana", "Ben"], called: ["Ana", "Ben"], me: 0 };
    const stage = { beat: null, idle: true };
    const said = () => promptOf({ stage, player, names, outcome: null } as unknown as Scene);
    expect(said()).toBe(words().answerNone);
    play.seats[1] = { yours: false, kind: "person" };
    expect(said()).toBe(words().answerNeeded);
  });

  it("goes back at once where only computers play, and is told why not elsewhere", async () => {
    const { player, play, sent } = fake(position(), ["end"]);
    await player.undo();
    expect(player.refusal?.en).toBe(house.undo.nothing);
    play.back = true;
    await player.undo();
    expect(sent).toEqual([["back"]]);
    play.seats[1] = { yours: false, kind: "person" };
    await player.undo();
    expect(sent).toHaveLength(1);
    expect(player.refusal?.en).toBe(house.undo.learnt);
    play.undoable = 1;
    await player.undo();
    expect(sent).toEqual([["back"], ["back"]]);
  });

  it("keeps the card pressed: the other goes back", async () => {
    const s = { ...position(), phase: RETURN } as Duel;
    const { player, play, sent } = fake(s, ["return blow", "return guard"]);
    (play.position.aside as Record<string, unknown>).pick = ["blow", "guard"];
    await player.settle("blow");
    expect(sent).toEqual([["return guard"]]);
  });

  it("is told why a card or a strike is impossible, and nothing is sent", async () => {
    const why = { fr: "trop cher", en: "too dear", rule: "DUEL-VAL-06" };
    const { player, sent } = fake(position(), ["end"], { guard: { values: [], why } });
    await player.use("guard");
    expect([player.selected, player.insisted, player.refusal]).toEqual(["guard", 1, null]);
    await player.strike();
    expect(player.refusal?.rule).toBe("DUEL-W-AXE");
    expect(sent).toEqual([]);
  });

  it("is warned once about mana that a card could use", async () => {
    const { player, sent } = fake(position(), ["play blow", "end"]);
    await player.end();
    expect(player.sure).toBe(true);
    expect(sent).toEqual([]);
    await player.end();
    expect(sent).toEqual([["end"]]);
  });

  it("is not warned where nothing is lost", async () => {
    const idle = fake(position({ mana: [0, 0] }), ["play guard", "end"]);
    await idle.player.end();
    expect(idle.sent).toEqual([["end"]]);
    const free = fake(position(), ["play guard", "end"]); // costs nothing: no mana is at stake
    await free.player.end();
    expect(free.sent).toEqual([["end"]]);
    const hand = [card("blow"), card("parry"), -1];
    const kept = fake(position({ hand: [hand, []], hand_n: [2, 0] }), ["play blow", "end"]);
    await kept.player.end(); // the mana may pay for the Rapide
    expect(kept.sent).toEqual([["end"]]);
  });

  it("answers an attack, with its toll foreseen, or lets it through", async () => {
    const s = position({
      phase: REACT,
      active: 1,
      hand: [[card("parry"), -1], []],
      hand_n: [1, 0],
    });
    const { player, sent, asked } = fake(s, ["rapid parry", "pass"]);
    player.reset();
    expect(asked).toEqual([[["pass"], ["rapid parry"], ["rapid parry", "pass"]]]);
    expect(player.answers).toEqual(["parry"]);
    await player.use("parry");
    await player.pass();
    expect(sent).toEqual([["rapid parry"], ["pass"]]);
  });

  it("is told that nothing is left to parry once the attack is cancelled", () => {
    const said = (legal: string[], cancelled: boolean) => {
      const { player } = fake(position({ phase: REACT, active: 1 }), legal);
      const { position: here } = (player as unknown as { play: Play }).play;
      here.aside = { announced: { card: "blow", seat: 1, damage: 6, cancelled } } as never;
      const stage = { beat: null, idle: true };
      return promptOf({ stage, player, outcome: null } as unknown as Scene);
    };
    expect(said(["pass"], false)).toBe(words().answerNone);
    expect(said(["rapid parry", "pass"], false)).toBe(words().answer);
    expect(said(["pass"], true)).toBe(words().answerOver);
    expect(said(["rapid parry", "pass"], true)).toBe(words().answerStopped);
  });

  it("sees a computer think at the table, and only play in a replay", () => {
    const { player } = fake(position({ active: 1 }), []);
    const { play } = player as unknown as { play: { live: boolean; position: object } };
    play.position = { ...play.position, acting: 1 };
    const seats = [{ kind: "person" }, { kind: "level" }];
    const names = { labels: ["Ana", "Bo"], called: ["Ana", "Bo"], me: null };
    const said = (live: boolean) => {
      const scene = { stage: { idle: true }, player, names, outcome: null };
      return promptOf({ ...scene, play: { ...play, live, seats } } as unknown as Scene);
    };
    expect(said(true)).toBe(called(words().ask.wait(1), names));
    expect(said(false)).toBe(called(words().ask.watch(1), names));
  });

  it("chooses what to freeze among what may be", async () => {
    const { player, sent } = fake(position({ phase: FREEZE }), ["freeze sigil"]);
    expect(player.choices("freeze")).toEqual(["sigil"]);
    await player.choose("freeze", "sigil");
    expect(sent).toEqual([["freeze sigil"]]);
  });

  it("decides nothing before the table has shown what there is to decide", async () => {
    let behind = true;
    const { player, sent } = fake(position(), ["play blow", "strike", "end"], {}, () => behind);
    expect([player.due, player.acting]).toEqual([true, false]);
    await player.use("blow");
    await player.strike();
    await player.end();
    await player.end();
    expect(sent).toEqual([]);
    expect(player.hand(player.s).every(({ legal }) => legal === null)).toBe(true);
    behind = false;
    await player.strike();
    expect(sent).toEqual([["strike"]]);

    const late = fake(position({ phase: REACT, active: 1 }), ["pass"], {}, () => true);
    late.player.reset();
    expect(late.asked).toEqual([[["pass"]]]); // its toll is there when the attack is shown
    await late.player.pass();
    expect(late.sent).toEqual([]);
  });

  it("does nothing out of turn", async () => {
    const { player, sent } = fake(position(), ["play blow", "end"]);
    (player as unknown as { play: { position: { acting: number } } }).play.position.acting = 1;
    await player.use("blow");
    await player.end();
    await player.pass();
    expect(sent).toEqual([]);
  });
});

describe("keys", () => {
  const press = (key: string, code = key, target: HTMLElement = document.createElement("div")) =>
    wish({ key, code, target, defaultPrevented: false } as unknown as KeyboardEvent);

  it("ask for cards and acts", () => {
    expect(press("3", "Digit3")).toEqual({ name: "nth", at: 2 });
    expect(press("é", "Digit2")).toEqual({ name: "nth", at: 1 }); // a French keyboard
    expect(press("S")?.name).toBe("strike");
    expect(press("e")?.name).toBe("end");
    expect(press("p")?.name).toBe("pass");
    expect(press("Escape")?.name).toBe("back");
    expect(press("Enter")?.name).toBe("primary");
    expect(press("x")).toBeNull();
  });

  it("are left to fields and buttons", () => {
    expect(press("e", "KeyE", document.createElement("input"))).toBeNull();
    expect(press("Enter", "Enter", document.createElement("button"))).toBeNull();
  });
});

describe("the words of the table", () => {
  const sentences = (words: unknown): string[] => {
    if (typeof words === "string") return [words];
    if (typeof words !== "function") return Object.values(words as object).flatMap(sentences);
    return [String((words as (...given: unknown[]) => unknown)("Zoé", 2, 3, 4))];
  };
  const keys = (words: unknown): unknown =>
    typeof words === "object" && words !== null
      ? Object.fromEntries(Object.entries(words).map(([key, value]) => [key, keys(value)]))
      : typeof words;

  it("are the same ones in both languages, and never empty", () => {
    expect(keys(en)).toEqual(keys(fr));
    for (const text of [...sentences(fr), ...sentences(en)]) expect(text.trim()).not.toBe("");
  });

  it("follow French typography", () => {
    for (const text of sentences(fr)) {
      expect(text).not.toMatch(/ [;:!?»]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/\w'\w/);
    }
    expect([of("Oracle"), of("Éva"), of("Zoé")]).toEqual(["d’Oracle", "d’Éva", "de Zoé"]);
  });
});
