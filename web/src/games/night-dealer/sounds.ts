// Three beeps (ND-UI-f).
import { type Beep, sound } from "../../lib/sounds";

const BEEPS = {
  place: { type: "square", from: 440, to: 440, seconds: 0.06 },
  shield: { type: "triangle", from: 660, to: 660, seconds: 0.12 },
  flip: { type: "sawtooth", from: 220, to: 330, seconds: 0.09 },
} satisfies Record<string, Beep>;

/** Sound a beep, if sound is on. */
export function beep(name: keyof typeof BEEPS): void {
  sound(BEEPS[name]);
}
