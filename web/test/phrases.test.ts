import { describe, expect, it, test } from "vitest";
import { parts, signature, spoken } from "../src/lib/phrases";

const BOOKS = import.meta.glob<object>("../src/**/words/*.json", {
  eager: true,
  import: "default",
});

/** Every key of a book with its sentence, those of tables and lists too. */
function lines(book: object, path = ""): [string, string][] {
  return Object.entries(book).flatMap(([key, text]) =>
    typeof text === "string" ? [[`${path}${key}`, text]] : lines(text, `${path}${key}/`),
  );
}

/** The names of the places in a sentence, those inside of forms too. */
function places(text: string): string[] {
  const found = parts(text).flatMap(({ place, forms }) =>
    place === undefined ? [] : [place, ...forms.flatMap(places)],
  );
  return [...new Set(found)].sort();
}

describe("books of sentences", () => {
  const french = Object.entries(BOOKS).filter(([path]) => path.endsWith("/fr.json"));

  it.each(french)("%s says the same in both languages", (path, book) => {
    const other = BOOKS[path.replace("/fr.json", "/en.json")]!;
    expect(lines(other).map(([key]) => key)).toEqual(lines(book).map(([key]) => key));
  });

  it.each(Object.entries(BOOKS))("%s fills the places that its keys name", (_, book) => {
    for (const [key, text] of lines(book))
      expect([key, ...places(text)]).toEqual([
        key,
        ...signature(key.split("/").at(-1)!).places.sort(),
      ]);
  });

  it.each(french)("%s follows French typography", (_, book) => {
    for (const [, text] of lines(book)) {
      expect(text).not.toMatch(/ [;!?»]/);
      expect(text).not.toMatch(/ :(?! \|)|« /);
      expect(text).not.toMatch(/\w'\w/);
    }
  });
});

describe("a sentence", () => {
  const book = {
    plain: "Rien.",
    "cards(n)": "{n} {n:carte|cartes}",
    "turns(n)": "{n:aucun tour|un tour|{n} tours}",
    "side(name)": "Camp {name:de @}",
    "gains(seat, n)": "{seat:@ reçoit|Vous recevez} {n:|{n} point|{n} points}",
    "lands(n, seat)": "{n:rien|{seat:à @|à vous}|{seat:à @|à vous}, {n} fois}",
    "why[]": { no_room: "sans place" },
    rows: [{ "at(n)": "ligne {n}" }],
  };
  const fr = spoken(book, "fr");

  test("is a text, or has places to fill", () => {
    expect(fr.plain).toBe("Rien.");
    expect(fr.why.no_room).toBe("sans place");
    expect(fr.rows[0]!.at(2)).toBe("ligne 2");
  });

  test("has the form that goes with a number, in its language", () => {
    expect([0, 1, 2].map((n) => fr.cards(n))).toEqual(["0 carte", "1 carte", "2 cartes"]);
    expect(spoken(book, "en").cards(0)).toBe("0 cartes");
    expect([0, 1, 2].map((n) => fr.turns(n))).toEqual(["aucun tour", "un tour", "2 tours"]);
  });

  test("calls people by name, and seats by marks", () => {
    expect([fr.side("Ana"), fr.side("le Maître")]).toEqual(["Camp d’Ana", "Camp du Maître"]);
    expect(fr.gains(1, 2)).toBe("{B:@ reçoit|Vous recevez} 2 points");
    expect([fr.lands(1, 0), fr.lands(2, 0)]).toEqual(["{A:à @|à vous}", "{A:à @|à vous}, 2 fois"]);
  });
});
