import axe from "axe-core";
import { expect } from "vitest";

/** Nothing that axe knows of stands in the way of a reader; colours are looked at in a real browser. */
export async function expectAccessible(container: Element): Promise<void> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}
