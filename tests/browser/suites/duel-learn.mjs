// The duel's guided first match: by mouse, finger and keyboard.
import { run, tap } from "./common.mjs";
import { asked, attempt, keyboard, mine, pointer } from "./duel.mjs";
import { followAll, looking, makes, threeClicks } from "./learning.mjs";

/** A card that can't be played, pressed twice: it says why, and the guide adds a word. */
const insist = (card, rule) => ({
  spots: [`[data-card="${card}"]`, `[data-card="${card}"]`],
  rule,
  guide: true,
});

const WAYS = [
  { poor: ["end"], right: ["strike"] },
  { refused: insist("heavy_attack", "DUEL-VAL-06"), poor: ["end"], right: ["light_attack"] },
  { poor: ["offensive_stance", "end"], right: ["offensive_stance", "strike"] },
  {
    refused: { spots: ["[data-strike]"], rule: "E-05" },
    poor: ["end"],
    right: ["heavy_defense", "end"],
  },
  {
    poor: ["strike", "end"],
    right: ["strike", "tactical_attack", "light_attack", "heavy_attack", "end"],
  },
  { poor: ["pass"], right: ["answer parry"] },
  {
    refused: insist("parry", "DUEL-RAPID-01"),
    poor: ["strike", "end", "pass"],
    right: ["offensive_stance", "strike", "end", "answer parry"],
  },
  { poor: ["answer parry"], right: ["pass", "answer parry"] },
  { poor: ["pass"], right: ["answer counterattack"] },
  {
    poor: ["strike", "repositioning", "tactical_attack"],
    right: ["strike", "tactical_attack", "repositioning"],
  },
  { poor: ["guillotine"], right: ["tactical_attack", "strike", "guillotine"] },
];

/** A hand that plays cards by their names, strikes, answers and ends, each when it is asked. */
function hand(page, fingers) {
  const look = looking(page, asked);
  return async (moves) => {
    for (const move of moves) {
      const [what, card = what] = move.split(" ");
      const press = (now) => attempt(() => one(fingers, [what, card], now));
      await makes(page, look, { ready: (now) => isReady(now, what), press, name: move });
    }
  };
}

/** One press for a move. */
async function one(fingers, [what, card], now) {
  if (what in fingers && what !== "answer" && isReady(now, what)) await fingers[what]();
  else if (what === "answer" && now.answers.includes(card)) await fingers.answer(card, now);
  else if (now.selected.includes(card)) await fingers.play(card, 0);
  else if (now.ready.includes(card)) await fingers.card(card, now);
}

/** Whether the page asks its player for something. */
function isReady(now, what) {
  if (what === "strike") return now.strike;
  if (what === "end" || what === "pass") return now[what];
  if (what === "answer") return now.answers.length > 0;
  return mine(now) && (now.ready.includes(what) || now.selected.includes(what));
}

await run("duel-learn", async (browser) => {
  await threeClicks(browser, "duel", "[data-strike]");
  await followAll(browser, "duel", WAYS, {
    fingers: { mouse: pointer, touch: (page) => pointer(page, tap), keyboard },
    hand,
  });
});
