import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import Carry from "../src/pages/Carry.svelte";
import { answering, type Asked } from "./pages";

const LINK = "link.somebody.1.2.3";

/** The page of a private link, for someone with a name or without. */
function opened(here: string | null): Asked[] {
  const asked = answering({ "POST /api/carry/names": { here, there: "Frida", same: false } });
  render(Carry, { link: LINK });
  return asked;
}

const carried = (asked: Asked[]): Asked[] => asked.filter(({ path }) => path === "/api/carry");

afterEach(() => vi.unstubAllGlobals());

describe("a private link that was opened", () => {
  it("names both people and does nothing by itself", async () => {
    const asked = opened("Elsa");
    expect(await screen.findByText(/makes you Frida on this device. Right now you are Elsa/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Stay Elsa" })).toHaveAttribute("href", "/");
    expect(carried(asked)).toEqual([]);
  });

  it("makes this device the other person when its reader says so", async () => {
    const asked = opened("Elsa");
    await fireEvent.click(await screen.findByRole("button", { name: "Become Frida" }));
    await waitFor(() => expect(carried(asked)).toHaveLength(1));
    expect(carried(asked)[0]?.body).toEqual({ link: LINK, replace: true });
  });

  it("asks people without a name as well", async () => {
    opened("");
    expect(await screen.findByRole("link", { name: "Stay someone without a name" })).toBeInTheDocument();
  });
});
