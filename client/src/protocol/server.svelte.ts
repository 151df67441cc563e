/** All tables this browser knows, as they stand now: fed by the stream, asked for where a page needs one. */
import { get, introduce, OFFLINE, Problem } from "./api";
import { keep, kept } from "./kept";
import { asSeen, onScreen } from "./screen";
import { type Line, Stream } from "./stream";
import { heardNow } from "./timing";
import type { Message, TableShown } from "./types";

const pathOf = (name: string): string => `/api/tables/${encodeURIComponent(name.toUpperCase())}`;
const SOON = 1000; // several news in a row are kept once

type Listener = (message: Message) => void;

class Server {
  tables: Readonly<Record<string, TableShown>> = $state.raw({});
  line: Line = $state("connecting");
  /** When what is shown without a line was told, if it is from an earlier visit; in milliseconds. */
  asOf: number | undefined = $state();
  private readonly fresh = new Map<string, TableShown>();
  private readonly listeners = new Set<Listener>();
  private readonly stream = new Stream(
    (message) => this.heard(message),
    (line) => {
      this.line = line;
      if (line === "open") this.asOf = undefined;
    },
  );

  /** Begin to listen, as soon as the server knows this browser. */
  async start(): Promise<void> {
    try {
      await introduce();
    } catch {
      this.line = "lost";
      setTimeout(() => void this.start(), 2000);
      return;
    }
    this.stream.start();
  }

  /** Keep a table as it was answered; the stream may already know better. */
  keep(table: TableShown): TableShown {
    heardNow(table);
    const known = this.tables[table.table];
    const other =
      known && (known.seat !== table.seat || known.state !== table.state || (known.time ?? 0) < (table.time ?? 0));
    if (!known || known.position < table.position || (known.position === table.position && other))
      this.tables = { ...this.tables, [table.table]: table };
    if (table.seat !== null) this.keepSoon(this.tables[table.table] ?? table);
    return this.tables[table.table] ?? table;
  }

  /** A table by its id or its code, asked for. */
  async look(name: string): Promise<TableShown> {
    const table = await this.ask(name);
    if (table.seat === null) this.stream.watch(table.table);
    return table;
  }

  /** A table as the server says, or said last. */
  private async ask(name: string): Promise<TableShown> {
    try {
      return this.keep(await get<TableShown>(asSeen(`/api/tables/${encodeURIComponent(name)}`)));
    } catch (fault) {
      const last =
        fault instanceof Problem && fault.code === OFFLINE && !onScreen
          ? await kept<TableShown>(pathOf(name))
          : undefined;
      if (!last) throw fault;
      const known = this.tables[last.value.table];
      if (known) return known; // heard since
      this.asOf = last.at;
      const table = { ...last.value, deadlines: {} }; // nobody knows how long is left
      this.tables = { ...this.tables, [table.table]: table };
      return table;
    }
  }

  /** Keep an own table in the browser, in a moment: nobody waits for that. */
  private keepSoon(table: TableShown): void {
    if (!this.fresh.size) setTimeout(() => this.keepNow(), SOON);
    this.fresh.set(table.code, table);
  }

  /** Keep what was heard; before a page goes there is no time left to wait. */
  keepNow(): void {
    for (const [code, table] of this.fresh) void keep(pathOf(code), table);
    this.fresh.clear();
  }

  /** Hear of everything that happens at any table; answers with how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private heard(message: Message): void {
    if (message.now) this.keep(message.now);
    if (message.kind === "closed") {
      const { [message.table]: _, ...others } = this.tables;
      this.tables = others;
    }
    for (const listener of this.listeners) listener(message);
  }
}

export const server = new Server();
