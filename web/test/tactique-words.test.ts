import { afterAll, beforeAll, describe, expect, it } from "vitest";
import ending from "../src/games/tactique/ending";
import type { Over } from "../src/lib/play";
import { speak } from "../src/lib/dictionary";

/** A match given up by the second seat, seen by the first. */
function givenUp(): Over {
  return {
    outcome: { scores: [1, 0], winners: [0], reason: "concede", fr: "Abandon.", en: "Concession." },
    names: { labels: ["Ana", "Apprenti"], called: ["Ana", "l’Apprenti"], me: 0 },
    play: {
      position: { state: { kills_total: [10, 7], won_by: -1 } },
      info: { labels: { conditions: [] } },
    },
  } as unknown as Over;
}

describe("a match that was given up", () => {
  beforeAll(() => speak("fr"));
  afterAll(() => speak("en"));

  it("says by whom, and who wins by it", () => {
    expect(ending.line(givenUp())).toBe(
      "L’Apprenti abandonne\u00a0: vous gagnez. Unités détruites\u00a0: 10 contre 7.",
    );
  });

  it("says it of the reader too", () => {
    const over = givenUp();
    over.names.me = 1;
    expect(ending.line(over)).toMatch(/^Vous abandonnez\u00a0: Ana gagne\./);
  });
});
