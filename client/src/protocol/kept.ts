/**
 * The last state of one's tables, kept in this browser for when the server cannot be reached: to be looked at, not to
 * be played. Browsers keep things only for pages over HTTPS, or of this machine.
 */
import { get, OFFLINE, Problem } from "./api";
import type { TableShown } from "./types";

const STORE = "heptapolis-tables";
const MOST = 24; // the oldest go first

interface Kept<T> {
  readonly at: number;
  readonly value: T;
}

/** Keep what the server said at an address. */
export async function keep(path: string, value: unknown): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const store = await caches.open(STORE);
    await store.put(path, new Response(JSON.stringify({ at: Date.now(), value })));
    const old = (await store.keys()).slice(0, -MOST);
    await Promise.all(old.map((each) => store.delete(each)));
  } catch {
    // a browser that keeps nothing, or is full: there is nothing to look at without a line
  }
}

/** What the server last said at an address, and when. */
export async function kept<T>(path: string): Promise<Kept<T> | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const found = await caches.match(path, { cacheName: STORE }).catch(() => undefined);
  return found && ((await found.json()) as Kept<T>);
}

/** Ask the server; without a line, what it last said. */
export async function getOrKept<T>(path: string): Promise<T> {
  try {
    const value = await get<T>(path);
    void keep(path, value);
    return value;
  } catch (fault) {
    const last = fault instanceof Problem && fault.code === OFFLINE ? await kept<T>(path) : undefined;
    if (!last) throw fault;
    return last.value;
  }
}

/** One's own tables as they last stood and that were not over, newest first. */
export async function keptTables(): Promise<TableShown[]> {
  if (!("caches" in globalThis)) return [];
  const store = await caches.open(STORE);
  const answers = await Promise.all((await store.keys()).map((each) => store.match(each)));
  const values = await Promise.all(answers.map(async (each) => (await each?.json()) as Kept<Partial<TableShown>>));
  return values
    .map(({ value }) => value)
    .filter(
      (value): value is TableShown => value.code !== undefined && value.state !== "over" && value.state !== "ended",
    )
    .reverse();
}

/** Whoever uses this browser now is someone else. */
export async function forgetKept(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(STORE).catch(() => false);
}
