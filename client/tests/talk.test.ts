import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Talk from "../src/table/Talk.svelte";
import TopBar from "../src/table/TopBar.svelte";
import { speak } from "../src/words/index.svelte";
import { answering, type Asked } from "./pages";
import { tableOf } from "./tables";

let asked: Asked[] = [];
beforeEach(() => (asked = answering({})));
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

const field = (): HTMLElement => screen.getByRole("textbox", { name: "Say something" });
const write = (words: string): Promise<boolean> => fireEvent.input(field(), { target: { value: words } });
const said = (): unknown[] => asked.map(({ body }) => body);

describe("talking", () => {
  beforeEach(() => {
    render(Talk, { table: tableOf("secondThree", (table) => Object.assign(table, { talking: true, seat: 0 })) });
  });

  it("clears what was sent", async () => {
    await write(" Hej! ");
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(field()).toHaveValue(""));
    expect(said()).toEqual([{ words: "Hej!" }]);
  });

  it("keeps a sentence that is half written while someone reacts", async () => {
    await write("I was just about to");
    await fireEvent.click(screen.getByRole("button", { name: "Thanks!" }));
    await waitFor(() => expect(said()).toEqual([{ reaction: "thanks" }]));
    await new Promise((done) => setTimeout(done));
    expect(field()).toHaveValue("I was just about to");
  });

  it("keeps what is written while the server answers", async () => {
    await write("First");
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await write("Second");
    await new Promise((done) => setTimeout(done));
    expect(field()).toHaveValue("Second");
  });
});

it("says who can write where a reader cannot and nothing was said", async () => {
  const watching = tableOf("secondThree", (table) => Object.assign(table, { talking: true, seat: null, talk: [] }));
  const { rerender } = render(Talk, { table: watching });
  expect(screen.getByText("No messages yet. Anyone with a seat can write here.")).toBeVisible();
  await rerender({ table: { ...watching, talk: [{ seat: 0, name: "Elsa", words: "Hej!", reaction: "", at: 1 }] } });
  expect(screen.queryByText(/No messages yet/)).not.toBeInTheDocument();
});

describe("the button of the chat", () => {
  const nothing = (): void => undefined;
  const show = (unread: number): unknown =>
    render(TopBar, { table: tableOf("secondThree"), unread, onlog: nothing, ontalk: nothing, onmenu: nothing });

  it.each([
    ["en", 0, "Chat"],
    ["en", 1, "Chat, 1 unread message"],
    ["da", 2, "Chat, 2 ulæste beskeder"],
    ["nb", 1, "Chat, 1 ulest melding"],
    ["sv", 3, "Chatt, 3 olästa meddelanden"],
    ["nl", 2, "Chat, 2 ongelezen berichten"],
  ] as const)("is called in %s, with %i unread: %s", async (language, unread, name) => {
    await speak(language);
    show(unread);
    expect(screen.getByRole("button", { name })).toBeVisible();
  });
});
