import { render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import DiceHelp from "../src/dice/DiceHelp.svelte";
import DiceTable from "../src/dice/DiceTable.svelte";
import { lastRecap } from "../src/dice/recap";
import { spaceName } from "../src/dice/words";
import type { DiceTable as Table } from "../src/protocol/types";
import { expectAccessible } from "./axe";
import { askedOf, type DiceName, DICE_NAMES, diceMessages, diceOf, SHEETS } from "./dice-tables";

/** What the page asks for when it opens. */
function answers(name: DiceName): void {
  const bodies: [RegExp, unknown][] = [
    [/\/boards$/, SHEETS],
    [/\/news/, { after: 0, messages: diceMessages(name) }],
    [/\/course$/, { moments: [] }],
  ];
  vi.stubGlobal("fetch", (path: string) => {
    const body = bodies.find(([pattern]) => pattern.test(path))?.[1] ?? {};
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
}

async function show(name: DiceName, change?: (table: Table) => void): Promise<HTMLElement> {
  answers(name);
  const { container } = render(DiceTable, { table: diceOf(name, change) });
  await waitFor(() => expect(container.querySelector("article")).toBeInTheDocument());
  return container;
}

const press = (element: Element | null | undefined): void => (element as HTMLElement).click();

beforeEach(() => {
  localStorage.setItem("heptapolis.known", "1");
});

describe("the dice table", () => {
  it("lights exactly the spaces that can be crossed off, each with its price", async () => {
    const container = await show("act");
    const options = askedOf(diceOf("act")).options;
    const lit = [...container.querySelectorAll<HTMLElement>("button.space.open")];
    expect(new Set(lit.map((space) => space.dataset["space"]))).toEqual(
      new Set(options.filter(({ at }) => at).map(({ at }) => at)),
    );
    for (const space of lit) {
      const prices = options.filter(({ at }) => at === space.dataset["space"]).map(({ price }) => price);
      expect(space.querySelector(".price")?.textContent).toContain(String(Math.min(...prices)));
    }
  });

  it("crosses in pencil what is chosen, and tells its price and what comes of it before it is sent", async () => {
    const container = await show("act");
    const option = askedOf(diceOf("act")).options.find(({ at }) => at);
    press(container.querySelector(`[data-space="${option?.at ?? ""}"]`));
    await waitFor(() => expect(container.querySelector(".pencil")).toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Send turn" })).toHaveFocus();
    expect(container.querySelector(".staged .pay")).toBeInTheDocument();
  });

  it("says why a die opens nothing", async () => {
    const container = await show("act");
    const refusal = askedOf(diceOf("act")).refusals.find(({ die }) => die);
    press(container.querySelector(`[data-die="${refusal?.die ?? ""}"]`));
    await waitFor(() => expect(container.querySelector(".hint")?.textContent).toMatch(/\w+.*\./));
  });

  it("offers the bonuses that are left", async () => {
    const container = await show("bonus");
    const left = askedOf(diceOf("bonus")).options.map(({ action }) => action);
    const shown = [...container.querySelectorAll<HTMLElement>("button.bonus")].map(({ dataset }) => dataset["action"]);
    expect(shown).toEqual(left);
  });

  it("asks on in a chain, with a way back", async () => {
    await show("cross");
    expect(screen.getByText("Choose a space to cross off, or skip")).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "So far this turn" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Change choice" })).toBeInTheDocument();
  });

  it("says of a board that it is reconstructed, and how to correct it", async () => {
    await show("act");
    press(screen.getAllByRole("button", { name: "Reconstructed board" })[0]);
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(within(dialog).getByRole("link", { hidden: true, name: /Download/ })).toHaveAttribute("download");
  });

  it("shows what neighbours do with their barracks against mine", async () => {
    await show("act");
    expect(screen.getAllByText(/faces you here with \d+ defence/).length).toBeGreaterThanOrEqual(2);
  });

  it("keeps a line of what every other city did in the last turn", async () => {
    const container = await show("act");
    await waitFor(() => expect(container.querySelectorAll("button.other .deed")).toHaveLength(2));
    const recap = lastRecap(diceMessages("act"), 3);
    for (const { seat, kind, steps } of recap?.deeds.slice(1) ?? []) {
      const line = container.querySelector(`button[data-seat="${String(seat)}"] .deed`);
      if (kind === "passed") expect(line).toHaveTextContent("pass");
      for (const { space } of steps) expect(line).toHaveTextContent(spaceName(space, true));
    }
  });

  it("tells after an absence what happened since the reader's last turn", async () => {
    await show("act");
    const since = await screen.findByText("Since your last turn");
    expect(since.closest("[role=status]")).toHaveTextContent("Gustav (Ephesus) crosses off Wonder 1.");
  });

  it("draws of a wonder only what stands", async () => {
    const container = await show("act", (table) => {
      for (const city of table.view.cities) city.crossed = city.crossed.filter((id) => !id.startsWith("wonder"));
    });
    expect(container.querySelectorAll("article .wonder .plan")).toHaveLength(1);
    expect((await show("over")).querySelector("article .wonder .plan")).toBeNull();
  });

  it("lets nobody choose who only watches", async () => {
    const container = await show("act", (table) => {
      table.seat = null;
      table.view.seat = null;
      table.legal = {};
    });
    expect(container.querySelector("button.space")).not.toBeInTheDocument();
  });

  it("ends with the score sheet, building by building", async () => {
    await show("over");
    const sheet = screen.getByRole("table", { name: "Score sheet" });
    expect(within(sheet).getAllByRole("rowheader")).toHaveLength(9);
  });

  it.each(DICE_NAMES)("has no barriers: %s", async (name) => {
    await expectAccessible(await show(name));
  });
});

describe("how to play dice", () => {
  it("explains every die and every drawing", async () => {
    const { container } = render(DiceHelp);
    expect(screen.getByText("purple die")).toBeInTheDocument();
    expect(container.querySelectorAll(".small li")).toHaveLength(12);
    await expectAccessible(container);
  });
});
