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

const LET_GO = "Runtime.releaseObject"; // a page that is left lets go of all that it was asked for

/** Have Playwright tell a browser each thing in one piece and not in two, and nothing that changes nothing. */
export function sayLess(browser) {
  const { _transport: pipe } = browser._connection.toImpl(browser)._connection;
  const isHeard = pipe._pipeWrite;
  pipe.send = (message) => {
    const { id, sessionId, method } = message;
    if (method === LET_GO) queueMicrotask(() => pipe.onmessage({ id, sessionId, result: {} }));
    else isHeard.write(`${JSON.stringify(message)}\0`);
  };
}

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
