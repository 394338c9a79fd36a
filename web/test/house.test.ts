// The shelf of the home page, and what lists say of matches.
import { describe, expect, it } from "vitest";
import { hardness, lastLevel, lastPlayed, ordered } from "../src/lib/house/shelf";
import { fact, opponents, score } from "../src/lib/house/telling";
import { choose } from "../src/lib/settings.svelte";
import type { GameCard, MatchSummary, PlayedMatch } from "../src/lib/wire";

choose({ language: "en" });
const LEVELS = ["apprenti", "adepte", "maitre", "oracle"];
const box = (id: string, difficulty: string, minutes: number) =>
  ({ id, levels: LEVELS, box: { difficulty, minutes } }) as unknown as GameCard;
const [easy, quick, long, hard] = [
  box("easy", "facile", 30),
  box("quick", "moyen", 10),
  box("long", "moyen", 40),
  box("hard", "ardu", 5),
];
const match = (game: string, updated: number, more: Partial<MatchSummary> = {}) =>
  ({
    ...{ game, updated, phase: "on", steps: 4, turn: true, due: null, yours: [0] },
    ...{ kinds: ["person", "level"], names: ["Ada", "maitre"], options: {}, clock: {} },
    ...more,
  }) as MatchSummary;
const ids = (cards: GameCard[]) => cards.map(({ id }) => id);

describe("the shelf", () => {
  it("shows the easiest and shortest first to who comes for the first time", () => {
    expect(ids(ordered([hard, long, quick, easy]))).toEqual(["easy", "quick", "long", "hard"]);
    expect(hardness(hard)).toBe(3);
  });

  it("shows what was last played first, and the others as before", () => {
    const played = lastPlayed([match("hard", 5), match("long", 9), match("hard", 7)]);
    expect(ids(ordered([easy, quick, long, hard], played))).toEqual([
      "long",
      "hard",
      "easy",
      "quick",
    ]);
  });

  it("remembers the level of the latest match against a computer", () => {
    const adept = { names: ["Ada", "adepte"] };
    const person = { kinds: ["person", "person"], names: ["Ada", "Bob"] };
    const mine = [match("easy", 3), match("easy", 5, adept), match("easy", 9, person)];
    expect(lastLevel(easy, mine)).toBe("adepte");
    expect(lastLevel(hard, mine)).toBeNull();
    expect(lastLevel(easy, [match("easy", 3, { yours: [] })])).toBeNull(); // only watched
  });
});

describe("what lists say", () => {
  it("names the others, computers with their article", () => {
    expect(opponents(match("easy", 1))).toBe("against the Master");
    expect(opponents(match("easy", 1, { yours: [0, 1] }))).toBe("together at this screen");
  });

  it("tells the time that is left before anything else", () => {
    expect(fact(match("easy", 1, { due: 100 + 47 * 3600 + 59 }), 100)).toBe(
      "47\u00a0h left to play",
    );
    expect(fact(match("easy", 1, { due: 100 + 3 * 86_400 }), 100)).toBe("3\u00a0days left to play");
    expect(fact(match("easy", 1, { due: 190 }), 100)).toBe("1\u00a0min left to play");
    expect(fact(match("easy", 1, { due: 50 }), 100)).toBe("0\u00a0s left to play");
    expect(fact(match("easy", 1, { turn: false }))).toBe("their turn");
    expect(fact(match("easy", 1, { steps: 0 }))).toBe("the game begins");
  });

  it("puts one's own points first, and a resignation instead of any", () => {
    const over = { points: [9, 12], seat: 1, reason: "target" } as unknown as PlayedMatch;
    expect(score(over)).toBe("12 – 9");
    expect(score({ ...over, reason: "resign" })).toBe("resigned");
    expect(score({ ...over, points: [] })).toBe("");
  });
});
