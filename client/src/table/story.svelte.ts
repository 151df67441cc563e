/** What is shown of a turn of cards, one after the other: its recap, what an edifice did, the conflicts of an Age. */
import type { GameEvent, View } from "../protocol/types";
import { moves, settings } from "../settings/settings.svelte";
import { type Outcome, outcomeOf, withLoss } from "./outcome";
import { both, type Recap, recapOf } from "./recap";
import { ScenePlayer } from "./scene-player.svelte";

export interface Fight {
  readonly age: number;
  readonly events: readonly GameEvent[];
  /** What every city fought with. */
  readonly shields: readonly number[];
}

export type Scene =
  { readonly kind: "outcome"; readonly outcome: Outcome } | { readonly kind: "conflict"; readonly fight: Fight };

export class Story extends ScenePlayer<Recap, Scene> {
  private turnOver = true;

  /** Something has happened while someone looks on; the view is the one after it. */
  tell(news: readonly GameEvent[], view: View): void {
    const recap =
      document.hidden || settings.recap === "off" ? undefined : recapOf(news, view.cities.length, view.sale);
    if (recap) this.tellTurn(recap);
    if (news.some(({ kind }) => kind === "passed" || kind === "age_began")) this.turnOver = true;
    const outcome = outcomeOf(news, view);
    if (outcome) this.tellOutcome(outcome);
    const events = news.filter(({ kind }) => kind === "fought");
    if (events.length) {
      const shields = view.cities.map(({ shields }) => shields);
      this.add({ kind: "conflict", fight: { age: events[0]?.numbers[2] ?? view.age, events, shields } });
    }
  }

  /** A new turn takes the place of one that is still shown; a further step of the same turn follows it. */
  private tellTurn(recap: Recap): void {
    const first = this.turnOver;
    this.turnOver = false;
    if (first) return this.show(recap);
    if (!moves()) {
      this.still = this.still ? both(this.still, recap) : recap;
      return;
    }
    const last = this.scenes.at(-1);
    if (this.scenes.length > 1 && last?.kind === "recap")
      this.scenes = [...this.scenes.slice(0, -1), { kind: "recap", recap: both(last.recap, recap) }];
    else this.add({ kind: "recap", recap });
  }

  /** An outcome, or a loss that belongs to one that is still to be read. */
  private tellOutcome(outcome: Outcome): void {
    const first = outcome.end ? undefined : this.scenes.find((scene) => scene.kind === "outcome");
    if (!first) this.add({ kind: "outcome", outcome });
    else
      this.scenes = this.scenes.map((scene) =>
        scene === first ? { kind: "outcome", outcome: withLoss(first.outcome, outcome) } : scene,
      );
  }
}
