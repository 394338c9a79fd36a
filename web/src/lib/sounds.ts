// Sounds made on the spot, no files. Nothing sounds before the first gesture.
import { settings } from "./settings.svelte";

export interface Beep {
  type: OscillatorType;
  from: number; // Hz
  to: number;
  seconds: number;
}

const GAIN = 0.08;

let context: AudioContext | null = null;

/** Be ready to sound; call it from a gesture. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Sound it, if sound is on. */
export function sound({ type, from, to, seconds }: Beep): void {
  if (!settings.sound || !context || context.state !== "running") return;
  const now = context.currentTime;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.linearRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(GAIN * settings.volume, now);
  volume.gain.linearRampToValueAtTime(0, now + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + seconds);
}
