// What is heard: a blow, iron on a shield, a card, a spark, ice.
import { type Beep, sound } from "../../lib/sounds";
import type { Beat, BeatName } from "./beats";

const BEEPS: Partial<Record<BeatName, Beep>> = {
  play: { type: "triangle", from: 330, to: 392, seconds: 0.08 },
  announce: { type: "sawtooth", from: 147, to: 196, seconds: 0.14 },
  react: { type: "square", from: 660, to: 880, seconds: 0.08 },
  cancel: { type: "square", from: 880, to: 220, seconds: 0.16 },
  hit: { type: "sawtooth", from: 180, to: 70, seconds: 0.16 },
  guard: { type: "triangle", from: 520, to: 660, seconds: 0.12 },
  heal: { type: "sine", from: 440, to: 660, seconds: 0.18 },
  rune: { type: "sine", from: 740, to: 740, seconds: 0.1 },
  ice: { type: "sine", from: 1320, to: 990, seconds: 0.14 },
  turn: { type: "sine", from: 294, to: 294, seconds: 0.16 },
};

/** Sound a beat, if it has a sound and sound is on. */
export function beep(beat: Beat): void {
  const found = BEEPS[beat.name];
  if (found) sound(found);
}
