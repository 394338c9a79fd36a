import { expect, test } from "vitest";
import { parse } from "../src/lib/markdown";
import { ideas } from "../src/pages/rules/ideas";

test("a one-minute page falls apart into its ideas, each with its example", () => {
  const text =
    "# A game\n\nOpening.\n\n## One\n\nWords.\n\n```example\nND-X01\n```\n\n## Two\n\nMore.\n";
  const [opening, one, two] = ideas(parse(text));
  expect(opening!.blocks.map((block) => block.kind)).toEqual(["heading", "paragraph"]);
  expect(one!.example).toBe("ND-X01");
  expect(one!.blocks.map((block) => block.kind)).toEqual(["heading", "paragraph"]);
  expect(two!.example).toBe("");
});
