// Two hundred random combats, told to a page as a server tells them: at every moment on show the armies
// on the table, their totals, the verdict and the sentence agree, and no army goes before its sum is read.
import { clean, must, run } from "./common.mjs";
import { recorded, tellable } from "./eden-told.mjs";

const COUNT = 200;

/** The combats, made while the page is opened. */
async function combatsOf(count) {
  const combats = await recorded(count);
  combats.sort((a, b) => a.start.tiles_n - b.start.tiles_n); // a map is drawn once for many
  for (const [at, { start }] of combats.entries()) start.begun = at; // each in a turn of its own
  return combats;
}

/** In the page: what is on show when the table goes on to the next moment, which it does at once. */
function watchMoments() {
  const BEAT = [120, 1500]; // milliseconds that a moment may last
  const later = window.setTimeout.bind(window);
  const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
  const front = (panel) => ({
    verdict: words(panel.querySelector("[data-verdict]")),
    totals: [...panel.querySelectorAll("[data-total]")].map((e) => Number(e.textContent)),
    parts: [...panel.querySelectorAll(".sum small")].map((small) => [...small.children].map(words)),
    armies: [0, 2].map((side) =>
      [...panel.querySelector(".armies").children]
        .filter((row, at) => at % 3 === side)
        .flatMap((row) => [...row.querySelectorAll(".plate")])
        .map((plate) => ({
          name: words(plate.querySelector(".name")).replaceAll("\u00ad", ""),
          force: Number(plate.querySelector(".top b").textContent),
        })),
    ),
  });
  window.moments = [];
  window.setTimeout = (act, wait = 0, ...rest) => {
    if (!document.querySelector("[data-skip]") || wait < BEAT[0] || wait > BEAT[1])
      return later(act, wait, ...rest);
    const look = () => {
      // The combat's part of the page comes a moment after its table.
      if (document.querySelector(".battle") && !document.querySelector("[data-war]"))
        return later(look);
      const fronts = [...document.querySelectorAll("[data-front]")].map(front);
      window.moments.push({ said: words(document.querySelector(".bar .say p")), fronts });
      act(...rest);
    };
    return later(look);
  };
}

/** Tell a combat from its beginning; what was on show, moment by moment. */
async function shown(page, { seat, start, steps }) {
  const from = page.tell({ seat, state: start, steps: [], since: null });
  await page.evaluate(() => void (window.moments = []));
  const step = { version: from + 1, made: 1, number: 1, seat: 0, notation: null, undo: false };
  page.tell({ state: {}, since: from, steps: steps.map((one) => ({ ...step, ...one })) });
  await page.waitForFunction(
    (version) =>
      document.querySelector("[data-ask]")?.dataset.moment.endsWith(` ${version}`) &&
      !document.querySelector("[data-skip]"),
    from + 1,
  );
  return page.evaluate(() => window.moments);
}

const DECIDED = /(Gagné|Perdu)( à gauche)?, (\d+) à (\d+)$/;
const RUNNING = /(Gagné|Perdu)( à gauche)?( de (\d+))? si tout s’arrête là$/;
const TIED = /Égalité : (gagné|perdu)/;
const RESULT = / : (\d+) contre (\d+)\.$/;

/** What is wrong with a front as it is shown, if anything. */
function wrong({ verdict, totals, parts, armies }) {
  const [left, right] = totals;
  const decided = DECIDED.exec(verdict);
  if (decided)
    return decided[3] === `${left}` && decided[4] === `${right}` ? "" : "a result of other totals";
  for (const [side, lines] of parts.entries()) {
    const number = (line = "0") => Number(line.replace("−", "-").match(/[+-]?\d+$/)[0]);
    if (lines.length < 2) continue; // a wild territory has no parts
    const [force, troops, effects] = lines.map(number);
    if (armies[side].reduce((sum, unit) => sum + unit.force, 0) !== force) return "another Force";
    if (totals[side] !== Math.max(0, force + troops + (effects ?? 0))) return "another total";
  }
  if (TIED.test(verdict)) return left === right ? "" : "no tie";
  const running = RUNNING.exec(verdict);
  if (!running) return "no verdict";
  const by = running[4] === undefined ? null : Number(running[4]);
  if (by === null) return ""; // ahead without a troop
  return by === (left - right) * (running[1] === "Gagné" ? 1 : -1) ? "" : "another margin";
}

/** Every moment of a combat agrees with itself, and the last sums are those of the results. */
function check({ seed, seat, steps }, moments) {
  const events = steps.flatMap((step) => step.events);
  const results = events.filter(({ kind }) => kind === "front_decided").map(({ args }) => args);
  const told = (at, why) =>
    `combat ${seed}, moment ${at}: ${why}\n${JSON.stringify(moments.slice(at - 1, at + 1), null, 1)}`;
  let decided = 0;
  for (const [at, { said, fronts }] of moments.entries()) {
    for (const front of fronts) must(wrong(front) === "", told(at, wrong(front)));
    const result = RESULT.exec(said);
    if (!result) continue;
    const sides = seat !== null && seat !== 0 ? [result[2], result[1]] : [result[1], result[2]];
    const panel = fronts.find(
      (front, n) =>
        DECIDED.test(front.verdict) &&
        [sides.join(), [...sides].reverse().join()].includes(front.totals.join()) &&
        front.armies.flat().length === moments[at - 1].fronts[n].armies.flat().length,
    );
    must(panel, told(at, "no armies under the sum that is told"));
    decided += 1;
  }
  must(decided === results.length, `combat ${seed}: ${decided} of ${results.length} results told`);
  const last = moments.findLast(({ fronts }) => fronts.length > 0);
  for (const { attack, defence } of results)
    must(
      last.fronts.some(
        ({ totals }) => totals.toSorted().join() === [attack, defence].sort().join(),
      ),
      `combat ${seed}: it ends with ${JSON.stringify(last.fronts)}, not ${attack} to ${defence}`,
    );
  const after = moments.slice(moments.findIndex(({ said }) => RESULT.test(said)));
  const cleared = after.find(
    ({ fronts }) => fronts.length && !fronts.some((f) => f.armies.flat().length),
  );
  must(!cleared, `combat ${seed}: the table is cleared at "${cleared?.said}"`);
  return moments.length;
}

await run("eden-battles", async (browser) => {
  const moving = { reducedMotion: "no-preference", script: watchMoments };
  const [combats, page] = await Promise.all([combatsOf(COUNT), tellable(browser, moving)]);
  must(combats.length === COUNT, `${combats.length} combats`);
  await shown(page, combats[0]); // what is fetched when it is first needed is there from now on
  let moments = 0;
  for (const combat of combats) moments += check(combat, await shown(page, combat));
  console.log(`${combats.length} combats, ${moments} moments`);
  clean(page, "eden-battles");
});
