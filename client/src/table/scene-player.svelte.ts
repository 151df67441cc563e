/** What is shown of a turn at a table of any game, one scene after the other: first its recap, then what must be read. */
import { moves } from "../settings/settings.svelte";

export interface RecapScene<R> {
  readonly kind: "recap";
  readonly recap: R;
}

export class ScenePlayer<R, S extends { readonly kind: string }> {
  /** What still waits to be shown; the first is. */
  protected scenes: readonly (RecapScene<R> | S)[] = $state.raw([]);
  readonly scene: RecapScene<R> | S | undefined = $derived(this.scenes[0]);
  /** The turn in a line, where nothing may move; it stays until something is pressed. */
  still: R | undefined = $state.raw();

  /** On to the next. */
  next(): void {
    this.scenes = this.scenes.slice(1);
  }

  /** Enough of this turn. */
  skip(): void {
    this.still = undefined;
    this.scenes = this.scenes.filter(({ kind }) => kind !== "recap");
  }

  /** A turn takes the place of one that is still shown. */
  protected show(recap: R): void {
    this.skip();
    if (moves()) this.add({ kind: "recap", recap });
    else this.still = recap;
  }

  protected add(scene: RecapScene<R> | S): void {
    this.scenes = [...this.scenes, scene];
  }
}
