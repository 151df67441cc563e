import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "heptapolis.settings";
const load = () => import("../src/settings/settings.svelte");

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the settings", () => {
  it("are quiet and automatic for someone who has chosen nothing", async () => {
    expect((await load()).settings).toMatchObject({ theme: "auto", motion: "auto", sound: false, payment: "poorer" });
  });

  it("are kept in this browser", async () => {
    (await load()).choose("payment", "ask");
    vi.resetModules();
    expect((await load()).settings.payment).toBe("ask");
  });

  it("survive what is stored being nonsense", async () => {
    localStorage.setItem(KEY, "{not json");
    expect((await load()).settings.payment).toBe("poorer");
  });

  it("take nothing of another type from what is stored, and nothing they do not know", async () => {
    localStorage.setItem(KEY, JSON.stringify({ sound: "loud", name: "Elsa", admin: true }));
    const { settings } = await load();
    expect(settings.sound).toBe(false);
    expect(settings.name).toBe("Elsa");
    expect(settings).not.toHaveProperty("admin");
  });

  it("live as long as the page where nothing can be stored", async () => {
    const { choose, settings } = await load();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    choose("sound", true);
    expect(settings.sound).toBe(true);
  });

  it("of two tabs do not overwrite each other", async () => {
    const { choose, settings } = await load();
    localStorage.setItem(KEY, JSON.stringify({ ...settings, theme: "dark" })); // as another tab does
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(settings.theme).toBe("dark");
    choose("payment", "ask");
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ theme: "dark", payment: "ask" });
  });

  it("say whether things may move", async () => {
    const { choose, moves } = await load();
    choose("motion", "none");
    expect(moves()).toBe(false);
    choose("motion", "full");
    expect(moves()).toBe(true);
  });
});
