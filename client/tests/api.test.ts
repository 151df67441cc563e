import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import openapi from "../src/made/openapi.json";
import { ask, get, serverTime, insist, introduce, newKey, OFFLINE, post, Problem, put } from "../src/protocol/api";

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
}

let sent: Sent[] = [];
let answers: (() => Promise<Response>)[] = [];

const answer = (status: number, body: unknown) => (): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const refuse = (status: number, code: string, more = {}): (() => Promise<Response>) =>
  answer(status, { code, message: `about ${code}`, ...more });
const dated = (seconds: number) => (): Promise<Response> =>
  Promise.resolve(new Response("{}", { headers: { date: new Date(Date.now() + 1000 * seconds).toUTCString() } }));
const lost = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  sent = [];
  answers = [];
  localStorage.clear();
  localStorage.setItem("heptapolis.known", "1"); // someone who was here before
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: { method?: string; body?: string }) => {
    sent.push({ method, path, body: body === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>) });
    const next = answers.shift();
    if (!next) throw new Error(`nobody answers ${method} ${path}`);
    return next();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the time of the server", () => {
  it("is told by the dates of its answers, not by when things happened", async () => {
    const now = (): number => Date.now() / 1000;
    expect(Math.abs(serverTime() - now())).toBeLessThan(2);
    answers = [dated(-100), dated(-20), dated(-60)];
    await get("/api/me");
    expect(Math.abs(serverTime() - (now() - 100))).toBeLessThan(2);
    await get("/api/me"); // the quickest answer is the truest
    await get("/api/me");
    expect(Math.abs(serverTime() - (now() - 20))).toBeLessThan(2);
  });
});

describe("asking the server", () => {
  it("answers with what the server says", async () => {
    answers = [answer(200, { name: "Elsa" }), answer(200, 1), answer(200, 2)];
    expect(await get("/api/me")).toEqual({ name: "Elsa" });
    await post("/api/tables", { rules: "second-edition" });
    await put("/api/me", { name: "Frida" });
    expect(sent).toEqual([
      { method: "GET", path: "/api/me", body: undefined },
      { method: "POST", path: "/api/tables", body: { rules: "second-edition" } },
      { method: "PUT", path: "/api/me", body: { name: "Frida" } },
    ]);
  });

  it("introduces a browser that the server does not know, and asks again", async () => {
    localStorage.setItem("heptapolis.known", "1");
    answers = [refuse(401, "person/unknown"), answer(201, { token: "x" }), answer(200, { fine: true })];
    expect(await ask("POST", "/api/tables", { public: true })).toEqual({ fine: true });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/tables",
      "POST /api/people",
      "POST /api/tables",
    ]);
    expect(sent[2]?.body).toEqual({ public: true });
  });

  it("does not introduce itself for ever", async () => {
    answers = [refuse(401, "person/unknown"), answer(201, {}), refuse(401, "person/unknown")];
    await expect(get("/api/me")).rejects.toMatchObject({ code: "person/unknown" });
    expect(answers).toEqual([]);
  });

  it("turns every refusal into a problem with its code, its sentence and its reason", async () => {
    answers = [refuse(409, "choice/illegal", { reason: "goods_short" })];
    const fault: unknown = await post("/api/tables/x/choice").catch((told: unknown) => told);
    expect(fault).toBeInstanceOf(Problem);
    expect(fault).toMatchObject({ code: "choice/illegal", message: "about choice/illegal", reason: "goods_short" });
  });

  it("calls an answer that is no JSON a fault of the server", async () => {
    answers = [() => Promise.resolve(new Response("<html>", { status: 502, statusText: "Bad Gateway" }))];
    await expect(get("/api/me")).rejects.toMatchObject({ code: "server/fault", message: "Bad Gateway" });
  });

  it("says that the server cannot be reached", async () => {
    answers = [lost];
    await expect(get("/api/me")).rejects.toMatchObject({ code: OFFLINE });
  });
});

describe("an introduction", () => {
  beforeEach(() => localStorage.clear());

  it("is made once, whoever asks first, and before anything is asked", async () => {
    answers = [answer(201, { token: "x" }), answer(200, 1), answer(200, 2)];
    await Promise.all([get("/api/me"), get("/api/tables")]);
    expect(sent.map(({ path }) => path)).toEqual(["/api/people", "/api/me", "/api/tables"]);
  });

  it("happens once in the life of a browser", async () => {
    answers = [answer(201, {})];
    await introduce();
    await introduce();
    expect(sent).toHaveLength(1);
  });

  it("is repeated if the server refused it", async () => {
    answers = [refuse(503, "server/closing"), answer(201, {})];
    await introduce();
    await introduce();
    expect(sent).toHaveLength(2);
  });
});

describe("insisting on a choice", () => {
  beforeEach(() => vi.useFakeTimers());

  it("sends the same key again after a lost line", async () => {
    answers = [lost, refuse(503, "server/store"), answer(200, { table: "t" })];
    const done = insist("/api/tables/t/choice", { action: "sell altar", seat: 0 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await done).toEqual({ table: "t" });
    expect(sent).toHaveLength(3);
    expect(sent[0]?.body).toMatchObject({ action: "sell altar", seat: 0 });
    expect(String(sent[0]?.body?.["key"]).length).toBeGreaterThan(0);
    expect(new Set(sent.map(({ body }) => body?.["key"])).size).toBe(1);
  });

  it("waits before it tries again", async () => {
    answers = [lost, answer(200, {})];
    const done = insist("/api/tables/t/choice", {});
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(sent).toHaveLength(2);
  });

  it("takes a refusal for an answer", async () => {
    answers = [refuse(409, "choice/late"), answer(200, {})];
    await expect(insist("/api/tables/t/choice", {})).rejects.toMatchObject({ code: "choice/late" });
    expect(sent).toHaveLength(1);
  });

  it("gives up after so many tries", async () => {
    answers = [lost, lost, lost, lost];
    const done = expect(insist("/api/tables/t/choice", {}, () => true, 3)).rejects.toMatchObject({ code: OFFLINE });
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(sent).toHaveLength(3);
  });

  it("has a new key for every choice, of a kind that the server takes", () => {
    const keys = Array.from({ length: 200 }, newKey);
    expect(new Set(keys).size).toBe(200);
    const wanted = openapi.components.schemas.Choice.properties.key.anyOf[0] as { maxLength: number };
    for (const key of keys) {
      expect(key).toMatch(/^[a-z0-9]{9,}$/);
      expect(key.length).toBeLessThanOrEqual(wanted.maxLength);
    }
  });
});
