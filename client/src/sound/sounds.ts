/** Quiet sounds, made on the spot; off unless the reader wants them. */
import { settings } from "../settings/settings.svelte";

type Sound = "cards" | "coins" | "turn" | "conflict";

/** Tones as frequency, start and length in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  cards: [
    [330, 0, 0.05],
    [220, 0.04, 0.06],
  ],
  coins: [
    [1320, 0, 0.05],
    [1760, 0.06, 0.09],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  conflict: [
    [110, 0, 0.22],
    [147, 0.14, 0.3],
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.06, now + start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
