import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import CardFace from "../src/art/CardFace.svelte";
import { board, card, drawingOf, shelfOf } from "../src/catalogue";
import Lobby from "../src/pages/Lobby.svelte";
import NewTable from "../src/pages/NewTable.svelte";
import TableLine from "../src/pages/TableLine.svelte";
import type { BoxSummary, TableListed } from "../src/protocol/types";
import { openBox } from "../src/table/boxes";
import CityBoard from "../src/table/CityBoard.svelte";
import { speak } from "../src/words/index.svelte";
import { boardName, cardName, cardWords, cityName, wonderName } from "../src/words/things";
import { expectAccessible } from "./axe";
import { answering, type Asked } from "./pages";
import { BOX, boxTable, IN_BOX, lobbyOf } from "./tables";

const HOSTILE = "<img src=x onerror=alert(1)>";
let asked: Asked[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});
afterAll(() => speak("en"));

/** The page of a new table at a server that offers boxes, and takes them or not. */
function open(boxes: readonly BoxSummary[], uploads: boolean, answer: unknown = BOX): HTMLElement {
  const rules = { rules: [], bots: {}, own_bots: [], boxes, box_uploads: uploads };
  asked = answering({ "POST /api/tables": lobbyOf("host"), "GET /api/rules": rules, "POST /api/boxes": answer });
  return render(NewTable).container;
}

const radio = (name: string | RegExp): Promise<HTMLInputElement> => screen.findByRole("radio", { name });
const text = (name: string, content = "x = 1"): File => new File([content], name);

/** Pick files as one picks a folder. */
async function pick(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText("Choose a folder");
  Object.defineProperty(input, "files", { value: files, configurable: true });
  await fireEvent.change(input);
}

/** What the page asks the server to open. */
async function wanted(): Promise<Record<string, unknown>> {
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/api/tables")).toBe(true));
  return asked.find(({ path }) => path === "/api/tables")?.body as Record<string, unknown>;
}

