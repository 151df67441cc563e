import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { CardTable, Legal, Message } from "../src/protocol/types";
import { drawnCard, playsFreeCity } from "../src/table/free-city";
import Hand from "../src/table/Hand.svelte";
import StatusLine from "../src/table/StatusLine.svelte";
import { messagesOf, tableOf } from "./tables";

/** The turn from its start: one's own card is still to be chosen. */
const start = (): CardTable =>
  tableOf("freeCity", (table) => {
    table.view.choices = {};
    table.legal = { "0": table.legal["2"] as Legal, "2": table.legal["2"] as Legal };
  });
const line = (table: CardTable, drawn?: string): void => {
  render(StatusLine, { table, asked: table.legal["0"], hint: undefined, onhint: () => undefined, drawn });
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

  it("marks the drawn card in the hand, one of two copies", () => {
    const table = start();
    const cards = ["baths", "altar", "baths"];
    render(Hand, { table, seat: 0, legal: table.legal["0"], cards, open: undefined, drawn: "baths", onopen: () => 0 });
    expect(screen.getAllByRole("img", { name: "Drawn this turn" })).toHaveLength(1);
  });
});
