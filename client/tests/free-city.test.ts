import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { CardTable, Legal, Message } from "../src/protocol/types";
import { drawnCard, playsFreeCity } from "../src/table/free-city";
import Hand from "../src/table/Hand.svelte";
import StatusLine from "../src/table/StatusLine.svelte";
import { turnOf } from "../src/table/turn";
import { legalOf, messagesOf, tableOf } from "./tables";

/** The turn from its start: one's own card is still to be chosen. */
const start = (): CardTable =>
  tableOf("freeCity", (table) => {
    table.view.choices = {};
    table.legal = { "0": table.legal["2"] as Legal, "2": table.legal["2"] as Legal };
  });
const line = (table: CardTable, drawn?: string): void => {
  render(StatusLine, {
    table,
    turn: turnOf(table, undefined),
    hint: undefined,
    onhint: () => undefined,
    onabout: () => undefined,
    drawn,
  });
};
/** The news of the turn, with a draw by a seat. */
const drew = (seat: number, thing: string): Message[] =>
  messagesOf("freeCity").map((message) => ({
    ...message,
    news: message.news.map((event) => (event.kind === "drew" ? { ...event, seat, thing } : event)),
  }));

describe("the Free City", () => {
  it("is played by whom the server says", () => {
    expect(playsFreeCity(start())).toBe(2);
    const others = tableOf("freeCity", ({ view }) => Object.assign(view.cities[2] ?? {}, { chooser: 1 }));
    expect(playsFreeCity(others)).toBeUndefined();
    expect(playsFreeCity(tableOf("secondThree"))).toBeUndefined();
  });

  it("has a card drawn for it, which only who drew it knows", () => {
    expect(drawnCard(start(), drew(0, "baths"))).toBe("baths");
    expect(drawnCard(start(), drew(1, ""))).toBeUndefined();
    expect(drawnCard(tableOf("secondThree"), drew(0, "baths"))).toBeUndefined();
  });

  it("is announced at the start of the turn, with the card", () => {
    line(start(), "baths");
    expect(screen.getByText("You also play the Free City this turn; you drew Baths.")).toBeVisible();
  });

  it("is announced also before the news are there", () => {
    line(start());
    expect(screen.getByText("You also play the Free City this turn.")).toBeVisible();
  });

  it("is not announced once its own question is asked, or to whom it is not given", () => {
    line(tableOf("freeCity"));
    line(tableOf("secondThree"));
    expect(screen.queryByText(/You also play/)).not.toBeInTheDocument();
  });

  it("can be turned from and to, whatever was chosen", async () => {
    const legal = legalOf(tableOf("freeCity"), 2);
    const sent = tableOf("freeCity", (table) => {
      table.view.choices["2"] = legal.options[0]?.action ?? "";
      table.changes["2"] = legal;
      table.legal = {};
    });
    const turn = turnOf(sent, undefined);
    expect([turn.seat, turn.asked, turn.offer, turn.seats]).toEqual([2, undefined, legal, [0, 2]]); // chosen last
    expect(turnOf(sent, 0).offer).toEqual(sent.changes["0"]);
    expect(turnOf(sent, 1).seat).toBe(2);
    const onabout = vi.fn();
    render(StatusLine, { table: sent, turn, hint: undefined, onhint: vi.fn(), onabout });
    const group = screen.getByRole("group", { name: "Choose for" });
    const [own, free] = within(group).getAllByRole("button");
    expect(own).toHaveTextContent("Your city: Build Timber Yard");
    expect(own).toHaveAttribute("aria-pressed", "false");
    expect(free).toHaveAttribute("aria-pressed", "true");
    await fireEvent.click(own ?? document);
    expect(onabout).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("is not turned to while the game is paused", () => {
    const table = tableOf("freeCity", (paused) => Object.assign(paused, { state: "paused", changes: {} }));
    expect(turnOf(table, 2)).toMatchObject({ seat: 0, asked: undefined, offer: undefined, playing: true });
  });

  it("marks the drawn card in the hand, one of two copies", () => {
    const table = start();
    const cards = ["baths", "altar", "baths"];
    render(Hand, { table, seat: 0, legal: table.legal["0"], cards, open: undefined, drawn: "baths", onopen: () => 0 });
    expect(screen.getAllByRole("img", { name: "Drawn this turn" })).toHaveLength(1);
  });
});
