/** All tables this browser knows, as they stand now: fed by the stream, asked for where a page needs one. */
import { get, introduce } from "./api";
import { type Line, Stream } from "./stream";
import { heardNow } from "./timing";
import type { Message, TableShown } from "./types";

type Listener = (message: Message) => void;

class Server {
  tables: Readonly<Record<string, TableShown>> = $state.raw({});
  line: Line = $state("connecting");
  private readonly listeners = new Set<Listener>();
  private readonly stream = new Stream(
    (message) => this.heard(message),
    (line) => (this.line = line),
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
    return this.tables[table.table] ?? table;
  }

  /** A table by its id or its code, asked for. */
  async look(name: string): Promise<TableShown> {
    const table = this.keep(await get<TableShown>(`/api/tables/${encodeURIComponent(name)}`));
    if (table.seat === null) this.stream.watch(table.table);
    return table;
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
