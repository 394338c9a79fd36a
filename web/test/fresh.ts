// Files of tests share a worker and its window, which is most of what one of its own would cost: each
// file finds modules that nobody has used, and a window as it was opened.
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
document.documentElement.removeAttribute("lang");
history.replaceState(null, "", "/");
