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

/** A sound that had to wait longer than this many milliseconds is about something past. */
const LATE = 1000;

let context: AudioContext | undefined;

function ring(air: AudioContext, sound: Sound): void {
  const now = air.currentTime;
  for (const [frequency, start, length] of TONES[sound]) {
    const tone = air.createOscillator();
    const loudness = air.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.06, now + start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(loudness).connect(air.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  const air = (context ??= new AudioContext());
  const asked = performance.now();
  // a browser keeps a page silent until someone touches it, and after it was away
  const awake = air.state === "running" ? Promise.resolve() : air.resume();
  void awake.then(
    () => {
      if (performance.now() - asked < LATE) ring(air, sound);
    },
    () => undefined,
  );
}
