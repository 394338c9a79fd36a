import { describe, expect, it } from "vitest";
import en from "../src/words/en";
import fr from "../src/words/fr";

const sentences = (words: unknown): string[] =>
  typeof words === "string"
    ? [words]
    : typeof words === "function"
      ? [String((words as (...given: unknown[]) => unknown)(2, 3))]
      : Object.values(words as object).flatMap(sentences);
const keys = (words: unknown): unknown =>
  typeof words === "object" && words !== null
    ? Object.fromEntries(
        Object.entries(words)
          .map(([key, value]) => [key, keys(value)])
          .sort(),
      )
    : typeof words;

describe("the sentences", () => {
  it("are the same ones in both languages", () => {
    expect(keys(en)).toEqual(keys(fr));
  });

  it("are never empty", () => {
    for (const text of [...sentences(fr), ...sentences(en)]) expect(text.trim()).not.toBe("");
  });

  it("follow French typography: no plain space before high punctuation, no straight apostrophe", () => {
    for (const text of sentences(fr)) {
      expect(text).not.toMatch(/ [;:!?»]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/\w'\w/);
    }
  });
});
