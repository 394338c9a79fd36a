import { afterEach, describe, expect, it } from "vitest";
import { type Names, called, mark, namesOf } from "../src/lib/naming";
import { speak } from "../src/lib/dictionary";
import { settings } from "../src/lib/settings.svelte";
import type { Seat } from "../src/lib/wire";
import { words as duel } from "../src/games/duel/words";
import { words as generals } from "../src/games/generals/words";
import { nd } from "../src/games/night-dealer/words";

const seat = (number: number, more: Partial<Seat>): Seat =>
  ({ number, kind: "person", name: "", level: null, yours: false, ...more }) as Seat;
const shapes: Names[] = [
  { labels: [], called: ["Joueur A", "Joueur B"], me: null },
  { labels: [], called: ["le Maître", "l’Apprenti"], me: 1 },
  { labels: [], called: ["Hélène", "Invité 12"], me: 0 },
  { labels: [], called: ["B", "A"], me: null },
];
const language = settings.language;
afterEach(() => speak(language));

/** Every sentence that a game's page says, functions given seat 1 and small numbers. */
function sentences(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") {
    try {
      return [String((words as (...given: unknown[]) => unknown)(1, 2, 3))];
    } catch {
      return []; // made from a list or a table
    }
  }
  return Object.values(words as object).flatMap(sentences);
}

describe("names", () => {
  it("have an article where a computer plays, and numbers where several of a level do", async () => {
    await speak("fr");
    const level = { kind: "level", level: "adepte" };
    const found = namesOf([seat(0, { name: "Zoé", yours: true }), seat(1, level), seat(2, level)]);
    expect(found.called).toEqual(["Zoé", "l’Adepte 1", "l’Adepte 2"]);
    expect([found.labels[2], found.me]).toEqual(["Adepte 2", 0]);
    await speak("en");
    expect(namesOf([seat(0, { kind: "level", level: "maitre" })]).called).toEqual(["the Master"]);
  });

  it("are nobody’s own where two play at one screen", () => {
    expect(namesOf([seat(0, { yours: true }), seat(1, { yours: true })]).me).toBeNull();
  });

  it("are put once, whatever letters they hold", async () => {
    await speak("fr");
    const told = "{B:L’attaque de @|Votre attaque} est annulée.";
    expect(called(told, shapes[0]!)).toBe("L’attaque de Joueur B est annulée.");
    expect(called("{A} joue.", { labels: [], called: ["{B} @ $&", "x"], me: null })).toBe(
      "{B} @ $& joue.",
    );
  });

  it("take a capital with their article, and « vous » its own verb", async () => {
    await speak("fr");
    const level = shapes[1]!;
    expect(called(`${mark(0)} réfléchit…`, level)).toBe("Le Maître réfléchit…");
    expect(called(`Piège ${mark(0, "de @", "à vous")}`, level)).toBe("Piège du Maître");
    expect(called(mark(1, "@ passe", "vous passez"), level)).toBe("Vous passez");
  });

  it("read well in every sentence of every table", async () => {
    await speak("fr");
    for (const text of [duel(), generals(), nd()].flatMap(sentences))
      for (const names of shapes) {
        const said = called(text, names);
        expect(said).not.toMatch(
          /(?<!\p{L})(?:de|à) le |d’[JBM]|(Joueur|vous) \1(?!\p{L})|[@|]|\{[A-O]/u,
        );
        expect(said).not.toMatch(/(?<!l’|L’)Apprenti(?!\p{L})|(?<![Ll]e |du |au )Maître/u);
      }
  });
});
