// Words that fill their box and never leave it: type gets smaller by steps, down to a size that can
// still be read; then the picture gives way too. A game may say `--least`: no type is smaller. What
// fits nowhere ends after a whole line.

const STEP = 0.5; // pixels
// How much room is left to the picture, and the smallest type before it has to give some of it up.
const ROOMS: [string, number][] = [
  ["", 13],
  ["low", 12.5],
  ["none", 12],
];

interface Fit {
  type: string;
  room: string;
  lines?: number; // of its text, where not all of them have room
}

// What was found to fit, by all that it hangs on: the same card comes back on every turn.
const known = new Map<string, Fit>();
const MANY = 2000; // cards that are kept in mind

/** Fit the words of a card, now and whenever the card or its words change. Each size that is tried is
 * laid out, so nothing is tried again for a card that is as it was. */
export function fit(card: HTMLElement): () => void {
  let fitted = "";
  const state = () => `${card.clientWidth}×${card.clientHeight} ${document.fonts?.status}`;
  const measure = () => {
    settle(card);
    fitted = state();
  };
  const look = () => {
    if (state() !== fitted) measure();
  };
  measure();
  const sizes = new ResizeObserver(look);
  sizes.observe(card);
  const words = new MutationObserver(measure);
  words.observe(card, { characterData: true, childList: true, subtree: true });
  void document.fonts?.ready.then(look);
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}

function settle(card: HTMLElement): void {
  card.style.removeProperty("--type");
  const style = getComputedStyle(card);
  const largest = parseFloat(style.fontSize);
  const least = Math.min(largest, parseFloat(style.getPropertyValue("--least")) || 0);
  const size = `${card.clientWidth}×${card.clientHeight} ${largest} ${least}`;
  const key = `${size} ${document.fonts?.status} ${card.className} ${card.textContent}`;
  const found = known.get(key) ?? tried(card, largest, least);
  if (known.size >= MANY) known.clear();
  known.set(key, found);
  lay(card, found);
}

/** The largest type, and room for the picture, with which all words can be read. */
function tried(card: HTMLElement, largest: number, least: number): Fit {
  let made: Fit = { type: `${largest}px`, room: "" };
  for (const [room, smallest] of ROOMS)
    for (let size = largest; size >= Math.max(smallest, least); size -= STEP) {
      made = { type: `${size}px`, room };
      lay(card, made);
      if (isWhole(card)) return made;
    }
  return { ...made, lines: linesOf(card) };
}

/** How many whole lines of its text a card has room for. */
function linesOf(card: HTMLElement): number {
  const text = card.querySelector<HTMLElement>(".text");
  if (!text) return 1;
  return Math.max(1, Math.floor(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)));
}

function lay(card: HTMLElement, { type, room, lines }: Fit): void {
  card.dataset.picture = room;
  card.style.setProperty("--type", type);
  card.toggleAttribute("data-cut", lines !== undefined);
  if (lines !== undefined) card.style.setProperty("--lines", `${lines}`);
}

/** Whether all words of a card can be read. */
export function isWhole(card: HTMLElement): boolean {
  return [...card.querySelectorAll<HTMLElement>("[data-fit]")].every(
    (e) => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1,
  );
}
