import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import App from "../src/App.svelte";
import { server } from "../src/protocol/server.svelte";
import { go } from "../src/router.svelte";
import { choose } from "../src/settings/settings.svelte";
import { trouble } from "../src/ui/problems.svelte";
import { answering } from "./pages";

/** What the system wishes: the queries that match, each with who wants to hear of it. */
let wishes: Map<string, EventTarget & { matches: boolean }>;

function wish(query: string): EventTarget & { matches: boolean } {
  const found = wishes.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  wishes.set(query, found);
  return found;
}

beforeEach(() => {
  wishes = new Map();
  vi.stubGlobal("matchMedia", wish);
  answering({
    "GET /api/tables": { mine: [], open: [], running: [] },
    "GET /api/history?mine=true&page=0": { games: [] },
  });
});
afterEach(() => {
  go("/");
  choose("motion", "auto");
  vi.unstubAllGlobals();
});

const title = (): string => screen.getByRole("heading", { level: 1 }).textContent;

describe("the pages", () => {
  it("leave the focus alone when the first one opens", async () => {
    render(App);
    await tick();
    expect(document.body).toHaveFocus();
  });

  it("take the focus when someone goes to them, and when someone goes back", async () => {
    render(App);
    const link = screen.getByRole("link", { name: "Settings" });
    link.focus();
    await fireEvent.click(link);
    await screen.findByRole("heading", { name: "Settings", level: 1 });
    expect(screen.getByRole("main")).toHaveFocus();
    screen.getByRole("link", { name: "My games" }).focus();
    history.back();
    await waitFor(() => expect(title()).not.toBe("Settings"));
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("are skipped to without a change of the address, which may hold an invitation", async () => {
    go("/settings#seat.3.secret");
    render(App);
    await screen.findByRole("main");
    await fireEvent.click(screen.getByRole("link", { name: "Skip to main content" }));
    expect(screen.getByRole("main")).toHaveFocus();
    expect(location.hash).toBe("#seat.3.secret");
  });

  it("say nothing of what went wrong on the page before", async () => {
    render(App);
    trouble.words = "Every seat at this table is taken.";
    await tick();
    expect(screen.getByRole("alert")).toBeVisible();
    go("/settings");
    await tick();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("motion", () => {
  const still = "(prefers-reduced-motion: reduce)";
  const moving = (): string | undefined => document.documentElement.dataset["motion"];

  it("is what the system wishes, also when it changes its mind", async () => {
    render(App);
    await tick();
    expect(moving()).toBe("full");
    wish(still).matches = true;
    wish(still).dispatchEvent(new Event("change"));
    await waitFor(() => expect(moving()).toBe("none"));
  });

  it("is what the reader chose, whatever the system wishes", async () => {
    wish(still).matches = true;
    render(App);
    choose("motion", "full");
    await tick();
    expect(moving()).toBe("full");
  });
});

describe("without a line", () => {
  it.each([
    [["en"], "16 Nov 2026, 15:47"],
    [["en-US"], "Nov 16, 2026, 3:47"],
  ])("the page says of when it is, as a browser in %s writes dates", async (languages, date) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    Object.assign(server, { line: "lost", asOf: new Date(2026, 10, 16, 15, 47).getTime() });
    render(App);
    expect(await screen.findByRole("status")).toHaveTextContent(date);
    Object.assign(server, { line: "open", asOf: undefined });
    vi.restoreAllMocks();
  });
});
