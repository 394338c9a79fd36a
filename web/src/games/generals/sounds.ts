// What is heard: boots and engines, a shot, a hit, a flag going up.
import { type Beep, sound } from "../../lib/sounds";
import type { Beat, BeatName } from "./beats";

const BEEPS: Partial<Record<BeatName, Beep>> = {
  turn: { type: "sine", from: 294, to: 294, seconds: 0.16 },
  step: { type: "triangle", from: 110, to: 98, seconds: 0.04 },
  ambush: { type: "square", from: 880, to: 660, seconds: 0.18 },
  spot: { type: "sine", from: 990, to: 1180, seconds: 0.08 },
  fire: { type: "sawtooth", from: 240, to: 90, seconds: 0.12 },
  hurt: { type: "sawtooth", from: 150, to: 70, seconds: 0.14 },
  death: { type: "sawtooth", from: 120, to: 40, seconds: 0.3 },
  bomb: { type: "sawtooth", from: 110, to: 60, seconds: 0.2 },
  flag: { type: "triangle", from: 440, to: 660, seconds: 0.18 },
  create: { type: "triangle", from: 330, to: 440, seconds: 0.12 },
  power: { type: "square", from: 220, to: 880, seconds: 0.3 },
  repair: { type: "sine", from: 440, to: 620, seconds: 0.14 },
  crash: { type: "sawtooth", from: 500, to: 50, seconds: 0.4 },
};

/** Sound a beat, if it has a sound and sound is on. */
export function beep(beat: Beat): void {
  const found = BEEPS[beat.name];
  if (found) sound(found);
}
