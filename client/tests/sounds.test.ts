import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A loudspeaker that the browser keeps silent until someone wakes it. */
class Air {
  static last: Air | undefined;
  state = "suspended";
  currentTime = 0;
  destination = {};
  tones = 0;
  wake = (): void => undefined;
  constructor() {
    Air.last = this;
  }
  resume(): Promise<void> {
    return new Promise((done) => {
      this.wake = () => {
        this.state = "running";
        done();
      };
    });
  }
  createOscillator(): unknown {
    this.tones += 1;
    return { frequency: {}, connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
  }
  createGain(): unknown {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Air);
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function played(wait: number): Promise<Air | undefined> {
  const { choose } = await import("../src/settings/settings.svelte");
  const { play } = await import("../src/sound/sounds");
  choose("sound", true);
  play("turn");
  vi.advanceTimersByTime(wait);
  Air.last?.wake();
  await Promise.resolve();
  await Promise.resolve();
  choose("sound", false);
  return Air.last;
}

describe("a sound", () => {
  it("wakes a loudspeaker that the browser keeps silent", async () => {
    expect(await played(50)).toMatchObject({ state: "running", tones: 2 });
  });

  it("is not made up for when it is long past", async () => {
    expect(await played(60_000)).toMatchObject({ state: "running", tones: 0 });
  });
});
