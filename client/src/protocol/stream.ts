/**
 * One stream for each browser, whatever the number of tabs: the tab that holds the lock listens to the house and passes
 * everything on; when it is closed another one takes over and continues from the last id.
 */
import type { Message } from "./types";

export type Line = "connecting" | "open" | "lost";
type Passed =
  | { kind: "news"; id: string; message: Message }
  | { kind: "line"; line: Line }
  | { kind: "watch"; table: string }
  | { kind: "hello" };

const LAST_ID = "heptapolis.last-id";
const QUIET = 40_000; // the house says something every 15 s

export class Stream {
  private readonly channel = new BroadcastChannel("heptapolis");
  private source: EventSource | undefined;
  private watched = new Set<string>();
  private line: Line = "connecting";
  private heard = Date.now();

  constructor(
    private readonly onMessage: (message: Message) => void,
    private readonly onLine: (line: Line) => void,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<Passed>) => this.passed(data);
  }

  /** Listen until the page is closed. */
  start(): void {
    this.channel.postMessage({ kind: "hello" } satisfies Passed);
    void navigator.locks.request("heptapolis.stream", async () => {
      this.open();
      addEventListener("online", () => this.open());
      addEventListener("offline", () => this.open()); // a cut line says nothing by itself; a house on this machine still answers
      document.addEventListener("visibilitychange", () => this.wake());
      setInterval(() => this.wake(), 10_000);
      await new Promise(() => undefined); // the lock is held as long as the tab lives
    });
  }

  /** Look at a public table that this browser has no seat at. */
  watch(table: string): void {
    if (this.watched.has(table)) return;
    this.watched.add(table);
    this.channel.postMessage({ kind: "watch", table } satisfies Passed);
    if (this.source) this.open();
  }

  /** Another tab looks at a table: whoever holds the line listens to it, now or later. */
  private remember(table: string): void {
    if (this.watched.has(table)) return;
    this.watched.add(table);
    if (this.source) this.open();
  }

  /** After a sleep the line may be dead without saying so. */
  private wake(): void {
    if (document.visibilityState === "visible" && Date.now() - this.heard > QUIET) this.open();
  }

  private open(): void {
    this.source?.close();
    this.heard = Date.now();
    this.tell("connecting");
    const wanted = new URLSearchParams([...this.watched].map((table) => ["watch", table]));
    const last = sessionStorage.getItem(LAST_ID);
    if (last) wanted.set("last_id", last);
    const source = new EventSource(`/api/stream?${wanted.toString()}`);
    this.source = source;
    source.onopen = () => this.tell("open");
    source.onerror = () => {
      this.tell("lost");
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.source === source && this.open(), 2000);
    };
    source.addEventListener("alive", () => (this.heard = Date.now()));
    source.addEventListener("news", (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const passed: Passed = { kind: "news", id: event.lastEventId, message: JSON.parse(event.data) as Message };
      this.channel.postMessage(passed);
      this.passed(passed);
    });
  }

  private tell(line: Line): void {
    this.line = line;
    this.channel.postMessage({ kind: "line", line } satisfies Passed);
    this.onLine(line);
  }

  private passed(data: Passed): void {
    if (data.kind === "news") {
      sessionStorage.setItem(LAST_ID, data.id);
      this.onMessage(data.message);
    } else if (data.kind === "line") this.onLine(data.line);
    else if (data.kind === "watch") this.remember(data.table);
    else if (this.source) this.tell(this.line);
  }
}
