// Balanced matches: which pairings are drawn, and what the way back to the book sends.
import { beforeEach, expect, test } from "vitest";
import { LOT, withoutLots } from "../src/lib/options";
import { isBalanced, optionsOf, setBalanced } from "../src/lib/proposal/proposal";
import type { GameInfo, OptionInfo, ProposalInfo } from "../src/lib/wire";

const names = (name: string, values: string[], usual: string[] | string, more = {}): OptionInfo =>
  ({ name, values, default: usual, kind: Array.isArray(usual) ? "per_seat" : "names", each: "names", fr: "", en: "", ...more }) as OptionInfo; // prettier-ignore
const CLASSES = ["mage", "warrior", "rogue", "warden"];
const DUEL = {
  id: "duel",
  options: [
    names("classes", CLASSES, ["mage", "warrior"]),
    names("decks", ["default", "custom"], ["default", "default"]),
    names("balance", ["seed", "adjusted"], "seed"),
    names("first", ["random", "0", "1"], "random"),
  ],
} as GameInfo;
const PROPOSAL: ProposalInfo = {
  balanced: { fr: "Nombres rééquilibrés.", en: "Adjusted numbers." },
  options: { balance: "adjusted" },
  pairings: [{ classes: ["mage", "rogue"] }, { classes: ["mage", "warrior"] }],
  begins: { option: "first", lot: "random", seats: ["0", "1"] },
};
const WORLDS = ["ELF", "NAI", "NEC", "POS"];
const EDEN = {
  id: "eden",
  options: [names("civilisations", WORLDS, WORLDS, { distinct: true })],
} as GameInfo;
const PAIRS = { ...PROPOSAL, options: {}, pairings: [{ civilisations: ["NEC", "POS"] }] };
const parts = [0, 0.2, 0.4, 0.6, 0.8, 0.99];
const every = (info: GameInfo, proposal: ProposalInfo, chosen = {}, seats = 2) =>
  parts.map((part) => optionsOf(info, proposal, chosen, seats, () => part));

beforeEach(() => {
  setBalanced("duel", true);
  setBalanced("eden", true);
});

test("a pairing is drawn by lot, for either order of the seats", () => {
  const classes = new Set(
    every(DUEL, PROPOSAL).map((options) => options.classes ?? "mage,warrior"),
  );
  expect([...classes].sort()).toEqual(["mage,rogue", "mage,warrior", "rogue,mage", "warrior,mage"]);
  expect(every(DUEL, PROPOSAL).every((options) => options.balance === "adjusted")).toBe(true);
});

test("who chooses a class meets one that is near to it", () => {
  const drawn = every(DUEL, PROPOSAL, { classes: ["rogue", LOT] });
  expect(new Set(drawn.map(({ classes }) => classes))).toEqual(new Set(["rogue,mage"]));
});

test("a choice that no pairing has stands as it was made", () => {
  const [options] = every(DUEL, PROPOSAL, { classes: ["warden", "warden"], first: ["1"] });
  expect(options).toEqual({ classes: "warden,warden", balance: "adjusted", first: "1" });
});

test("an option that one changes oneself is not proposed over it", () => {
  const [options] = every(DUEL, PROPOSAL, { balance: ["seed"], classes: ["mage", "warrior"] });
  expect(options).toEqual({});
});

test("as in the book nothing is changed and nothing drawn", () => {
  setBalanced("duel", false);
  expect(isBalanced("duel", PROPOSAL)).toBe(false);
  expect(every(DUEL, PROPOSAL, { classes: [LOT, LOT] })).toEqual(parts.map(() => ({})));
});

test("where no two may have the same, everybody at the table has another", () => {
  for (const { civilisations = WORLDS.join() } of every(EDEN, PAIRS)) {
    const drawn = civilisations.split(",");
    expect(["NEC,POS", "POS,NEC"]).toContain(drawn.slice(0, 2).join());
    expect(new Set(drawn).size).toBe(4);
  }
  for (const { civilisations = WORLDS.join() } of every(EDEN, PAIRS, {}, 4))
    expect(new Set(civilisations.split(",")).size).toBe(4);
});

test("who begins is left out where more sit at the table than it is known for", () => {
  const chosen = { classes: ["mage", "rogue"], first: ["0"] };
  expect(optionsOf(DUEL, PROPOSAL, chosen, 3)).not.toHaveProperty("first");
});

test("what is left to the lot counts as the usual until it is drawn", () => {
  expect(withoutLots(DUEL, { classes: ["rogue", LOT] })).toEqual({ classes: ["rogue", "warrior"] });
  expect(withoutLots(EDEN, { civilisations: ["POS", LOT] })).toEqual({ civilisations: WORLDS });
});
