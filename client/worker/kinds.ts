/** What the build writes into the worker. */
export interface Build {
  readonly version: string;
  /** The script that every page of this version begins with. */
  readonly entry: string;
  readonly files: readonly string[];
}

/** What the server sends while no page is open; the words are in the browser. */
export interface Pushed {
  readonly kind: "turn" | "over";
  readonly table: string;
  readonly code: string;
}
