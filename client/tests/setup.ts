import "@testing-library/jest-dom/vitest";
import "@testing-library/svelte/vitest";

import { speak } from "../src/words/index.svelte";

// jsdom knows dialogs, but not how to open them over a page
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement): void {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement): void {
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};

HTMLElement.prototype.showPopover ??= function (this: HTMLElement): void {
  this.removeAttribute("popover"); // where it is known, a closed one is hidden
};

Element.prototype.scrollIntoView ??= (): void => {
  // nothing to scroll
};

// nor does it lay anything out, so nothing ever changes its size
globalThis.ResizeObserver ??= class {
  observe(): void {
    // nothing to tell
  }
  unobserve(): void {
    // nothing to tell
  }
  disconnect(): void {
    // nothing to tell
  }
};

// nor does it know how large a window is: a small one
globalThis.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// nor does it paint; axe asks once and is told that there is nothing to see
HTMLCanvasElement.prototype.getContext = (): null => null;

// a page speaks before it is shown
await speak("en");
