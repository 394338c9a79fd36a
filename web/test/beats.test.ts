import { describe, expect, it } from "vitest";
import { beats, caption, remark, script, touched } from "../src/games/night-dealer/looks";
import { clashesOf } from "../src/games/night-dealer/clash";
import { keep, kept } from "../src/lib/prepared";
import { type Scene, promptOf } from "../src/games/night-dealer/prompts";
import { called } from "../src/lib/naming";
import { speak } from "../src/lib/dictionary";
import { settings } from "../src/lib/settings.svelte";
import { previewOf } from "../src/games/night-dealer/preview";
import { OMEN, REROLL } from "../src/games/night-dealer/state";
import { nd } from "../src/games/night-dealer/words";
import { event, position } from "./night";

const TURN = [
  event("wheel_used", { seat: 0, wheel: 0, face: 0 }),
  event("placed", { seat: 0, cell: 1, tile: 0 }),
  event("wheel_used", { seat: 0, wheel: 2, face: 2 }),
  event("placed", { seat: 0, cell: 2, tile: 2 }),
  event("shielded", { seat: 0, cell: 2, ward: 2 }),
  event("shielded", { seat: 0, cell: 1, ward: 2 }),
  event("attempted", { step: 4, cell: 0, owner: 1 }),
  event("attempted", { step: 4, cell: 4, owner: 1 }),
  event("shield_broken", { step: 4, cell: 4, owner: 1 }),
  event("flipped", { step: 4, cell: 0, owner: 0 }),
  event("curse_due", { author: 1, cell: 2 }),
  event("attempted", { step: 5, cell: 2, owner: 0 }),
  event("flipped", { step: 5, cell: 2, owner: 1 }),
];

describe("beats", () => {
  it("show together what happens together, in order", () => {
    expect(beats(TURN).map((beat) => beat.name)).toEqual([
      "place",
      "effects",
      "threat",
      "flip",
      "curse",
      "threat",
      "flip",
    ]);
    expect(beats(TURN).every((beat) => script.lasts(beat) === 400)).toBe(true);
  });

  it("touch the cells they are about", () => {
    expect(touched(beats(TURN)[2]!.looks)).toEqual([0, 4]);
    expect(touched(beats([event("rolled", { seat: 0, wheel: 3, face: 1 })])[0]!.looks)).toEqual([]);
  });
});

describe("the Apprentice's preview", () => {
  const tried = (events: ReturnType<typeof event>[], change = {}) => ({
    state: position({ phase: REROLL, ...change }) as never,
    acting: 1,
    legal: [],
    events,
    refusal: null,
  });

  it("tells what would be won, lost and broken", () => {
    const before = position({ owner: [1, -1, -1, -1, 1, -1, -1, -1, -1] });
    const found = previewOf([tried(TURN)], 0, before, [{ cell: 1 }, { cell: 2 }]);
    expect(found).toEqual({ won: [0], lost: [2], broken: [4], due: [2] });
  });

  it("counts what Omen would be asked about as flipped", () => {
    const before = position({ owner: [1, -1, -1, -1, -1, -1, -1, -1, -1] });
    const asked = tried([event("attempted", { step: 4, cell: 0, owner: 1 })], {
      phase: OMEN,
      pending: 1,
    });
    expect(previewOf([asked], 0, before, [{ cell: 1 }])?.won).toEqual([0]);
  });

  it("calls nothing won that flips there and back", () => {
    const twice = tried([
      event("flipped", { step: 3, cell: 1, owner: 1 }),
      event("flipped", { step: 4, cell: 1, owner: 0 }),
    ]);
    expect(previewOf([twice], 0, position(), [{ cell: 1 }])).toMatchObject({ won: [], lost: [] });
  });
});

describe("who beats whom", () => {
  const s = position({
    owner: [0, 1, 1, -1, 1, -1, -1, -1, -1],
    kind: [0, 2, 1, -1, 2, -1, -1, -1, -1],
    placed: 1 << 1,
  });

  it("is an arrow from each attacker that was laid this turn, or from all", () => {
    expect(clashesOf(s, [0], false)).toEqual([{ from: 1, to: 0 }]);
    const old = { ...s, placed: 0 };
    expect(clashesOf(old, [0], false)).toEqual([]);
    expect(clashesOf(old, [0], true)).toEqual([{ from: 1, to: 0 }]);
  });

  it("is told by name, with the cells of a single attack", async () => {
    const french = settings.language;
    await speak("fr");
    const threat = beats([event("attempted", { step: 4, cell: 0, owner: 0 })])[0]!;
    expect(caption(threat, s)).toBe("Le Talisman (2) bat la Griffe (1)");
    const trap = beats([event("attempted", { step: 3, cell: 4, owner: 1 })])[0]!;
    const names = { labels: [], called: ["le Maître", "Zoé"], me: 1 };
    expect(called(caption(trap, s), names)).toBe("Le piège du Maître se referme en 5");
    await speak(french);
  });

  it("is told with what came of it, and the Dealer remarks the rarest of it", async () => {
    const french = settings.language;
    await speak("en");
    const [threat, flip] = beats([
      event("attempted", { step: 4, cell: 0, owner: 1 }),
      event("shield_broken", { step: 4, cell: 0, owner: 1 }),
      event("flipped", { step: 3, cell: 1, owner: 1 }),
      event("trap_spent", { owner: 0, cell: 1 }),
    ]);
    expect(caption(threat!, s)).toBe(nd().beats.shieldHolds);
    expect(caption(flip!, s)).toBe(nd().beats.flip(1));
    expect([remark(threat!, 0), remark(flip!, 0)]).toEqual(["“Solid. Once.”", "“Snap.”"]);
    expect(remark(beats([event("passed", { seat: 0 })])[0]!, 0)).toBe("");
    await speak(french);
  });
});

describe("how it ended", () => {
  const told = (me: number | null, reason: string, points: number[]) => {
    const names = { labels: [], called: ["Hélène", "l’Apprenti"], me };
    const play = { options: {}, position: { acting: null }, seats: [] };
    const outcome = { winners: [0], reason };
    const stage = { beat: null };
    const scene = { stage, play, names, outcome, s: position({ points }), mine: false };
    return promptOf(scene as unknown as Scene);
  };

  it("names the winner with the winner’s lives first", async () => {
    const french = settings.language;
    await speak("fr");
    expect(told(null, "target_reached", [12, 9])).toBe("Hélène gagne, 12 vies à 9.");
    expect(told(1, "target_reached", [12, 9])).toBe("La nuit vous échappe, 9 vies à 12.");
    expect(told(1, "resign", [0, 0])).toBe("Vous avez abandonné.");
    expect(told(0, "resign", [0, 0])).toBe("L’Apprenti a abandonné.");
    await speak(french);
  });
});

describe("what is prepared", () => {
  it("is kept for its own moment only, and forgotten once sent", () => {
    keep("/table/a 0 7", ["tile 1 5"]);
    expect([kept("/table/a 0 7"), kept("/table/a 0 8")]).toEqual([["tile 1 5"], []]);
    keep("/table/a 0 7", []);
    expect(kept("/table/a 0 7")).toEqual([]);
  });
});
