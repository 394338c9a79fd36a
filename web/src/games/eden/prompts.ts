// The one line that matters now: what is asked, what is being told, who is awaited, how it ended.
import { brokenOff } from "../../lib/ending";
import { called } from "../../lib/naming";
import { type Said, awaited, tellings } from "../../lib/stage/prompts";
import { say } from "../../lib/words.svelte";
import type { Scene } from "./scene";
import { ASKS, RETREAT } from "./state";
import { words } from "./words";

export function promptOf(scene: Scene): Said {
  const { stage, outcome, names, player, play, s } = scene;
  const plain = (text: string) => ({ title: "", text: called(text, names) });
  const [told] = tellings(stage);
  if (told) return plain(told);
  if (outcome) return plain(brokenOff(outcome, play.seats, names) || say(outcome));
  if (player.sure) return { title: words().sure[s.ask === RETREAT ? "retreat" : "stop"], text: "" };
  const { length } = player.basket.cards;
  if (player.acting && length) return { title: words().inBasket(length), text: words().unpaid };
  if (player.acting) {
    const asked = say(play.position.prompt ?? undefined);
    return { title: called(asked, names), text: words().hints[ASKS[s.ask] ?? ""] ?? "" };
  }
  const text = awaited(play, words().thinks, words().waits);
  if (!text || s.alive[play.position.seat ?? -1] !== 0) return plain(text);
  return { ...plain(`${words().outText} ${text}`), title: words().outTitle }; // out of the game
}
