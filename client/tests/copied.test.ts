import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import Copied from "../src/ui/Copied.svelte";

afterEach(() => vi.unstubAllGlobals());

function clipboard(writeText?: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { ...navigator, clipboard: writeText && { writeText } });
}

async function copy(): Promise<void> {
  render(Copied, { text: "https://server/t/CODE23", label: "Link" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await new Promise((done) => setTimeout(done));
}

describe("a text to pass on", () => {
  it("is copied, and says so", async () => {
    const written = vi.fn(() => Promise.resolve());
    clipboard(written);
    await copy();
    expect(written).toHaveBeenCalledExactlyOnceWith("https://server/t/CODE23");
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });

  it.each([
    ["is not there", undefined],
    ["refuses", () => Promise.reject(new Error("not allowed"))],
  ])("is selected for copying by hand where the clipboard %s", async (_, writeText) => {
    clipboard(writeText);
    await copy();
    expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });
});
