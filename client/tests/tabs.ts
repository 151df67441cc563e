/** A browser with several tabs for tests of the stream: its channels, its lock, and the lines that it opens. */
import { vi } from "vitest";

type Listener = (event: { data: string; lastEventId: string }) => void;

/** A line to the server that tests speak through. */
export class Wire {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  private readonly listeners = new Map<string, Listener[]>();

  constructor(readonly url: string) {
    browser.wires.push(this);
  }

  addEventListener(kind: string, listener: Listener): void {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }

  close(): void {
    this.readyState = Wire.CLOSED;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(kind: string, id = "", value: unknown = {}): void {
    for (const listener of this.listeners.get(kind) ?? []) listener({ data: JSON.stringify(value), lastEventId: id });
  }

  /** The server does not answer any more; the browser gives up on it or tries again itself. */
  breaks(final = true): void {
    this.readyState = final ? Wire.CLOSED : 0;
    this.onerror?.();
  }
}

class Channel {
  onmessage: ((event: { data: unknown }) => void) | undefined;

  constructor(private readonly name: string) {
    browser.channels.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of browser.channels)
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
  }
}

class Browser {
  wires: Wire[] = [];
  channels: Channel[] = [];
  private queue: (() => Promise<unknown>)[] = [];

  /** The lock: its holder keeps it until the tab is closed. */
  request(_name: string, work: () => Promise<unknown>): Promise<unknown> {
    this.queue.push(work);
    if (this.queue.length === 1) void work();
    return Promise.resolve();
  }

  /** The tab that holds the lock is closed, with its channel and its line. */
  closeLeader(): void {
    this.wires.at(-1)?.close();
    this.channels.shift();
    this.queue.shift();
    void this.queue[0]?.();
  }

  get wire(): Wire {
    const last = this.wires.at(-1);
    if (!last) throw new Error("no line was opened");
    return last;
  }
}

export let browser = new Browser();
const gone: (() => void)[] = [];
const listen = window.addEventListener.bind(window);

/** A browser without tabs, and nothing stored; pages of the last one hear nothing any more. */
export function openBrowser(): Browser {
  browser = new Browser();
  sessionStorage.clear();
  for (const stop of gone.splice(0)) stop();
  vi.stubGlobal("EventSource", Wire);
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => {
    listen(kind, listener);
    gone.push(() => window.removeEventListener(kind, listener));
  });
  Object.defineProperty(navigator, "locks", { configurable: true, value: browser });
  return browser;
}
