import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Lobby from "../src/pages/Lobby.svelte";
import type { TableShown } from "../src/protocol/types";
import { go } from "../src/router.svelte";
import { expectAccessible } from "./axe";
import { answering, type Asked } from "./pages";
import { lobbyOf } from "./tables";

const AT = "/api/tables/table";
let asked: Asked[] = [];
beforeEach(() => {
  asked = answering({
    [`GET ${AT}/invitations`]: { invitations: [{ seat: 3, invitation: "seat.3.secret" }] },
    [`POST ${AT}/begin`]: lobbyOf("host"),
    [`POST ${AT}/leave`]: lobbyOf("guest"),
    [`POST ${AT}/sit`]: lobbyOf("guest"),
  });
});
afterEach(() => {
  go("/");
  vi.unstubAllGlobals();
});

const show = (table: TableShown): HTMLElement => render(Lobby, { table }).container;
const sent = (path: string): unknown => asked.find((one) => one.path === `${AT}/${path}`)?.body;

describe("the lobby", () => {
  it("is called by the code of the table", () => {
    show(lobbyOf("host"));
    expect(screen.getByRole("heading", { level: 1, name: "Table CODE23" })).toBeVisible();
  });

  it("says who sits where, and which seats are free or kept", () => {
    const lobby = show(lobbyOf("host"));
    const seats = within(lobby.querySelector("ol") ?? lobby).getAllByRole("listitem");
    expect(seats.map((seat) => seat.textContent.trim())).toEqual([
      expect.stringMatching(/Elsa\s*you/),
      "Quick builder bot 2",
      "Free",
      "Reserved",
    ]);
  });

  it("can be begun by a host without a seat, who has nothing to leave", async () => {
    show({ ...lobbyOf("host"), seat: null });
    expect(screen.queryByRole("button", { name: "Leave seat" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Start game" }));
    await waitFor(() => expect(sent("begin")).toEqual({}));
  });

  it("tells how it is played", () => {
    show(lobbyOf("host"));
    const heading = screen.getByRole("heading", { name: "Game options" });
    const facts = within(heading.parentElement ?? document.body).getAllByRole("listitem");
    expect(facts.map((fact) => fact.textContent)).toEqual([
      "Second edition",
      "4 players",
      "Edifice",
      "Sides: Players choose",
      "Per decision: 2 minutes",
      "Running score",
      "Public",
    ]);
  });

  it("has a link for friends, and the host's invitations to kept seats", async () => {
    show(lobbyOf("host"));
    expect(screen.getByRole("textbox", { name: "Link" })).toHaveValue(`${location.origin}/t/CODE23`);
    expect(await screen.findByRole("textbox", { name: "Invitation for seat 4" })).toHaveValue(
      `${location.origin}/t/CODE23#seat.3.secret`,
    );
  });

  it("lets the host begin, and says what happens to free seats", async () => {
    show(lobbyOf("host"));
    expect(screen.getByText("2 free seats will be played by bots.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Start game" }));
    await waitFor(() => expect(sent("begin")).toEqual({}));
  });

  it("lets a guest wait for the host, or get up", async () => {
    show(lobbyOf("host", (table) => (table.host = false)));
    expect(screen.queryByRole("button", { name: "Start game" })).not.toBeInTheDocument();
    expect(screen.getByText("Waiting for the host to start the game.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Leave seat" }));
    await waitFor(() => expect(sent("leave")).toEqual({}));
  });

  it("lets someone new sit down under a name", async () => {
    show(lobbyOf("guest"));
    await fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "Frida" } });
    await fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
    await waitFor(() => expect(sent("sit")).toEqual({ name: "Frida" }));
  });

  it("shows an invitation that the link brought", async () => {
    go("/t/CODE23#seat.3.secret");
    show(lobbyOf("guest", ({ seats }) => Object.assign(seats[2] ?? {}, { kind: "bot", bot: "random" })));
    await fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
    await waitFor(() => expect(sent("sit")).toMatchObject({ invitation: "seat.3.secret" }));
  });

  it("turns nobody without an invitation to a kept seat", () => {
    show(lobbyOf("guest", ({ seats }) => Object.assign(seats[2] ?? {}, { kind: "bot", bot: "random" })));
    expect(screen.queryByRole("button", { name: "Take a seat" })).not.toBeInTheDocument();
    expect(screen.getByText("Every seat at this table is taken.")).toBeVisible();
  });

  it.each(["host", "guest"] as const)("has no barriers for the %s", async (who) => {
    const lobby = show(lobbyOf(who));
    if (who === "host") await screen.findByRole("textbox", { name: "Invitation for seat 4" });
    await expectAccessible(lobby);
  });
});
