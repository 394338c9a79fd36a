import { describe, expect, it } from "vitest";
import { anchor, chapters, parse, plain, tableNames } from "../src/lib/markdown";

const BOOK = `# Le livre

Un mot \`code\`, un **gras** et ND-Q5.

## Les règles

**[ND-Q5]** Une tuile se pose sur une case vide, voir ND-T1-a et LUD-3.

| coup | règle |
|---|---|
| poser | ND-Q5 |

1. Lancer.
2. Poser,
   puis valider.

\`\`\`scenario
scenario ND-X01 <b>non</b>
\`\`\`
`;

describe("the Markdown of the rulebooks", () => {
  const blocks = parse(BOOK);

  it("makes a rule of a paragraph that begins with its id", () => {
    const rule = blocks.find((block) => block.kind === "paragraph" && block.rule === "ND-Q5");
    expect(rule && "parts" in rule ? plain(rule.parts) : "").toMatch(/^Une tuile se pose/);
  });

  it("knows ids with a dot in them", () => {
    const [rule] = parse("**[GRE-2.4]** Une carte posée attend, voir GRE-2.4.");
    expect(rule).toMatchObject({ rule: "GRE-2.4" });
    expect(JSON.stringify(rule)).toContain('"kind":"rule","id":"GRE-2.4"');
  });

  it("links only ids that are rules of the book, or of the house", () => {
    const links = JSON.stringify(blocks).match(/"kind":"rule","id":"[^"]+"/g) ?? [];
    expect(links).toEqual([
      '"kind":"rule","id":"ND-Q5"',
      '"kind":"rule","id":"LUD-3"',
      '"kind":"rule","id":"ND-Q5"',
    ]);
  });

  it("reads tables, lists and code", () => {
    const table = blocks.find((block) => block.kind === "table");
    expect(table?.rows).toHaveLength(1);
    const list = blocks.find((block) => block.kind === "list");
    expect(list?.items.map(plain)).toEqual(["Lancer.", "Poser, puis valider."]);
    const code = blocks.find((block) => block.kind === "code");
    expect(code).toEqual({ kind: "code", info: "scenario", text: "scenario ND-X01 <b>non</b>" });
  });

  it("names tables after their headings, each by a name of its own", () => {
    const cards = "\n\n| card |\n|---|\n| Fire |\n";
    const found = tableNames(parse(`${cards}\n## Mage${cards}\ntext${cards}\n## Warden${cards}`));
    expect(found.filter(Boolean)).toEqual(["card", "Mage", "Mage (2)", "Warden"]);
  });

  it("knows under which heading each rule stands", () => {
    const text =
      "# Book\n\n## Laying\n\n**[ND-Q5]** A tile, see ND-Q6.\n\n### More\n\n**[ND-Q6]** Two.";
    expect([...chapters(text)]).toEqual([
      ["ND-Q5", "Laying"],
      ["ND-Q6", "More"],
    ]);
  });

  it("makes addresses of headings", () => {
    expect(anchor("À l’écran")).toBe("a-l-ecran");
    expect(blocks[0]).toMatchObject({ kind: "heading", level: 1, id: "le-livre" });
  });
});
