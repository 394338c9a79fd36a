// Presses as Playwright's, for half of the work. What can be pressed where it stands is found by one
// question to the page, pressed there, and the page tells whether it was that which was hit. Whatever
// else there is to it (something comes, moves, lies over it, is disabled) is left to Playwright, which
// waits and tells what is wrong. What a player has just seen is not waited for (`isSeen`): it is there, or
// its moment is over.
import { lineOf } from "./small.mjs";

/** To be run in the page: where the only one of some elements can be pressed, as it is now; "gone" where
 * there is none. From then on a press that meets something else comes to nothing, until `window.press`
 * has told how it went. */
function spot(found) {
  const [element] = found;
  if (!element) return "gone";
  if (found.length !== 1 || !element.checkVisibility({ visibilityProperty: true })) return null;
  if (element.closest(":disabled, [aria-disabled=true]")) return null;
  if (document.getAnimations().some(({ playState }) => playState === "running")) return null;
  element.scrollIntoViewIfNeeded();
  const [box] = element.getClientRects();
  if (!box) return null;
  const middle = (from, to, most) => (Math.max(from, 0) + Math.min(to, most)) / 2;
  const x = middle(box.left, box.right, innerWidth);
  const y = middle(box.top, box.bottom, innerHeight);
  const isIt = (hit) => hit && (element.contains(hit) || hit.closest("label")?.control === element);
  if (!isIt(document.elementFromPoint(x, y))) return null;
  const EVENTS = "pointerdown mousedown touchstart pointerup mouseup touchend click".split(" ");
  const how = { capture: true, passive: false };
  const isLink = element.closest("a[href]") !== null; // nothing comes of it where it moves meanwhile
  let told = "";
  const meet = (event) => {
    const met = isIt(event.target) ? "hit" : "missed";
    if (told === "" || (isLink && met === "missed")) told = met;
    if (told === "hit") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const event of EVENTS) addEventListener(event, meet, how);
  window.press = () => {
    for (const event of EVENTS) removeEventListener(event, meet, how);
    return told;
  };
  return { x, y };
}

/** Have a page asked on the shortest way: what goes in and comes out is plain data. */
export function askQuickly(page) {
  const line = lineOf(page);
  page.evaluate = async (what, given) => {
    const call = typeof what === "function" ? `(${what})(${JSON.stringify(given) ?? ""})` : what;
    const how = { returnByValue: true, awaitPromise: true, userGesture: true };
    const told = await line.send("Runtime.evaluate", { expression: call, ...how });
    const { exception, text } = told.exceptionDetails ?? {};
    if (told.exceptionDetails) throw new Error(exception?.description ?? text);
    return told.result.value;
  };
}

/** Have all locators press so; any of them will do. */
export function pressQuickly(locator) {
  const kind = Object.getPrototypeOf(locator);
  if (kind.isQuick) return;
  const { click, tap } = kind;
  const isPlain = (how) => Object.keys(how).every((key) => key === "timeout");
  const quickly = (slowly, press) =>
    async function quick({ isSeen = false, ...how } = {}) {
      const page = this.page();
      const at = isPlain(how) ? await this.evaluateAll(spot) : null;
      if (at === "gone" && isSeen) throw new Error(`${this} is not visible any more`);
      const isAtHand = at !== null && at !== "gone";
      if (isAtHand) await press(page, at);
      if (!isAtHand || (await isMissed(page))) await slowly.call(this, how);
    };
  kind.isQuick = true;
  kind.click = quickly(click, clickAt);
  kind.tap = quickly(tap, (page, { x, y }) => page.touchscreen.tap(x, y));
}

/** Whether the last press met something else; a page that it led away from is not asked any more. */
async function isMissed(page) {
  const asked = { expression: "window.press?.()", returnByValue: true };
  const told = await lineOf(page)
    .send("Runtime.evaluate", asked)
    .catch(() => null);
  return told?.result.value === "missed";
}

/** Move there, press and let go, in one go: three messages of which each waits for its answer have
 * three frames drawn. */
async function clickAt(page, { x, y }) {
  const line = lineOf(page);
  const act = (type, buttons, clickCount = 1) => {
    const button = clickCount ? "left" : "none";
    return line.send("Input.dispatchMouseEvent", { type, x, y, button, buttons, clickCount });
  };
  await Promise.all([act("mouseMoved", 0, 0), act("mousePressed", 1), act("mouseReleased", 0)]);
}
