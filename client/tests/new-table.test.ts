import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import openapi from "../src/made/openapi.json";
import NewTable from "../src/pages/NewTable.svelte";
import { choose } from "../src/settings/settings.svelte";
import { expectAccessible } from "./axe";
import { answering, type Asked } from "./pages";
import { lobbyOf } from "./tables";

let asked: Asked[] = [];
beforeEach(() => {
  const rules = { rules: ["second-edition"], bots: { rulebook: "", Thrifty: "" }, own_bots: ["Thrifty"], boxes: [] };
  asked = answering({ "POST /api/tables": lobbyOf("host"), "GET /api/rules": rules });
  render(NewTable);
});
afterEach(() => {
  vi.unstubAllGlobals();
  choose("name", "");
  history.replaceState(null, "", "/");
});

const pick = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("radio", { name }));
const flip = (name: RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("switch", { name }));
const seats = (): HTMLElement[] => screen.getAllByRole("combobox", { name: /^Seat \d$/ });

/** What the page asks the server for. */
async function wanted(): Promise<Record<string, unknown>> {
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/api/tables")).toBe(true));
  return asked.find(({ path }) => path === "/api/tables")?.body as Record<string, unknown>;
}

describe("the page of a new table", () => {
  it("opens a table of the second edition with two bots and begins, if nothing is changed", async () => {
    expect(await wanted()).toMatchObject({
      rules: "second-edition",
      options: { players: 3, wonders: "random", sides: "first", edifice: false, carthage: false },
      seats: [{ kind: "open" }, { kind: "bot", bot: "rulebook" }, { kind: "bot", bot: "rulebook" }],
      clock: { kind: "none", seconds: 0, grace: null },
      begin: true,
    });
    await waitFor(() => expect(location.pathname).toBe("/t/CODE23"));
  });

  it("greys a draft for which there are too few wonders, with the reason", async () => {
    const draft = (): HTMLElement => screen.getByRole("radio", { name: "Choose one of two", hidden: true });
    expect(draft()).toBeEnabled();
    await fireEvent.click(draft());
    await pick("4");
    expect(draft()).toBeDisabled();
    expect(draft()).toHaveAccessibleDescription(
      "Not with 4 players: each player is dealt two boards, and there are only 7 wonders.",
    );
    expect((await wanted())["options"]).toMatchObject({ players: 4, wonders: "random" });
  });

  it("offers a draft again where more wonders come in", async () => {
    const draft = (): HTMLElement => screen.getByRole("radio", { name: "Choose one of two", hidden: true });
    await fireEvent.click(draft());
    await pick("4");
    await flip(/^Edifice/);
    expect(draft()).toBeEnabled();
    expect((await wanted())["options"]).toMatchObject({ players: 4, wonders: "draft", edifice: true });
  });

  it("asks only for what the server knows", async () => {
    const known = Object.keys(openapi.components.schemas.TableWanted.properties);
    expect(Object.keys(await wanted()).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("offers the bots that the operator of the server brings", async () => {
    const seat = seats()[0] ?? document.body;
    await within(seat).findByRole("option", { name: "Bot: Thrifty" });
    await fireEvent.change(seat, { target: { value: "Thrifty" } });
    expect((await wanted())["seats"]).toMatchObject([
      { kind: "open" },
      { kind: "bot", bot: "Thrifty" },
      { bot: "rulebook" },
    ]);
  });

  it("shows the face of each bot beside the seat it has, and beside a line about it", async () => {
    const faces = (): (string | null)[] => screen.getAllByRole("img").map((face) => face.getAttribute("aria-label"));
    const line = screen.getByText("The novice bot plays sensibly, but makes mistakes that people make.");
    expect(within(line.parentElement ?? line).getByRole("img")).toHaveAccessibleName(/sprout/);
    await within(seats()[0] ?? document.body).findByRole("option", { name: "Bot: Thrifty" });
    const before = faces();
    await fireEvent.change(seats()[0] ?? document, { target: { value: "open" } });
    expect(faces()).toHaveLength(before.length - 1);
    await fireEvent.change(seats()[1] ?? document, { target: { value: "beginner" } });
    expect(faces().filter((face) => face?.includes("sprout"))).toHaveLength(2);
  });

  it.each(["2", "5", "7"])("has a seat for each of %s players", async (players) => {
    await pick(players);
    expect(seats()).toHaveLength(Number(players) - 1);
    expect(((await wanted())["seats"] as unknown[]).length).toBe(Number(players));
  });

  it("explains the Free City to two players", async () => {
    expect(screen.queryByText(/playing a third city/)).not.toBeInTheDocument();
    await pick("2");
    expect(screen.getByText(/playing a third city/)).toBeVisible();
  });

  it("waits in the lobby if someone may still come", async () => {
    await fireEvent.change(seats()[1] ?? document, { target: { value: "invited" } });
    expect(await wanted()).toMatchObject({
      begin: false,
      seats: [{ kind: "open" }, { kind: "bot" }, { kind: "invited" }],
    });
  });

  it("takes Carthage from Edifice, which brings it", async () => {
    await flip(/^Carthage/);
    await flip(/^Edifice/);
    expect(screen.queryByRole("switch", { name: /^Carthage/ })).not.toBeInTheDocument();
    expect((await wanted())["options"]).toMatchObject({ edifice: true, carthage: false });
  });

  it("asks for the time of a clock only if there is one", async () => {
    expect(screen.queryByRole("combobox", { name: "Time" })).not.toBeInTheDocument();
    await pick("Per decision");
    await fireEvent.change(screen.getByRole("combobox", { name: "Time" }), { target: { value: "300" } });
    expect((await wanted())["clock"]).toEqual({ kind: "decision", seconds: 300, grace: null });
  });

  it("offers a time that the list of the clock has", async () => {
    for (const clock of ["Per game", "Per decision"]) {
      await pick(clock);
      const time = screen.getByRole<HTMLSelectElement>("combobox", { name: "Time" });
      expect(
        within(time)
          .getAllByRole<HTMLOptionElement>("option")
          .map(({ value }) => value),
      ).toContain(time.value);
    }
  });

  it("sends the name, and tells the server who sits there", async () => {
    await fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "Elsa" } });
    expect(await wanted()).toMatchObject({ name: "Elsa" });
    expect(asked.find(({ method }) => method !== "GET")).toEqual({
      method: "PUT",
      path: "/api/me",
      body: { name: "Elsa" },
    });
  });

  it("has no barriers, with everything open", async () => {
    await pick("Per decision");
    await pick("2");
    document.querySelector("details")?.setAttribute("open", "");
    await expectAccessible(document.body);
  });
});
