/** Requests to the server: JSON both ways, and every refusal as a Problem with a code. */
import { TRY_AGAIN } from "../made/vocabulary";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly reason?: string,
  ) {
    super(message);
  }
}

/** The server cannot be reached. */
export const OFFLINE = "server/offline";

type Method = "GET" | "POST" | "PUT";

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const { code, message, reason } = (await answer.json()) as { code: string; message: string; reason?: string };
    return new Problem(code, message, reason);
  } catch {
    return new Problem("server/fault", answer.statusText);
  }
}

const PATIENCE = 20_000;
/** How far the clock of this device is ahead of the server's, in seconds, at most. */
let ahead = Infinity;

/** The time of the server, in seconds, by the dates of its answers; clocks of devices may be wrong. */
export function serverTime(): number {
  return Date.now() / 1000 - (Number.isFinite(ahead) ? ahead : 0);
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) };
    const signal = AbortSignal.timeout(PATIENCE); // a dead line may hang for ever
    const answer = await fetch(path, { method, signal, ...(method === "GET" ? {} : json) });
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (date) ahead = Math.min(ahead, (Date.now() - date) / 1000);
    return answer;
  } catch {
    throw new Problem(OFFLINE, "The server cannot be reached.");
  }
}

const KNOWN = "heptapolis.known";

/** A browser that was never here introduces itself; its cookie says who it is from then on. */
export function introduce(): Promise<void> {
  greeting ??= greet().finally(() => (greeting = undefined));
  return greeting;
}

let greeting: Promise<void> | undefined;

async function greet(): Promise<void> {
  if (localStorage.getItem(KNOWN)) return;
  const answer = await send("POST", "/api/people", { name: "" });
  if (answer.ok) localStorage.setItem(KNOWN, "1");
}

/** This browser is someone else now: its other pages hear of it. */
export function becameAnother(): void {
  localStorage.removeItem("heptapolis.unsent"); // not this person's
  localStorage.setItem(KNOWN, String(Date.now()));
}

/** Whether another page of this browser became someone else. */
export function isAnother({ key, oldValue, newValue }: StorageEvent): boolean {
  return key === KNOWN && oldValue !== null && newValue !== null;
}

/** Ask the server; a browser that it does not know introduces itself and asks again. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await introduce(); // once, no matter who asks first
  let answer = await send(method, path, body);
  if (answer.status === 401) {
    localStorage.removeItem(KNOWN);
    await introduce();
    answer = await send(method, path, body);
  }
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PUT", path, body);

/** An accepted choice must be sent once only: the same key again is the same choice. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
}

/** What a server that is coming back says, or a proxy before it; the choice may have arrived. */
const AGAIN = new Set([OFFLINE, ...TRY_AGAIN]);

/** Whether a fault says nothing about what was asked: the line, or a server that is coming back. */
export const isPassing = (fault: unknown): boolean => fault instanceof Problem && AGAIN.has(fault.code);

/** Send a choice until the server has answered, for some minutes: after a cut line the same key is sent again. */
export async function insist<T>(
  path: string,
  body: Record<string, unknown>,
  wanted: () => boolean = () => true,
  tries = 60,
): Promise<T> {
  const keyed = { key: newKey(), ...body };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post<T>(path, keyed);
    } catch (fault) {
      if (!isPassing(fault) || attempt >= tries || !wanted()) throw fault;
      await new Promise((resolve) => setTimeout(resolve, Math.min(400 * attempt, 3000)));
    }
  }
}
