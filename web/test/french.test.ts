import { expect, test } from "vitest";
import { of, that } from "../src/lib/french";

test("small words lose their vowel before a name that begins with one", () => {
  expect([of("Ana"), of("Émile"), of("Bob")]).toEqual(["d’Ana", "d’Émile", "de Bob"]);
  expect([that("Ana"), that("Bob")]).toEqual(["qu’Ana", "que Bob"]);
});
