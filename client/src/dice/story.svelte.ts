/** What is shown of a turn of dice: its recap, and when the game is over the conflicts at all borders. */
import type { DiceView, GameEvent } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { ScenePlayer } from "../table/scene-player.svelte";
import { bordersOf, type Front } from "./borders";
import { type Recap, recapOf } from "./recap";

export interface LastConflicts {
  readonly kind: "borders";
  readonly borders: readonly Front[];
}

export class DiceStory extends ScenePlayer<Recap, LastConflicts> {
  /** Something has happened while someone looks on; the view is the one after it. */
  tell(news: readonly GameEvent[], view: DiceView): void {
    const recap = document.hidden || settings.recap === "off" ? undefined : recapOf(news, view.cities.length);
    if (recap) this.show(recap);
    if (!news.some(({ kind }) => kind === "ended")) return;
    const borders = bordersOf(view, news);
    if (borders.some(({ west, east }) => west.points || east.points || west.now.length || east.now.length))
      this.add({ kind: "borders", borders });
  }
}
