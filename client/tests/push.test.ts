import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { canPush, renewPush, startPush, stopPush } from "../src/ui/push";
import { answering, type Asked } from "./pages";

const KEY = "BCVxsr7N";
let asked: Asked[] = [];
let known: ReturnType<typeof subscription> | null = null;
const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

function subscription(key: string) {
  return {
    endpoint: "https://push.example.org/1",
    options: { applicationServerKey: bytes(key) },
    getKey: (name: string) => bytes(name === "auth" ? "+/+/" : "AAAA"),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  };
}

beforeEach(() => {
  known = null;
  asked = answering({
    "GET /api/push": { key: KEY, devices: 0 },
    "POST /api/push": { key: KEY, devices: 1 },
    "POST /api/push/remove": { key: KEY, devices: 0 },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(known),
    subscribe: vi.fn(({ applicationServerKey }: { applicationServerKey: string }) =>
      Promise.resolve((known = subscription(applicationServerKey))),
    ),
  };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => Promise.resolve("granted") });
  vi.stubGlobal("caches", { open: () => Promise.resolve({ put: () => Promise.resolve() }) });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), register: () => Promise.resolve() },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const posted = (): unknown => asked.filter(({ method }) => method === "POST");

describe("notices with the page closed", () => {
  it("are asked of the browser, then of the server, with keys as addresses have them", async () => {
    expect(await startPush()).toBe(true);
    const body = { endpoint: "https://push.example.org/1", p256dh: "AAAA", auth: "-_-_" };
    expect(posted()).toEqual([{ method: "POST", path: "/api/push", body }]);
  });

  it("are renewed for another key of the server", async () => {
    const old = (known = subscription("AAAA"));
    await renewPush();
    expect(old.unsubscribe).toHaveBeenCalled();
    expect(posted()).toHaveLength(1);
  });

  it("end at the server and in the browser", async () => {
    const old = (known = subscription(KEY));
    await stopPush();
    expect(posted()).toMatchObject([{ path: "/api/push/remove", body: { endpoint: old.endpoint } }]);
    expect(old.unsubscribe).toHaveBeenCalled();
  });

  it("are not possible without a worker", () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    expect(canPush()).toBe(false);
  });
});
