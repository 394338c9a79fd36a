// The address bar as a value: a page name and what follows it.
import { waits, write } from "./layers";

export interface Route {
  page: string; // "" is home
  rest: string[];
  query: URLSearchParams;
  hash: string;
}

/** A part of an address as it is meant; one that is written wrong stays as it is. */
function meant(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(address: Location | URL): Route {
  const [page = "", ...rest] = address.pathname.split("/").filter(Boolean).map(meant);
  const hash = meant(address.hash.slice(1));
  return { page, rest, query: new URLSearchParams(address.search), hash };
}

let current = $state.raw<Route>(read(location));
let seen = location.href;
const scrolled = new Map<string, number>(); // how far down each address was left

/** Where we are. */
export function route(): Route {
  return current;
}

/** Go to an address of ours, as if a link had been followed. */
export function go(address: string, replace = false): void {
  if (waits(() => go(address, replace))) return;
  const target = new URL(address, location.href);
  const samePage = target.pathname === location.pathname;
  write(target, replace);
  seen = target.href;
  current = read(target);
  stop();
  if (!samePage && !target.hash) scrollTo(0, 0);
}

const PATIENCE = 3000; // milliseconds for a page to be as high as it was
const SETTLED = 10; // frames during which it may still move by itself
let stop = (): void => undefined; // trying to scroll back

/** Scroll to where an address was left, once its page is high enough, unless somebody scrolls. */
function scrollBack(wanted: number): void {
  stop();
  const until = Date.now() + PATIENCE;
  let [frame, settled] = [0, 0];
  const step = () => {
    const room = document.documentElement.scrollHeight - innerHeight;
    if (room >= wanted) {
      settled += 1;
      if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted);
    }
    if (settled < SETTLED && Date.now() < until) frame = requestAnimationFrame(step);
    else stop();
  };
  stop = () => {
    cancelAnimationFrame(frame);
    for (const kind of OWN_WAYS) removeEventListener(kind, stop);
    stop = () => undefined;
  };
  for (const kind of OWN_WAYS) addEventListener(kind, stop, { once: true, passive: true });
  step();
}
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"]; // of scrolling

/** Let plain links inside the page change the address without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
}

addEventListener("popstate", () => {
  if (location.href === seen) return; // a layer was put away
  seen = location.href;
  const wanted = scrolled.get(seen) ?? 0;
  current = read(location);
  scrollBack(wanted);
});
addEventListener("scroll", () => scrolled.set(location.href, scrollY), { passive: true });
