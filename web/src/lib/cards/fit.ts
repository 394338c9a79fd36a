// Words that fill their box and never leave it: type gets smaller by steps, down to a size that can
// still be read; then the picture gives way too. A game may say `--least`: no type is smaller.

const STEP = 0.5; // pixels
// How much room is left to the picture, and the smallest type before it has to give some of it up.
const ROOMS: [string, number][] = [
  ["", 13],
  ["low", 12.5],
  ["none", 12],
];

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
  for (const [room, smallest] of ROOMS) {
    card.dataset.picture = room;
    for (let size = largest; size >= Math.max(smallest, least); size -= STEP) {
      card.style.setProperty("--type", `${size}px`);
      if (isWhole(card)) return;
    }
  }
}

/** Whether all words of a card can be read. */
export function isWhole(card: HTMLElement): boolean {
  return [...card.querySelectorAll<HTMLElement>("[data-fit]")].every(
    (e) => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1,
  );
}
