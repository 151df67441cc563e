/**
 * One stream for each browser, whatever the number of tabs: the tab that holds the lock listens to the server and passes
 * everything on; when it is closed another one takes over and continues from the last id. Browsers have locks only for
 * https and this machine; on a server in the network each tab listens for itself.
 */
import { asSeen, onScreen } from "./screen";
import type { Message } from "./types";

export type Line = "connecting" | "open" | "lost";
type Passed =
  | { kind: "news"; id: string; message: Message }
  | { kind: "line"; line: Line }
  | { kind: "watch"; table: string }
  | { kind: "hello" }
  | { kind: "wake" };

const LAST_ID = onScreen ? "heptapolis.last-id.screen" : "heptapolis.last-id";
const QUIET = 40_000; // the server says something every 15 s
const [AGAIN, LATEST] = [2_000, 30_000]; // how soon a refused line is tried again at first, and at last
const MOST_WATCHED = 20; // more the server does not take

export class Stream {
  private readonly channel = "locks" in navigator && !onScreen ? new BroadcastChannel("heptapolis") : undefined;
  private source: EventSource | undefined;
  private watched = new Set<string>();
  private line: Line = "connecting";
  private heard = Date.now();
  private refusals = 0;

  constructor(
    private readonly onMessage: (message: Message) => void,
    private readonly onLine: (line: Line) => void,
  ) {
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Passed>) => this.passed(data);
  }

  /** Listen until the page is closed. */
  start(): void {
    this.pass({ kind: "hello" });
    document.addEventListener("visibilitychange", () => {
      this.wake();
      this.pass({ kind: "wake" }); // the tab with the line may be one that nobody sees
    });
    if (!this.channel) this.lead();
    else
      void navigator.locks.request("heptapolis.stream", async () => {
        this.lead();
        await new Promise(() => undefined); // the lock is held as long as the tab lives
      });
  }

  /** Look at a table that this browser has no seat at. */
  watch(table: string): void {
    this.remember(table);
    this.pass({ kind: "watch", table });
  }

  /** Hold the line to the server. */
  private lead(): void {
    this.open();
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.open()); // a cut line says nothing by itself; a server on this machine still answers
    setInterval(() => this.wake(), 10_000);
  }

  /** Whoever holds the line listens to a table that some tab looks at, now or later; to the newest, if there are too many. */
  private remember(table: string): void {
    const known = this.watched.delete(table);
    this.watched.add(table);
    for (const oldest of [...this.watched].slice(0, -MOST_WATCHED)) this.watched.delete(oldest);
    if (!known && this.source) this.open();
  }

  /** After a sleep the line may be dead without saying so. */
  private wake(): void {
    if (this.source && Date.now() - this.heard > QUIET) this.open();
  }

  private open(): void {
    this.source?.close();
    this.heard = Date.now();
    this.tell("connecting");
    const wanted = new URLSearchParams([...this.watched].map((table) => ["watch", table]));
    const last = sessionStorage.getItem(LAST_ID);
    if (last) wanted.set("last_id", last);
    const source = new EventSource(asSeen(`/api/stream?${wanted.toString()}`));
    this.source = source;
    source.onopen = () => {
      this.refusals = 0;
      this.tell("open");
    };
    source.onerror = () => {
      this.tell("lost");
      if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      const patience = Math.min(LATEST, AGAIN * 2 ** this.refusals++);
      const apart = 0.75 + Math.random() / 2; // so that not all come back at the same moment
      setTimeout(() => this.source === source && this.open(), patience * apart);
    };
    source.addEventListener("alive", () => (this.heard = Date.now()));
    source.addEventListener("news", (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const passed: Passed = { kind: "news", id: event.lastEventId, message: JSON.parse(event.data) as Message };
      this.pass(passed);
      this.passed(passed);
    });
  }

  private tell(line: Line): void {
    this.line = line;
    this.pass({ kind: "line", line });
    this.onLine(line);
  }

  /** Tell the other tabs. */
  private pass(data: Passed): void {
    this.channel?.postMessage(data);
  }

  private passed(data: Passed): void {
    if (data.kind === "news") {
      sessionStorage.setItem(LAST_ID, data.id);
      this.onMessage(data.message);
    } else if (data.kind === "line") this.onLine(data.line);
    else if (data.kind === "watch") this.remember(data.table);
    else if (data.kind === "wake") this.wake();
    else if (this.source) this.tell(this.line);
  }
}
