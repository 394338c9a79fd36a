import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

// A part that is loaded later is gone: the server has a new version. The page is opened anew, at
// most once a minute; a server that can't be reached is left for the line to tell.
const AGAIN = "ludotheque-again";
window.addEventListener("vite:preloadError", () => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(AGAIN) ?? 0) < 60_000) return;
    sessionStorage.setItem(AGAIN, String(Date.now()));
  } catch {
    return; // nothing can be remembered here: better no part than no end of loading
  }
  if (navigator.onLine) location.reload();
});

mount(App, { target: document.getElementById("app")! });
