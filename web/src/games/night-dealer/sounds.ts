// Three beeps made on the spot, no files (ND-UI-f). Nothing sounds before the first gesture.
import { settings } from "../../lib/settings.svelte";

interface Beep {
  type: OscillatorType;
  from: number; // Hz
  to: number;
  seconds: number;
}

const BEEPS = {
  place: { type: "square", from: 440, to: 440, seconds: 0.06 },
  shield: { type: "triangle", from: 660, to: 660, seconds: 0.12 },
  flip: { type: "sawtooth", from: 220, to: 330, seconds: 0.09 },
} satisfies Record<string, Beep>;
const GAIN = 0.08;

let context: AudioContext | null = null;

/** Be ready to sound; call it from a gesture. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Sound a beep, if sound is on. */
export function beep(name: keyof typeof BEEPS): void {
  if (!settings.sound || !context || context.state !== "running") return;
  const { type, from, to, seconds } = BEEPS[name];
  const now = context.currentTime;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.linearRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(GAIN, now);
  volume.gain.linearRampToValueAtTime(0, now + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + seconds);
}
