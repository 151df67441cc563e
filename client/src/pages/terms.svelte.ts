/** What a table is played with, as its form has it: for a new one, or for one that waits in the lobby. */
import {
  type Bot,
  CARD_RULES,
  type ClockKind,
  DRAFTS,
  type Expansion,
  EXPANSIONS,
  FREE_SEATS,
  PART_OF,
  PLAYERS,
  type Rules,
  type Sides,
  type Wonders,
} from "../made/vocabulary";
import type { BoxSummary, FreeSeat, TableShown, TermsWanted } from "../protocol/types";
import { t } from "../words/index.svelte";
import { DECISION_TIMES, GAME_TIMES } from "./times";

export type Seat = FreeSeat | Bot | (string & {});
type Values = NonNullable<TermsWanted>;
const MOST = 7;

export class Terms {
  rules = $state<Rules>("second-edition");
  players = $state("3");
  expansions = $state<readonly Expansion[]>([]);
  wonders = $state<Wonders>("random");
  sides = $state<Sides>("first");
  /** What each seat is while nobody sits there. */
  seats: Seat[] = $state(["open", ...Array.from({ length: MOST - 1 }, (): Seat => "rulebook")]);
  clock = $state<ClockKind>("none");
  seconds = $state(60);
  grace = $state(0);
  isPublic = $state(false);
  score = $state(false);
  hints = $state(false);
  box = $state.raw<BoxSummary>();

  /** The edition, where cards are played. */
  readonly edition = $derived(CARD_RULES.find((known) => known === this.rules));
  /** The fewest and the most players that the box is for. */
  readonly room = $derived(this.box?.editions[this.rules] ?? PLAYERS[this.rules]);
  readonly counts = $derived.by(() => {
    const [least, most] = PLAYERS[this.rules];
    return Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  });
  readonly count = $derived(Number(this.players));
  /** What can be added, in the order of the boxes; a part of a box that is added comes with it. */
  readonly offered = $derived(EXPANSIONS.filter((name) => !this.expansions.some((added) => added === PART_OF[name])));
  readonly added = $derived(this.offered.filter((name) => this.expansions.includes(name)));
  /** How many boards there are to choose from, and for how many players they suffice. */
  readonly draft = $derived.by(() => {
    if (!this.edition) return { boards: 0, most: 0 };
    const { wonders, players } = DRAFTS[this.edition][this.added.join("+")] ?? { wonders: 0, players: 0 };
    const boards = wonders + (this.box?.wonders ?? 0);
    return { boards, most: Math.max(players, Math.floor(boards / 2)) };
  });
  readonly draftFails = $derived(
    this.edition && this.count > this.draft.most
      ? t("new-wonders-few", { n: this.count, boards: this.draft.boards })
      : undefined,
  );
  readonly dealt = $derived(this.draftFails ? "random" : this.wonders);
  readonly times = $derived(this.clock === "game" ? GAME_TIMES : DECISION_TIMES);

  fits(value: string): boolean {
    return Number(value) >= (this.room[0] ?? 0) && Number(value) <= (this.room[1] ?? 0);
  }

  /** Play with a box; what it does not go with is changed. */
  pickBox(wanted: BoxSummary | undefined): void {
    this.box = wanted;
    if (wanted && !wanted.editions[this.rules])
      this.rules = CARD_RULES.findLast((known) => wanted.editions[known]) ?? this.rules;
    this.refit();
  }

  pickRules(wanted: Rules): void {
    this.rules = wanted;
    this.refit();
  }

  private refit(): void {
    if (!this.fits(this.players)) this.players = this.counts.find((value) => this.fits(value)) ?? this.players;
  }

  add(expansion: Expansion, wanted: boolean): void {
    this.expansions = [...this.expansions.filter((name) => name !== expansion), ...(wanted ? [expansion] : [])];
  }

  pickClock(kind: ClockKind): void {
    this.clock = kind;
    this.seconds = kind === "game" ? 1800 : 60;
  }

  /** As the server takes it. */
  values(): Required<Values> {
    return {
      options: this.edition
        ? {
            players: this.count,
            wonders: this.dealt,
            sides: this.sides,
            ...Object.fromEntries(EXPANSIONS.map((name) => [name, this.added.includes(name)])),
          }
        : { players: this.count },
      seats: this.seats.slice(0, this.count).map(seatWanted),
      clock: {
        kind: this.clock,
        seconds: this.clock === "none" ? 0 : this.seconds,
        grace: this.grace || null,
      },
      public: this.isPublic,
      running_score: this.score,
      hints: this.hints,
    };
  }
}

const seatWanted = (seat: Seat): { kind: FreeSeat; bot: "" } | { kind: "bot"; bot: string } =>
  FREE_SEATS.has(seat) ? { kind: seat as FreeSeat, bot: "" } : { kind: "bot", bot: seat };

/** What a table that waits is played with. */
export function termsOf(table: TableShown): Terms {
  const terms = new Terms();
  const { options, clock } = table;
  terms.rules = table.rules as Rules;
  terms.players = String(table.seats.length);
  terms.expansions = EXPANSIONS.filter((name) => options[name] === true);
  if (typeof options["wonders"] === "string") terms.wonders = options["wonders"] as Wonders;
  if (typeof options["sides"] === "string") terms.sides = options["sides"] as Sides;
  terms.seats = terms.seats.map((_, place) => {
    const seat = table.seats[place];
    return seat?.kind === "bot" ? seat.bot : seat?.kind === "invited" ? "invited" : "open";
  });
  terms.clock = clock.kind;
  terms.seconds = clock.seconds;
  terms.grace = clock.grace ?? 0;
  terms.isPublic = table.public;
  terms.score = table.running_score;
  terms.hints = table.hints;
  return terms;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs of two; options that are the same are left out one by one. */
export function changes(before: Terms, after: Terms): TermsWanted {
  const [old, now] = [before.values(), after.values()];
  const different = <T extends object>(values: T, known: T): Partial<T> =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => !same(value, known[name as keyof T])),
    ) as Partial<T>;
  const { options, ...rest } = different(now, old);
  return options ? { ...rest, options: different(now.options ?? {}, old.options ?? {}) } : rest;
}
