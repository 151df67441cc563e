import { render, screen } from "@testing-library/svelte";
import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";

import QrCode from "../src/ui/QrCode.svelte";

/** What a camera reads off the drawing: its path filled in, eight points a module. */
function read(label: string): string {
  const drawing = screen.getByRole("img", { name: label });
  const side = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
  const runs = [...(drawing.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h(\d+)v1/g)];
  const [scale, width] = [8, side * 8];
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of runs)
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decodeQR({ width, height: width, data });
}

describe("a QR code", () => {
  it.each([
    "http://127.0.0.1:8077/t/CODE23",
    `https://heptapolis.example/carry#link.0123456789abcdef0123.1790000000.0123456789abcdef.${"0".repeat(40)}`,
    `http://[fe80::1]:8077/t/CODE23#seat.k7qmxwabcdef.3.${"f".repeat(40)}`,
  ])("says what was put in: %s", (text) => {
    render(QrCode, { text, label: "QR code: Link" });
    expect(read("QR code: Link")).toBe(text);
  });
});
