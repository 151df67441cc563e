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
    "GET /api/rules": { rules: ["second-edition"], bots: {}, own_bots: [], boxes: [], box_uploads: false },
    [`GET ${AT}/invitations`]: { invitations: [{ seat: 3, invitation: "seat.3.secret" }] },
    [`POST ${AT}/begin`]: lobbyOf("host"),
    [`POST ${AT}/leave`]: lobbyOf("guest"),
    [`POST ${AT}/sit`]: lobbyOf("guest"),
    [`POST ${AT}/remove`]: lobbyOf("host"),
    [`POST ${AT}/host`]: lobbyOf("host"),
    [`PUT ${AT}/terms`]: lobbyOf("host"),
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

  it("shows the face of a bot beside its name", () => {
    const lobby = show(lobbyOf("host"));
    const seat = within(lobby).getByText("Quick builder bot 2").closest("li") ?? lobby;
    expect(within(seat).getByRole("img", { name: /helmet/ })).toBeVisible();
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

  const guest = (table: TableShown): void => {
    Object.assign(table.seats[2] ?? {}, { kind: "person", name: "Frida" });
    Object.assign(table.seats[0] ?? {}, { host: true });
  };

  it.each([
    ["Remove Frida", "remove"],
    ["Make Frida the host", "host"],
  ])("asks the host before it does so: %s", async (name, path) => {
    show(lobbyOf("host", guest));
    const press = (button: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: button }));
    await press(name);
    expect(screen.getByRole("button", { name: "Yes" })).toHaveFocus();
    await press("No");
    expect(sent(path)).toBeUndefined();
    await press(name);
    await press("Yes");
    await waitFor(() => expect(sent(path)).toEqual({ seat: 2, name: "Frida" }));
  });

  it("lets nobody but the host do so, and the host not to themselves", () => {
    const { container } = render(Lobby, {
      table: lobbyOf("host", (table) => {
        guest(table);
        table.host = false;
      }),
    });
    expect(within(container).queryByRole("button", { name: /^(Remove|Make)/ })).not.toBeInTheDocument();
    expect(within(container).queryByRole("button", { name: "Change options" })).not.toBeInTheDocument();
    show(lobbyOf("host", guest));
    expect(screen.queryByRole("button", { name: "Remove Elsa" })).not.toBeInTheDocument();
  });

  it("tells who was removed, who can sit down only with an invitation", () => {
    const removed = lobbyOf("guest", (table) => (table.removed = true));
    const lobby = show(removed);
    expect(screen.getByText(/The host has removed you/)).toBeVisible();
    expect(within(lobby).queryByRole("button", { name: "Take a seat" })).not.toBeInTheDocument();
    go("/t/CODE23#seat.3.secret");
    const again = show(removed);
    expect(within(again).getByRole("button", { name: "Take a seat" })).toBeVisible();
  });

  it("tells a guest who becomes the host", async () => {
    const { rerender } = render(Lobby, { table: lobbyOf("host", (table) => (table.host = false)) });
    expect(screen.queryByText("You are the host now.")).not.toBeInTheDocument();
    await rerender({ table: lobbyOf("host") });
    expect(await screen.findByText("You are the host now.")).toBeVisible();
  });

  it("tells a host whose role was taken over who has it", async () => {
    const taken = lobbyOf("host", (table) => {
      table.host = false;
      table.seats = table.seats.map((seat, place) => ({
        ...seat,
        host: place === 1,
        name: place === 1 ? "Frida" : seat.name,
      }));
    });
    const { rerender } = render(Lobby, { table: lobbyOf("host") });
    await rerender({ table: taken });
    expect(await screen.findByText("Frida is the host now.")).toBeVisible();
  });

  it("changes the options, and sends only what is different", async () => {
    show(lobbyOf("host", guest));
    await fireEvent.click(screen.getByRole("button", { name: "Change options" }));
    await screen.findByRole("button", { name: "Save" }, { timeout: 10_000 }); // the form is loaded when it is needed
    await fireEvent.click(screen.getByRole("switch", { name: /^Hints/, hidden: true }));
    await fireEvent.click(screen.getByRole("radio", { name: "5" }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Seat 2" }), { target: { value: "open" } });
    expect(screen.getByText("Frida sits in seat 3.")).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Seat 3" })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "2" })).toBeDisabled();
    await fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent("terms")).toBeDefined());
    expect(sent("terms")).toEqual({
      options: { players: 5 },
      seats: ["open", "open", "open", "invited", "open"].map((kind) => ({ kind, bot: "" })),
      hints: true,
    });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).not.toBeInTheDocument());
  });

  it("lets people talk while they wait", async () => {
    show(lobbyOf("host"));
    await fireEvent.input(screen.getByRole("textbox", { name: "Say something" }), { target: { value: "Hej!" } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(sent("say")).toEqual({ words: "Hej!" }));
  });

  it("offers the crests that nobody else at the table has", async () => {
    const lobby = lobbyOf("host", (table) => {
      guest(table);
      Object.assign(table.seats[0] ?? {}, { crest: "ship", colour: "blue" });
      Object.assign(table.seats[2] ?? {}, { crest: "bull", colour: "green" });
    });
    show(lobby);
    const crest = (name: RegExp): HTMLElement => screen.getByRole("radio", { name, hidden: true });
    expect(crest(/^Ship$/)).toBeChecked();
    expect(crest(/^Bull: Someone else/)).toBeDisabled();
    expect(crest(/^Green: Someone else/)).toBeDisabled();
    await fireEvent.click(crest(/^Lyre$/));
    await waitFor(() => expect(asked.some(({ body }) => JSON.stringify(body) === '{"crest":"lyre"}')).toBe(true));
  });

  it("shares a link by what the device offers for it", async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    show(lobbyOf("guest"));
    await fireEvent.click(screen.getByRole("button", { name: "Share…" }));
    expect(share).toHaveBeenCalledWith({ title: "Link", url: `${location.origin}/t/CODE23` });
    Reflect.deleteProperty(navigator, "share");
  });

  it.each(["host", "guest"] as const)("has no barriers for the %s", async (who) => {
    const lobby = show(lobbyOf(who));
    if (who === "host") await screen.findByRole("textbox", { name: "Invitation for seat 4" });
    await expectAccessible(lobby);
  });
});
