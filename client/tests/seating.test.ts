import { afterEach, describe, expect, it } from "vitest";

import {
  awaited,
  called,
  chooserOf,
  cityOf,
  holdsUp,
  leftOf,
  markedCity,
  markedPlayer,
  playerName,
  rightOf,
  seatingOf,
  tellerOf,
} from "../src/table/seating";
import { eventWords } from "../src/words/log";
import { botName, seatName } from "../src/words/people";
import { speak } from "../src/words/index.svelte";
import { messagesOf, NAMES, tableOf, type Name } from "./tables";

afterEach(() => speak("en"));

const seatingFor = (cities: number, seat: number | null): ReturnType<typeof seatingOf> =>
  seatingOf(
    tableOf("firstSeven", (table) => {
      table.view.cities = table.view.cities.slice(0, cities);
      table.seat = seat;
    }),
  );

describe("the seating", () => {
  it.each([3, 4, 5, 6, 7])("of %i cities has everyone once, from the left round to the right", (cities) => {
    for (let own = 0; own < cities; own += 1) {
      const { left, right, others, ...rest } = seatingFor(cities, own);
      expect(rest.own).toBe(own);
      const round = [own, left, ...others, right];
      expect(round).toEqual(Array.from({ length: cities }, (_, step) => (own + step) % cities));
    }
  });

  it("of two players has the Free City between them on the other side", () => {
    const table = tableOf("freeCity");
    expect(seatingOf(table)).toEqual({ own: 0, left: 1, right: 2, others: [] });
    expect(playerName(table, 2)).toBe("Free City");
    table.seat = 1;
    expect(seatingOf(table)).toEqual({ own: 1, left: 2, right: 0, others: [] });
  });

  it("of two cities has the same neighbour on both sides", () => {
    expect(seatingFor(2, 1)).toEqual({ own: 1, left: 0, right: 0, others: [] });
  });

  it("goes round: the first sits to the left of the last", () => {
    expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => rightOf(seat, 3))).toEqual([2, 0, 1]);
  });

  it("is seen from the first seat by those who watch", () => {
    expect(seatingFor(5, null)).toEqual({ own: 0, left: 1, right: 4, others: [2, 3] });
  });
});

describe("names at the table", () => {
  it("are those of people, and the same for bots everywhere", async () => {
    const table = tableOf("secondThree");
    expect(playerName(table, 0)).toBe("Elsa");
    expect(playerName(table, 1)).toBe("Careful bot 2");
    await speak("nl");
    expect(seatName({ kind: "bot", name: "", bot: "rulebook" }, 1)).toBe("Voor\u00ADzichtige bot 2");
  });

  it("stay a person's while a bot stands in", () => {
    const table = tableOf("secondThree", ({ seats }) =>
      Object.assign(seats[0] ?? {}, { bot: "rulebook", standing_in: true }),
    );
    expect(playerName(table, 0)).toBe("Elsa");
  });

  it("tell who sits in a seat before the game begins", () => {
    expect(seatName({ kind: "person", name: "Elsa", bot: "" }, 0)).toBe("Elsa");
    expect(seatName({ kind: "bot", name: "", bot: "rulebook" }, 1)).toBe("Careful bot 2");
    expect(seatName({ kind: "open", name: "", bot: "" }, 2)).toBe("Free");
    expect(seatName({ kind: "invited", name: "", bot: "" }, 2)).toBe("Free");
  });

  it("tell bots apart by their seats", () => {
    expect(botName("random", 2)).not.toBe(botName("random", 3));
  });

  it("are the city's as soon as the boards are chosen", () => {
    expect(cityOf(tableOf("secondThree"), 1)).toBe("Halikar\u00adnassos");
    expect(cityOf(tableOf("boards"), 0)).toBe("Elsa");
    expect(called(tableOf("secondThree"), 0)).toBe("Elsa (you, Alexan\u00addria)");
    expect(called(tableOf("boards"), 0)).toBe("Elsa (you)");
    expect(called(tableOf("secondThree"), 1)).toBe("Careful bot 2 (Halikar\u00adnassos)");
  });

  it("say which is one's own, and of nobody beside the table", () => {
    expect([0, 1].map((seat) => markedCity(tableOf("secondThree"), seat))).toEqual([
      "Alexan\u00addria (you)",
      "Halikar\u00adnassos",
    ]);
    const watched = tableOf("secondThree", (table) => (table.seat = null));
    expect([called(watched, 0), markedPlayer(watched, 0)]).toEqual(["Elsa (Alexan\u00addria)", "Elsa"]);
  });

  it("tell of the player alone who plays which board", () => {
    const boards = messagesOf("freeCity")
      .flatMap(({ news }) => news)
      .filter(({ kind }) => kind === "took_board");
    expect(boards.map((event) => eventWords(event, tellerOf(tableOf("freeCity"))))).toEqual([
      "Elsa (you) plays Babylon (day).",
      "Careful bot 2 plays Olympia (day).",
      "The Free City plays Ephesos (day).",
    ]);
  });
});

describe("whom the table waits for", () => {
  const waiting = (name: "secondThree" | "freeCity", seat: number | null, thinking: number[]): number[] =>
    awaited(
      tableOf(name, (table) => {
        table.seat = seat;
        for (const shown of table.seats) shown.thinking = thinking.includes(shown.seat);
      }),
    );

  it("is everyone who thinks but oneself", () => {
    expect(waiting("secondThree", 0, [0, 1, 2])).toEqual([1, 2]);
  });

  it("is whoever plays the Free City, as the server says it", () => {
    expect(waiting("freeCity", 0, [1])).toEqual([1]);
    expect(waiting("freeCity", 1, [0])).toEqual([0]);
  });

  it("is nobody else while the Free City is one's own to play", () => {
    expect(waiting("freeCity", 0, [0])).toEqual([]);
  });

  it("are the players for those who watch", () => {
    expect(waiting("freeCity", null, [0])).toEqual([0]);
  });
});

describe("who holds the game up", () => {
  const holding = (name: Name, thinking: number[]): number[] => {
    const table = tableOf(name, ({ view }) => (view.thinking = thinking));
    return table.view.cities.map((_, seat) => seat).filter((seat) => holdsUp(table, seat));
  };

  it("are people first, and bots once every person has chosen", () => {
    expect(holding("secondThree", [0, 1, 2])).toEqual([0]);
    expect(holding("secondThree", [1, 2])).toEqual([1, 2]);
    expect(holding("secondThree", [])).toEqual([]);
  });

  it("is the Free City where a person plays it", () => {
    expect(chooserOf(tableOf("freeCity"), 2)).toBe(0);
    expect(holding("freeCity", [1, 2])).toEqual([2]);
  });
});

describe("the points of conflicts", () => {
  const tables = NAMES.map((name) => ({ name, table: tableOf(name) })).filter(({ table }) => table.scores?.length);

  it.each(tables)("are those of the score sheet: $name", ({ table }) => {
    const told = table.view.cities.map(({ conflicts }) => conflicts);
    expect(told).toEqual(table.scores?.map((score) => score.military));
  });
});
