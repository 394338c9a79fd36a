import { expect, test } from "vitest";
import { of, that, to, withArticle } from "../src/lib/french";

test("small words lose their vowel before a name that begins with one", () => {
  const names = ["Ana", "Émile", "Bob", "Hélène", "Invité 12", "A", "Yves", "Yann"];
  expect(names.map(of)).toEqual([
    "d’Ana",
    "d’Émile",
    "de Bob",
    "d’Hélène",
    "d’Invité 12",
    "de A",
    "d’Yves",
    "de Yann",
  ]);
  expect([that("Ana"), that("Bob")]).toEqual(["qu’Ana", "que Bob"]);
});

test("small words join the article", () => {
  const names = [withArticle("Maître"), withArticle("Oracle")];
  expect(names).toEqual(["le Maître", "l’Oracle"]);
  expect(names.map(of)).toEqual(["du Maître", "de l’Oracle"]);
  expect(names.map(to)).toEqual(["au Maître", "à l’Oracle"]);
});
