/** How much time is left, by what the server said and how long ago it said so: no clock of this device is asked. */
import type { TableShown } from "./types";

type Timed = Pick<TableShown, "time" | "deadlines">;
const heardAt = new WeakMap<Timed, number>();

/** Note that news of a table has just arrived. */
export function heardNow(table: Timed): void {
  heardAt.set(table, performance.now());
}

/** The seconds until a moment of the server's time. */
export function secondsUntil(table: Timed, end: number): number {
  const passed = (performance.now() - (heardAt.get(table) ?? performance.now())) / 1000;
  return end - (table.time ?? 0) - passed;
}
