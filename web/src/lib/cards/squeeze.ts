// A line of words that is never cut: its type gets smaller, down to one that can still be read; what is
// still too long stands narrower.

const STEP = 0.5; // pixels
const LEAST = 12;

/** Keep the first child of a line as wide as the line, now and whenever either changes. */
export function squeeze(line: HTMLElement): () => void {
  const fit = () => settle(line);
  fit();
  const sizes = new ResizeObserver(fit);
  sizes.observe(line);
  const words = new MutationObserver(fit);
  words.observe(line, { characterData: true, childList: true, subtree: true });
  void document.fonts?.ready.then(fit);
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}

function settle(line: HTMLElement): void {
  const words = line.firstElementChild as HTMLElement | null;
  if (!words) return;
  words.style.removeProperty("font-size");
  words.style.removeProperty("transform");
  let size = parseFloat(getComputedStyle(words).fontSize);
  while (words.offsetWidth > line.clientWidth && size > LEAST) {
    size -= STEP;
    words.style.fontSize = `${size}px`;
  }
  const wide = words.offsetWidth;
  if (wide > line.clientWidth && line.clientWidth > 0)
    words.style.transform = `scaleX(${line.clientWidth / wide})`;
}
