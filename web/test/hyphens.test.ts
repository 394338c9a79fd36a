import { describe, expect, it } from "vitest";
import { soft } from "../src/lib/cards/hyphens";

const shown = (text: string) => soft(text).replaceAll("\u00ad", "-");

describe("long words may be broken", () => {
  it("where a French syllable ends, and never near either end", () => {
    expect(shown("Repositionnement")).toBe("Repo-si-tion-ne-ment");
    expect(shown("Lame empoisonnée")).toBe("Lame empoi-son-née");
    expect(shown("supplémentaires")).toBe("sup-plé-men-tai-res");
  });

  it("and short words never are", () => {
    expect(shown("Boule de feu, Contre-attaque")).toBe("Boule de feu, Contre-attaque");
  });
});
