import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import Settings from "../src/pages/Settings.svelte";
import { choose, settings } from "../src/settings/settings.svelte";
import { trouble } from "../src/ui/problems.svelte";
import { language, speakPreferred } from "../src/words/index.svelte";
import { answering } from "./pages";

vi.mock("../src/made/words/nl", () => {
  throw new Error("the file cannot be had");
});
afterEach(() => {
  choose("language", "");
  trouble.words = "";
  vi.unstubAllGlobals();
});

describe("a language whose words cannot be had", () => {
  it("leaves the page in English", async () => {
    choose("language", "nl");
    await speakPreferred();
    expect(language()).toBe("en");
  });

  it("is told of, and not chosen", async () => {
    answering({});
    render(Settings);
    await fireEvent.click(screen.getByRole("radio", { name: "Nederlands" }));
    await waitFor(() => expect(trouble.words).toMatch(/^The server cannot be reached/));
    expect(settings.language).toBe("");
    expect(screen.getByRole("radio", { name: "English" })).toBeChecked();
  });
});
