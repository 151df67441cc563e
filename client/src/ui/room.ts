/** How much room the window has, where the layout alone cannot decide what is shown. */
import { MediaQuery } from "svelte/reactivity";

/** Log and chat lie beside the table, and the neighbours' cards are shown one by one. */
export const wide = new MediaQuery("(min-width: 1600px)");

/** Where there are no distant cities above them, the neighbours' cards have room on a laptop too. */
export const roomy = new MediaQuery("(min-width: 1200px) and (min-height: 700px)");

/** So large that the cards of distant cities can be shown too. */
export const vast = new MediaQuery("(min-width: 2200px) and (min-height: 1250px)");
