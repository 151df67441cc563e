import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Games from "../src/pages/Games.svelte";
import type { GamePlayed, TableListed } from "../src/protocol/types";

type Answer = (games: GamePlayed[]) => void;

/** What was asked of finished games, each with the way to answer it. */
let asked: { query: string; answer: Answer }[] = [];
let mine: TableListed[] = [];

beforeEach(() => {
  [asked, mine] = [[], []];
  localStorage.setItem("heptapolis.known", "1");
  vi.stubGlobal("fetch", (path: string) => {
    if (!path.startsWith("/api/history")) return Promise.resolve(new Response(JSON.stringify({ mine })));
    return new Promise<Response>((resolve) => {
      const answer: Answer = (games) => resolve(new Response(JSON.stringify({ games })));
      asked.push({ query: path.split("?")[1] ?? "", answer });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const game = (name: string, n = 0): GamePlayed =>
  ({
    table: `${name}${String(n)}`,
    rules: "second-edition",
    finished: 0,
    seats: [{ seat: 0, kind: "person", name, bot: "", points: 50, won: true }],
  }) as unknown as GamePlayed;
const queries = (): string[] => asked.map(({ query }) => query);
const field = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Search by player" });

async function search(name: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: name } });
  if (field().form) await fireEvent.submit(field().form as HTMLFormElement);
}

describe("games of every ruleset that can be played here", () => {
  const rules = ["first-edition", "second-edition", "dice"];

  it.each(rules)("are listed while they run: %s", async (name) => {
    const parts = { rules: name, box: null, state: "playing", seats: [], seat: 0, your_turn: false, title: "" };
    mine = [{ ...parts, table: "running", code: "RUN234" } as TableListed];
    const { container } = render(Games);
    await waitFor(() => expect(container.querySelector('a[href="/t/RUN234"]')).toBeVisible());
  });

  it.each(rules)("are opened at their table when they are finished: %s", async (name) => {
    const { container } = render(Games);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer([{ ...game("Elsa"), rules: name }]);
    await waitFor(() => expect(container.querySelector('a[href="/t/Elsa0"]')).toBeVisible());
  });

  it("are records where this page cannot show them", async () => {
    const { container } = render(Games);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer([{ ...game("Elsa"), rules: "pebbles" }]);
    await waitFor(() => expect(container.querySelector('a[href="/api/history/Elsa0/record"]')).toBeVisible());
  });
});

describe("the finished games", () => {
  it("are marked where the host ended them", async () => {
    render(Games);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer([{ ...game("Elsa"), ended: true }, game("Frida", 1)]);
    expect(await screen.findAllByText("ended early")).toHaveLength(1);
  });

  it("are asked for once, and again only when a name is sent", async () => {
    render(Games);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer([]);
    for (const value of ["F", "Fr", "Fri"]) await fireEvent.input(field(), { target: { value } });
    await new Promise((done) => setTimeout(done));
    expect(queries()).toEqual(["mine=true&page=0"]);
    await search("Frida ");
    await waitFor(() => expect(queries().slice(1)).toEqual(["mine=true&page=0&player=Frida"]));
  });

  it("are those of the last name that was sent, whenever answers come", async () => {
    render(Games);
    await waitFor(() => expect(asked).toHaveLength(1));
    await search("Frida");
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer([game("Frida")]);
    expect(await screen.findByText(/Frida/)).toBeVisible();
    asked[0]?.answer([game("Somebody")]);
    await new Promise((done) => setTimeout(done));
    expect(screen.getByText(/Frida/)).toBeVisible();
    expect(screen.queryByText(/Somebody/)).not.toBeInTheDocument();
  });

  it("go on with the same name, whatever is written since", async () => {
    render(Games);
    await search("Frida");
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer(Array.from({ length: 50 }, (_, n) => game("Frida", n)));
    const older = await screen.findByRole("button", { name: "Older games" });
    await fireEvent.input(field(), { target: { value: "Gus" } });
    await fireEvent.click(older);
    await waitFor(() => expect(queries().at(-1)).toBe("mine=true&page=1&player=Frida"));
  });
});
