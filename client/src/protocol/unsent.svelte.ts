/**
 * Choices that the server has not answered yet. They are kept in this browser, with the key that makes each count once
 * and the moment that it was made for, and sent when the server answers again, even if the page was closed meanwhile.
 */
import { insist, isPassing, newKey, post } from "./api";
import { server } from "./server.svelte";
import type { BegunTable, CardTable, TableShown } from "./types";

export interface Unsent {
  readonly table: string;
  readonly seat: number;
  readonly action: string;
  readonly key: string;
  readonly moment?: number;
}

const KEPT = "heptapolis.unsent";

function stored(): Unsent[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as unknown;
    return Array.isArray(found) ? (found as Unsent[]) : [];
  } catch {
    return [];
  }
}

class Waiting {
  list: readonly Unsent[] = $state.raw(stored());
  /** Those that a page of this tab is sending. */
  readonly under = new Set<string>();

  constructor() {
    addEventListener("storage", ({ key }) => {
      if (key === KEPT) this.list = stored();
    });
  }

  /** Keep a choice; it takes the place of an earlier one for the same seat. */
  add(choice: Unsent): void {
    this.change([...stored().filter(({ table, seat }) => table !== choice.table || seat !== choice.seat), choice]);
  }

  /** Forget a choice: the server has answered. */
  drop(key: string): void {
    this.change(stored().filter((each) => each.key !== key));
  }

  has(key: string): boolean {
    return this.list.some((each) => each.key === key);
  }

  private change(list: readonly Unsent[]): void {
    this.list = list;
    try {
      localStorage.setItem(KEPT, JSON.stringify(list));
    } catch {
      // a browser that keeps nothing: the choice lives as long as the page
    }
  }
}

export const unsent = new Waiting();

/** What is chosen for a seat now: what the server has, or without a line what waits here to be sent. */
export function chosenFor(table: CardTable, seat: number): string | undefined {
  const isMeant = ({ table: id, seat: of, moment }: Unsent): boolean =>
    id === table.table && of === seat && (moment ?? table.moment) === table.moment;
  const waiting = server.line === "lost" ? unsent.list.find(isMeant) : undefined;
  return waiting?.action ?? table.view.choices[String(seat)];
}

const pathOf = ({ table }: Unsent): string => `/api/tables/${table}/choice`;
const bodyOf = ({ table: _, ...body }: Unsent): Record<string, unknown> => body;

/** Send a choice, and keep it until the server has answered. */
export async function sendChoice(table: BegunTable, seat: number, action: string): Promise<void> {
  const { moment } = table;
  const choice: Unsent = { table: table.table, seat, action, key: newKey(), ...(moment == null ? {} : { moment }) };
  unsent.add(choice);
  unsent.under.add(choice.key);
  try {
    server.keep(await insist<TableShown>(pathOf(choice), bodyOf(choice), () => unsent.has(choice.key)));
    unsent.drop(choice.key);
  } catch (fault) {
    if (!isPassing(fault)) unsent.drop(choice.key);
    throw fault;
  } finally {
    unsent.under.delete(choice.key);
  }
}

/** Send what was left over, each once, from one tab; `told` hears of what the server refuses. */
export async function sendLeftOver(told: (fault: unknown) => void): Promise<void> {
  const work = async (): Promise<void> => {
    for (const choice of stored().filter(({ key }) => !unsent.under.has(key))) {
      try {
        server.keep(await post<TableShown>(pathOf(choice), bodyOf(choice)));
      } catch (fault) {
        if (isPassing(fault)) return; // the line is away again
        told(fault);
      }
      unsent.drop(choice.key);
    }
  };
  if ("locks" in navigator)
    await navigator.locks.request(KEPT, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  else await work();
}
