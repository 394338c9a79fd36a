// Pages that are drawn at an eighth of their size. A machine without a graphics card draws every frame
// by itself, and nobody looks: places, sizes and words are the same to the page and to who asks it.
const SMALL = 1 / 8; // a power of two, so that places come back to the point
const smaller = ({ x, y, ...given }) => ({ ...given, x: x * SMALL, y: y * SMALL });
const TOLD = {
  "Emulation.setDeviceMetricsOverride": (given) => ({ ...given, scale: SMALL }),
  "Input.dispatchMouseEvent": smaller,
  "Input.dispatchDragEvent": smaller,
};

/** Playwright's own line to a page: it has no option for this. */
export const lineOf = (page) => page._connection.toImpl(page).delegate._mainFrameSession._client;

/** Have a page drawn small from the next time on that it is given a size. Not for fingers: what they do
 * is understood from how far they go on the screen. */
export function drawSmall(page) {
  const line = lineOf(page);
  const send = line.send.bind(line);
  line.send = (method, given) => send(method, TOLD[method]?.(given) ?? given);
  page.isSmall = true;
}

/** Have a page drawn at its size, for a picture. */
export async function drawWhole(page) {
  if (!page.isSmall) return;
  const { width, height } = page.viewportSize();
  const line = await page.context().newCDPSession(page);
  const size = { width, height, deviceScaleFactor: 1, mobile: false };
  await line.send("Emulation.setDeviceMetricsOverride", size);
}
