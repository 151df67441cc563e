import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Settings from "../src/pages/Settings.svelte";
import { place } from "../src/router.svelte";
import { choose, settings } from "../src/settings/settings.svelte";
import { speak } from "../src/words/index.svelte";
import { expectAccessible } from "./axe";
import { answering, type Asked } from "./pages";

let asked: Asked[] = [];
beforeEach(() => (asked = answering({ "POST /api/me/link": { link: "secret-link" } })));
afterEach(async () => {
  vi.unstubAllGlobals();
  choose("language", "");
  choose("payment", "poorer");
  choose("notify", false);
  choose("name", "");
  await speak("en");
});

const group = (name: string): HTMLElement => screen.getByRole("group", { name });

describe("the settings page", () => {
  it("has its title, and the choices of every question", () => {
    render(Settings);
    expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    expect(within(group("Language")).getAllByRole("radio")).toHaveLength(5);
    expect(within(group("Who to pay when both options cost the same")).getAllByRole("radio")).toHaveLength(4);
    expect(document.title).toBe("Settings · Heptapolis");
  });

  it("speaks another language at once, and remembers it", async () => {
    render(Settings);
    await fireEvent.click(screen.getByRole("radio", { name: "Nederlands" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Instellingen" })).toBeVisible();
    expect(settings.language).toBe("nl");
    expect(screen.getByRole("radio", { name: "Nederlands" })).toBeChecked();
  });

  it("leads back to the table from which it was opened, and nowhere else", () => {
    place.hash = "ABC234";
    const { unmount } = render(Settings);
    expect(screen.getByRole("link", { name: "Back to the table" })).toHaveAttribute("href", "/t/ABC234");
    unmount();
    for (const hash of ["", "name", "//elsewhere"]) {
      place.hash = hash;
      const page = render(Settings);
      expect(screen.queryByRole("link", { name: "Back to the table" })).not.toBeInTheDocument();
      page.unmount();
    }
    place.hash = "";
  });

  it("remembers whom to pay", async () => {
    render(Settings);
    await fireEvent.click(screen.getByRole("radio", { name: "Ask me every time" }));
    expect(settings.payment).toBe("ask");
  });

  it("says when the browser allows no notifications, and leaves them off", async () => {
    render(Settings);
    await fireEvent.click(screen.getByRole("switch", { name: /Notify me when it is my turn/ }));
    expect(await screen.findByText("Your browser is blocking notifications from this page.")).toBeVisible();
    expect(settings.notify).toBe(false);
    expect(screen.getByRole("switch", { name: /Notify me when it is my turn/ })).not.toBeChecked();
  });

  it("tells the server a new name", async () => {
    render(Settings);
    await fireEvent.change(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "  Elsa " } });
    const told = { method: "PUT", path: "/api/me", body: { name: "Elsa" } };
    await waitFor(() => expect(asked.filter(({ method }) => method !== "GET")).toEqual([told]));
    expect(settings.name).toBe("Elsa");
  });

  it("makes a private link for another device", async () => {
    render(Settings);
    await fireEvent.click(screen.getByRole("button", { name: "Continue on another device" }));
    expect(await screen.findByRole("textbox", { name: "Another device" })).toHaveValue(
      `${location.origin}/carry#secret-link`,
    );
  });

  it("shows the crest that the server keeps, and changes it there", async () => {
    asked = answering({
      "GET /api/me": { name: "Elsa", crest: "cat" },
      "PUT /api/me": { name: "Elsa", crest: "cat", colour: "red" },
    });
    render(Settings);
    expect(await screen.findByRole("radio", { name: "Cat" })).toBeChecked();
    await fireEvent.click(screen.getByRole("radio", { name: "Red" }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ method: "PUT", path: "/api/me", body: { colour: "red" } }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "Red" })).toBeChecked());
  });

  it("shows the private link to a camera too", async () => {
    render(Settings);
    await fireEvent.click(screen.getByRole("button", { name: "Continue on another device" }));
    await fireEvent.click(await screen.findByRole("button", { name: "QR code" }));
    const camera = { name: "QR code: Another device" };
    expect(await screen.findByRole("img", camera, { timeout: 10_000 })).toBeVisible(); // loaded when it is asked for
  });

  it("has no barriers", async () => {
    await expectAccessible(render(Settings).container);
  });
});