describe("a new table", () => {
  it("says nothing of boxes where there are none", async () => {
    const container = open([], false);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(container).not.toHaveTextContent("box of your own");
  });

  it("is played with a box of the operator's, and says what is in it", async () => {
    open([BOX], false);
    const lakeside = await radio("Lakeside");
    expect(lakeside).toHaveAccessibleDescription(
      "4 cards, 2 wonders and different numbers of copies of 3 printed cards · Second edition, for 2 to 7 players · by the Heptapolis project",
    );
    expect(screen.queryByLabelText("Choose a folder")).toBeNull();
    await fireEvent.click(lakeside);
    expect(await wanted()).toMatchObject({ rules: "second-edition", box: BOX.digest });
  });

  it("closes what the box does not go with, and says why", async () => {
    open([{ ...BOX, editions: { "first-edition": [4, 6] }, needs_edifices: true }], false);
    await fireEvent.click(await radio("Lakeside"));
    expect(await radio("Second edition")).toBeDisabled();
    expect(await radio("Second edition")).toHaveAccessibleDescription("Not with Lakeside.");
    expect(await radio("3")).toBeDisabled();
    expect(screen.getByText("Lakeside is for 4 to 6 players.")).toBeInTheDocument();
    expect(screen.getByText("Lakeside: Some of it can only be played with the Edifice expansion.")).toBeInTheDocument();
    expect(await wanted()).toMatchObject({ rules: "first-edition", options: { players: 4 } });
  });

  it("sends a custom box, without what is no text file, and chooses it", async () => {
    open([], true);
    await pick(text("box.toml"), text("cards.toml", "y = 2"), text("notes.md"));
    await waitFor(async () => expect(await radio("Lakeside")).toBeChecked());
    expect(asked.find(({ path }) => path === "/api/boxes")?.body).toEqual({
      files: [
        { name: "box.toml", text: "x = 1" },
        { name: "cards.toml", text: "y = 2" },
      ],
    });
    expect(await wanted()).toMatchObject({ box: BOX.digest });
  });

  it.each([
    ["no box", [text("cards.toml")], /^There is no box.toml among these files/],
    ["two of a name", [text("box.toml"), text("box.toml")], /^There are two files called box.toml/],
    ["too large", [text("box.toml", "#".repeat(200_001))], /^These files have 201 KB; a box has at most 200 KB/],
  ])("refuses %s before anything is sent", async (_, files, words) => {
    open([], true);
    await pick(...files);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(asked.some(({ path }) => path === "/api/boxes")).toBe(false);
  });

  it("tells what is wrong with a box, as text", async () => {
    const message = `your box/cards.toml: card ${HOSTILE}: 'pionts' is no kind of effect`;
    const container = open([], true, new Response(JSON.stringify({ code: "box/faulty", message }), { status: 422 }));
    await pick(text("box.toml"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`This box cannot be played. ${message}`);
    expect(alert.querySelector("[lang=en]")).toHaveTextContent(message);
    expect(container.querySelector("img[onerror]")).toBeNull();
  });

  it("is accessible with boxes", async () => {
    const container = open([BOX], true);
    await fireEvent.click(await radio("Lakeside"));
    await expectAccessible(container);
  });
});

describe("a table with a box", () => {
  beforeEach(() => speak("en"));

  it("fetches what is in it once", async () => {
    const table = { ...lobbyOf("host"), rules: "second-edition", box: { ...BOX, digest: "another" } };
    asked = answering({ [`GET /api/tables/${table.table}/box/another`]: IN_BOX });
    await openBox(table);
    await openBox(table);
    expect(asked).toHaveLength(1);
    expect(card(shelfOf(table), "reed_bed").colour).toBe("brown");
    expect(card(shelfOf(table), "altar").name).toBe("Altar");
    expect(() => card("second-edition", "reed_bed")).toThrow("the catalogue has no reed_bed");
  });

  it("draws and names its cards and wonders in the reader's language, in English where there is no other", async () => {
    const shelf = shelfOf(boxTable());
    expect(cardWords(shelf, "ferry_landing")).toContain("Free if you have Boathouse.");
    expect(board(shelf, "kelpie/night").stages).toHaveLength(2);
    expect(drawingOf("gizah/day")).toEqual({ name: "gizah", side: "day" });
    expect(drawingOf("kelpie/night")).toEqual({ name: "own", side: "night" });
    await speak("nl");
    expect([cardName(shelf, "reed_bed"), cityName(shelf, "kelpie")]).toEqual(["Rietkraag", "Nikker"]);
    expect(wonderName(shelf, "vaettir")).toBe("De drijvende tuinen van Vaettir");
    expect(boardName(shelf, "kelpie/day")).toBe("Nikker (dag)");
    const names = Object.entries(IN_BOX.cards).map(([id, found]) => [id, { ...found, names: {} }]);
    const table = boxTable((one) => (one.box = { ...BOX, digest: "without names" }));
    asked = answering({
      [`GET /api/tables/${table.table}/box/without names`]: { ...IN_BOX, cards: Object.fromEntries(names) },
    });
    await openBox(table);
    expect(cardName(shelfOf(table), "reed_bed")).toBe("Reed Bed");
  });

  it("shows a card of the box, and a city with a wonder of the box", () => {
    const table = boxTable();
    const face = render(CardFace, { shelf: shelfOf(table), id: "reed_bed" }).container;
    expect(face).toHaveTextContent("Reed Bed");
    expect([...face.querySelectorAll(".effects use")].map((use) => use.getAttribute("href")?.split("#")[1])).toEqual([
      "wood",
      "clay",
    ]);
    const city = render(CityBoard, { table, seat: 0, title: "Your city" }).container;
    expect(city).toHaveTextContent("Vaettir (day)");
    expect(city.querySelector(".wonder use")?.getAttribute("href")).toMatch(/#own$/);
    expect(city.querySelector(".wonder")).toHaveClass("day");
  });

  it("is listed with the name of the box, as text", () => {
    const box = { ...BOX, names: {}, name: HOSTILE };
    const line = render(TableLine, { table: { ...lobbyOf("host"), box, your_turn: false } as unknown as TableListed });
    expect(line.container).toHaveTextContent(`Second edition, with ${HOSTILE}, 4 players`);
    const lobby = render(Lobby, { table: { ...lobbyOf("host"), box } });
    expect(lobby.container).toHaveTextContent(`with ${HOSTILE}`);
    expect(document.querySelector("img[onerror]")).toBeNull();
  });
});
