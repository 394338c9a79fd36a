// The one line that matters now: what is asked, what is being told, who is awaited, how it ended.
import { brokenOff } from "../../lib/ending";
import { called } from "../../lib/naming";
import { say } from "../../lib/words.svelte";
import type { Scene } from "./scene";
import { ASKS } from "./state";
import { words } from "./words";

export interface Said {
  title: string;
  text: string;
}

export function promptOf(scene: Scene): Said {
  const { stage, outcome, names, player, play } = scene;
  const told = stage.idle ? "" : sentence(scene);
  if (told) return { title: "", text: called(told, names) };
  if (outcome) {
    const broken = brokenOff(outcome, play.seats, names);
    return { title: "", text: broken || called(say(outcome), names) };
  }
  const { length } = player.basket.cards;
  if (player.acting && length) return { title: words().inBasket(length), text: words().unpaid };
  if (player.acting) {
    const asked = say(play.position.prompt ?? undefined);
    return { title: called(asked, names), text: words().hints[ASKS[scene.s.ask] ?? ""] ?? "" };
  }
  const { acting, seat } = play.position;
  if (acting === null || acting === seat) return { title: "", text: "" };
  const level = play.live && play.seats[acting]?.kind === "level";
  const text = level ? words().thinks(acting) : words().waits(acting);
  const out = seat !== null && scene.s.alive[seat] === 0; // who looks on is out of the game
  return {
    title: out ? words().outTitle : "",
    text: called(out ? `${words().outText} ${text}` : text, names),
  };
}

/** The sentence of what is being told. */
function sentence({ stage }: Scene): string {
  const events = stage.beat?.events ?? [];
  return events.map((event) => say(event)).find(Boolean) ?? "";
}
