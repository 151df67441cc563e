/** What happened at one table: all messages, in order, each once; asked for when the page opens, then heard. */
import { get, OFFLINE, Problem } from "../protocol/api";
import { asSeen } from "../protocol/screen";
import { server } from "../protocol/server.svelte";
import type { Message } from "../protocol/types";

export class News {
  messages: Message[] = $state([]);
  private readonly early: Message[] = [];
  private complete = false;
  private stopped = false;

  constructor(
    private readonly table: string,
    private readonly onFresh: (message: Message) => void,
  ) {}

  /** Listen and catch up; answers with how to stop. */
  start(): () => void {
    const stop = server.listen((message) => {
      if (message.table === this.table) this.heard(message);
    });
    void this.catchUp();
    return () => {
      this.stopped = true;
      stop();
    };
  }

  /** Whether what led to a table as it stands has not been told yet, but will be. */
  behind(position: number): boolean {
    return server.line === "open" && (this.messages.at(-1)?.position ?? 0) < position;
  }

  /** Ask for everything; `open` after the end, when face-down cards are revealed. */
  private async catchUp(open = false): Promise<void> {
    try {
      const { messages } = await get<{ messages: Message[] }>(asSeen(`/api/tables/${this.table}/news?after=0`));
      if (messages.length > this.messages.length || open) this.messages = messages; // of two answers the later may be the older
      this.complete = true;
      for (const message of this.early.splice(0)) this.heard(message);
    } catch (fault) {
      const lost = fault instanceof Problem && fault.code === OFFLINE;
      if (lost && !this.stopped) setTimeout(() => void this.catchUp(open), 3000); // the line says what is wrong
    }
  }

  private heard(message: Message): void {
    if (!this.complete) {
      this.early.push(message);
      return;
    }
    const last = this.messages.at(-1)?.position ?? 0;
    if (message.kind === "shown") {
      if (message.position > last) void this.catchUp();
    } else if (message.position === last + 1) {
      this.messages.push(message);
      this.onFresh(message);
      if (message.news.some(({ kind }) => kind === "ended")) void this.catchUp(true);
    } else if (message.position > last) void this.catchUp();
  }
}
