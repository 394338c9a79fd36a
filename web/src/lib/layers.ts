// What lies over the page is put away by the browser's Back before the page itself is left: each
// layer has an entry of its own in the history, at the same address.

interface Layer {
  close: () => void;
}

const PATIENCE = 1000; // milliseconds for the history to arrive where it was sent
const open: Layer[] = []; // the lowest first
const waiting: (() => void)[] = []; // what has to wait until the history has arrived
let travels: ReturnType<typeof setTimeout> | undefined; // the history is on its way back
let late = 0; // ways back that were given up, and may arrive yet
let due = false;

/** For how many layers the entry we are at was made. */
function depth(): number {
  return (history.state as { layers?: number } | null)?.layers ?? 0;
}

/** Make the history as deep as there are layers. */
function settle(): void {
  due = false;
  if (travels) return; // looked at again on arrival
  const deep = depth();
  if (deep > open.length) {
    travels = setTimeout(stay, PATIENCE);
    history.go(open.length - deep);
  } else {
    for (let at = deep; at < open.length; at++) history.pushState({ layers: at + 1 }, "");
    waiting.splice(0).forEach((act) => act());
  }
}

/** The history has no such entries, as in a tab that was copied: this one counts as the page. */
function stay(): void {
  travels = undefined;
  late += 1; // or the page was only too busy to hear of it
  history.replaceState(null, "");
  settle();
}

/** Once all that changes now has changed: a dialog that follows another takes over its entry. */
function settleSoon(): void {
  if (due) return;
  due = true;
  queueMicrotask(settle);
}

/** Something lies over the page, and Back closes it. To be called once it is gone: the answer. */
export function layer(close: () => void): () => void {
  const made = { close };
  open.push(made);
  settleSoon();
  return () => {
    open.splice(open.indexOf(made), 1);
    settleSoon();
  };
}

/** Write an address into the history; one that a layer led to takes the place of its entry. */
export function write(address: URL, replace: boolean): void {
  history[replace || depth() > 0 ? "replaceState" : "pushState"](null, "", address);
  settleSoon();
}

/** Whether an act has to wait for the history; it is done then. */
export function waits(act: () => void): boolean {
  if (travels) waiting.push(act);
  return travels !== undefined;
}

addEventListener("popstate", () => {
  const ours = travels !== undefined || late > 0;
  if (travels === undefined && late > 0) late -= 1;
  clearTimeout(travels);
  travels = undefined;
  if (!ours) for (const { close } of open.slice(depth()).reverse()) close();
  settleSoon();
});
settleSoon(); // a page loaded again has no layers yet
