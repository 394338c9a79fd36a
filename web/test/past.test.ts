import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/lib/dictionary";
import { against, day, scoreOrCause } from "../src/lib/past/past";
import pastEn from "../src/lib/past/words/en";
import pastFr from "../src/lib/past/words/fr";
import { settings } from "../src/lib/settings.svelte";
import type { PlayedMatch } from "../src/lib/wire";
import profileEn from "../src/pages/profile/words/en";
import profileFr from "../src/pages/profile/words/fr";

const language = settings.language;
beforeAll(() => speak("fr"));
afterAll(() => speak(language));
const match = (more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  match: "m",
  game: "g",
  at: 0,
  result: "won",
  seat: 1,
  opponents: [{ kind: "level", name: "adepte", key: "level:adepte" }],
  reason: "resign",
  said: { fr: "Abandon.", en: "Resignation." },
  points: [],
  steps: 3,
  used: {},
  why_not: "",
  ...more,
});

describe("a match that is over", () => {
  it("names the opponents with their articles", () => {
    expect(against(match())).toBe("contre l’Adepte");
    const three = [
      ...match().opponents,
      { kind: "person", name: "Hélène", key: "person:1" },
      { kind: "level", name: "maitre", key: "level:maitre" },
    ];
    expect(against(match({ opponents: three }))).toBe("contre l’Adepte, Hélène et le Maître");
    expect(against(match({ opponents: [] }))).toBe("seul contre soi");
  });

  it("tells one’s own points first, else the cause", () => {
    expect(scoreOrCause(match({ points: [9, 12] }))).toBe("12 – 9");
    expect(scoreOrCause(match({ result: "lost" }))).toBe("Abandon");
    expect(scoreOrCause(match())).toBe("Abandon adverse"); // who won did not give up
  });

  it("says the day as one does", () => {
    const now = new Date(2026, 10, 16, 9, 0);
    const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime() / 1000;
    expect(day(at(2026, 10, 16, 1), now)).toBe("aujourd’hui");
    expect(day(at(2026, 10, 15, 23), now)).toBe("hier");
    expect(day(at(2026, 10, 13, 12), now)).toBe("ven.");
    expect(day(at(2026, 9, 2, 12), now)).toBe("2 oct.");
    expect(day(at(2025, 9, 2, 12), now)).toBe("2 oct. 2025");
  });
});

it("the words of the profile are the same ones in both languages", () => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "object" ? keys(value as object).map((one) => `${key}.${one}`) : [key],
    );
  expect(keys(pastEn).sort()).toEqual(keys(pastFr).sort());
  expect(keys(profileEn).sort()).toEqual(keys(profileFr).sort());
});
