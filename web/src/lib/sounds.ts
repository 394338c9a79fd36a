// Sounds made on the spot, no files. Nothing sounds before the first gesture; while nothing sounds the
// machine's sound rests, since it works for as long as it is awake.
import { settings } from "./settings.svelte";

export interface Beep {
  type: OscillatorType;
  from: number; // Hz
  to: number;
  seconds: number;
}

const GAIN = 0.08;
const REST = 1; // seconds without a sound until it rests

let context: AudioContext | null = null;
let allowed = false; // the browser has let it sound once
let resting: ReturnType<typeof setTimeout> | undefined;

/** Be ready to sound; call it from a gesture. */
export function wake(): void {
  if (typeof AudioContext === "undefined" || allowed || !settings.sound) return;
  context ??= new AudioContext();
  void context.resume().then(() => {
    allowed = true;
    restAfter(0);
  });
}

/** Sound it, if sound is on. */
export function sound({ type, from, to, seconds }: Beep): void {
  if (!settings.sound || !context || !allowed) return;
  void context.resume();
  restAfter(seconds);
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

/** Rest some time after what sounds now. */
function restAfter(seconds: number): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), (seconds + REST) * 1000);
}
