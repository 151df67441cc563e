/** All tables this browser knows, as they stand now: fed by the stream, asked for where a page needs one. */
import { get, introduce } from "./api";
import { type Line, Stream } from "./stream";
import type { Message, TableShown } from "./types";

type Listener = (message: Message) => void;

class House {
  tables: Readonly<Record<string, TableShown>> = $state.raw({});
  line: Line = $state("connecting");
  /** How far the clock of this device is ahead of the house's, at most. */
  private late = Infinity;
  private readonly listeners = new Set<Listener>();
  private readonly stream = new Stream(
    (message) => this.heard(message),
    (line) => (this.line = line),
  );

  /** Begin to listen, as soon as the house knows this browser. */
  async start(): Promise<void> {
    try {
      await introduce();
      this.stream.start();
    } catch {
      this.line = "lost";
      setTimeout(() => void this.start(), 2000);
    }
  }

  /** Keep a table as it was answered; the stream may already know better. */
  keep(table: TableShown): TableShown {
    const known = this.tables[table.table];
    const other = known && (known.seat !== table.seat || known.state !== table.state);
    if (!known || known.position < table.position || (known.position === table.position && other))
      this.tables = { ...this.tables, [table.table]: table };
    return this.tables[table.table] ?? table;
  }

  /** The time of the house, in seconds; clocks of devices may be wrong. */
  now(): number {
    return Date.now() / 1000 - (Number.isFinite(this.late) ? this.late : 0);
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
    if (message.kind !== "shown" && message.at) this.late = Math.min(this.late, Date.now() / 1000 - message.at);
    if (message.now) this.keep(message.now);
    for (const listener of this.listeners) listener(message);
  }
}

export const house = new House();
