import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../src/protocol/types";
import Outcome from "../src/table/Outcome.svelte";
import { outcomeOf } from "../src/table/outcome";
import { expectAccessible } from "./axe";
import { messagesOf, tableOf } from "./tables";

/** The end of an Age at which an edifice failed. */
const table = tableOf("loseTokens", (table) => {
  table.view.cities.forEach((city, seat) => (city.pawns = [0, 0, seat === 0 ? 1 : 0]));
});
const news = messagesOf("loseTokens").at(-1)?.news ?? [];

function show(): HTMLElement {
  const outcome = outcomeOf(news, { ...table.view, phase: "turn", thinking: [] });
  if (!outcome) throw new Error("there is no outcome");
  return render(Outcome, { table, outcome, onclose }).container;
}
const onclose = vi.fn();

describe("an edifice that fails", () => {
  it("says what failed, what it takes, and what each city lost", () => {
    show();
    const dialog = screen.getByRole("dialog", { name: /\w/ });
    const edifice = news.find(({ kind }) => kind === "project_failed");
    expect(edifice).toBeDefined();
    expect(dialog).toHaveAccessibleDescription(/every city without a pawn takes the penalty/);
    const lost = news.filter(({ kind }) => ["took_debt", "lost_coins", "lost_card", "lost_tokens"].includes(kind));
    expect(lost.length).toBeGreaterThan(0);
    expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThanOrEqual(lost.length);
    for (const { seat } of lost) expect(dialog).toHaveTextContent(new RegExp(`bot ${String(seat + 1)}.*debt`));
  });

  it("is left by its button, which has the focus", async () => {
    show();
    const go = screen.getByRole("button", { name: "Continue" });
    expect(go).toHaveFocus();
    await fireEvent.click(go);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("has no barriers", async () => {
    await expectAccessible(show());
  });
});

describe("the outcome of an edifice", () => {
  const event = (kind: string, seat: number, thing = ""): GameEvent => ({
    kind,
    seat,
    thing,
    numbers: [],
    words: "",
    message: { key: "log-ended", gaps: {} },
  });
  const three = tableOf("edificeUr", (table) => {
    table.view.cities.forEach((city, seat) => (city.pawns = [seat === 1 ? 1 : 0, 0, 0]));
  });
  const first = three.view.edifices?.[0]?.edifice ?? "";

  it("is none without an edifice or a loss", () => {
    expect(outcomeOf([event("built", 0, "baths"), event("gained_coins", 0)], three.view)).toBeUndefined();
  });

  it("tells gains only of an edifice that was built, and only what came by it", () => {
    const outcome = outcomeOf(
      [event("gained_coins", 0), event("project_built", 0, first), event("gained_coins", 1)],
      three.view,
    );
    expect(outcome).toMatchObject({ built: true, pawns: [1], empty: [], choosing: [] });
    expect(outcome?.changes.map(({ seat }) => seat)).toEqual([1]);
  });

  it("knows who is spared, who still chooses, and who had nothing to lose", () => {
    const asked = { ...three.view, phase: "penalty", thinking: [0] };
    expect(outcomeOf([event("project_failed", 0, first)], asked)).toMatchObject({
      pawns: [1],
      choosing: [0],
      empty: [2],
    });
  });

  it("is a loss alone where the edifice failed before", () => {
    expect(outcomeOf([event("lost_card", 2, "baths")], three.view)).toMatchObject({
      end: undefined,
      empty: [],
      pawns: [],
    });
  });
});
