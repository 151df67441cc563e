/** A server that answers pages with what a test says, and remembers what it was asked. */
import { vi } from "vitest";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answer by method and path, with values or a whole response; anything else is nothing to worry about. */
export function answering(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  localStorage.setItem("heptapolis.known", "1"); // the server knows this browser
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: { method?: string; body?: string }) => {
    asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = answers[`${method} ${path}`] ?? {};
    return Promise.resolve(answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer)));
  });
  vi.stubGlobal("scrollTo", () => undefined);
  return asked;
}
