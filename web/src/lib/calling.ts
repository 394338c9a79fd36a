// « À vous » while one looks elsewhere: a sound, a mark on the tab, a notification if one asked for it.
import { settings } from "./settings.svelte";
import { sound } from "./sounds";

const CALL = { type: "sine", from: 587, to: 880, seconds: 0.3 } as const;
const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

/** Whether the browser can show notifications, and whether it may. */
export function notices(): "none" | "ask" | "denied" | "granted" {
  if (typeof Notification === "undefined") return "none";
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** Mark the tab, or take the mark away. */
export function badge(on: boolean): void {
  const link = icon();
  if (link) link.href = on ? "/icon-turn.svg" : "/icon.svg";
}

/** Call somebody to a table; silent for who is looking at it. */
export function call(title: string, text: string, match: string): void {
  if (document.visibilityState === "visible") return;
  sound(CALL);
  if (!settings.notify || notices() !== "granted") return;
  const shown = new Notification(title, { body: text, tag: match, icon: "/icon.svg" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
