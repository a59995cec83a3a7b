import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { lotteryKinds } from "@atrium/schema/values";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { below, commitmentOf, drawNumbers, seedOf } from "./fairDraw.ts";
import type { Drawn, LotteryKind } from "./kinds.ts";
import { betsOf, type Chosen, chosenIn, type PlayType } from "./playType.ts";
import { oddsIn, PLAY_TYPES } from "./playTypes.ts";
import { dailyAt, drawAt, drawNumbered, everyMinutes, indexAfter } from "./schedule.ts";

const Vectors = z.object({
  seed: z.string(),
  commitment: z.string(),
  draws: z.array(
    z.object({
      kind: z.enum(lotteryKinds),
      gameCode: z.string(),
      numero: z.string(),
      numbers: z.array(z.string()),
      prizes: z.array(z.object({ prize: z.string(), numbers: z.array(z.string()) })),
    }),
  ),
});

describe("draws", () => {
  const file = new URL("../../../docs/lottery.vectors.json", import.meta.url);
  const { seed, commitment, draws } = Vectors.parse(JSON.parse(readFileSync(file, "utf8")));

  test.each(draws)("of $kind match the vectors of docs/lottery.md", ({ kind, gameCode, numero, numbers, prizes }) => {
    expect(commitmentOf(Buffer.from(seed, "hex"))).toBe(commitment);
    expect(drawNumbers(kind, Buffer.from(seed, "hex"), { gameCode, numero })).toEqual({ numbers, prizes });
  });

  test.each([2, 3, 6, 7, 9, 10])("reject the numbers of 32 bits that would favour small results below %i", (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    const firstOf = (...numbers: number[]) => below(bound, () => numbers.shift() ?? Number.NaN);
    expect(firstOf(limit - 1)).toBe(bound - 1);
    // For powers of two there is nothing to reject.
    if (limit < 2 ** 32) expect(firstOf(limit, 2 ** 32 - 1, 2 * bound + 1)).toBe(1);
  });

  test("give every number equally often", () => {
    const master = Buffer.alloc(32, 9);
    const came = Array.from({ length: 10 }, () => new Map<string, number>());
    const many = 10_000;
    for (let i = 0; i < many; i += 1) {
      const name = { gameCode: "SEA_PK10_5M", numero: String(i) };
      for (const [place, runner] of drawNumbers("RACE", seedOf(master, name), name).numbers.entries()) {
        came[place]?.set(runner, (came[place]?.get(runner) ?? 0) + 1);
      }
    }
    for (const counts of came) {
      const expected = many / 10;
      const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Nine degrees of freedom: 99.99 % lie below.
      expect(chiSquare).toBeLessThan(33.7);
      expect(counts.size).toBe(10);
    }
  });
});

describe("schedules", () => {
  test("number the draws of a day in its own time zone, the one at midnight last", () => {
    const minute = everyMinutes(1);
    const first = drawAt(minute, indexAfter(minute, new Date("2026-11-20T17:00:30Z")));
    expect(first).toMatchObject({ numero: "20261121-0001", drawsAt: new Date("2026-11-20T17:01:00Z") });
    const last = drawAt(minute, first.index - 1);
    expect(last).toMatchObject({ numero: "20261120-1440", drawsAt: new Date("2026-11-20T17:00:00Z") });
    expect(first.opensAt).toEqual(last.closesAt);
    expect(first.closesAt).toEqual(new Date("2026-11-20T17:00:50Z"));

    const north = dailyAt(18, 15);
    const before = drawAt(north, indexAfter(north, new Date("2026-11-21T11:14:59Z")));
    expect(before).toMatchObject({ numero: "20261121", drawsAt: new Date("2026-11-21T11:15:00Z") });
    expect(drawAt(north, indexAfter(north, new Date("2026-11-21T11:15:00Z"))).numero).toBe("20261122");
  });

  test("never give a number twice, and find a draw by its number", () => {
    for (const schedule of [everyMinutes(1), everyMinutes(10), dailyAt(16, 15)]) {
      for (let index = 2_000_000; index < 2_003_000; index += 7) {
        expect(drawNumbered(schedule, drawAt(schedule, index).numero).index).toBe(index);
      }
      const numbers = Array.from({ length: 5_000 }, (_, i) => drawAt(schedule, 2_000_000 + i).numero);
      expect(new Set(numbers).size).toBe(5_000);
      expect(numbers).toEqual(numbers.toSorted());
    }
  });
});

const withDigits = (count: number): Drawn[] =>
  Array.from({ length: 10 ** count }, (_, i) => ({ numbers: String(i).padStart(count, "0").split(""), prizes: [] }));
const dice: Drawn[] = Array.from({ length: 216 }, (_, i) => ({
  numbers: [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)].map((face) => String(face + 1)),
  prizes: [],
}));

/** All possible draws, or so large a sample that chance doesn't matter. */
const drawsOf = (kind: LotteryKind): Drawn[] => {
  if (kind === "FIVE_DIGITS") return withDigits(5);
  if (kind === "THREE_DIGITS") return withDigits(3);
  if (kind === "THREE_DICE") return dice;
  const seeds = Array.from({ length: 12_000 }, (_, i) => hash("sha256", `${kind}${i}`, "buffer"));
  return seeds.map((seed) => drawNumbers(kind, seed, { gameCode: kind, numero: "1" }));
};

/** Everything at once: what it returns is the average of all bets. */
const everything = ({ positions, choices }: PlayType): Chosen => Array.from({ length: positions }, () => choices);

/** Bets of `everything`; where a runner can't come twice, those that can win. */
const betsOfAll = (playType: PlayType) =>
  playType.isDistinct
    ? everything(playType).reduce((bets, choices, i) => bets * (choices.length - i), 1)
    : betsOf(playType, everything(playType));

describe.each(lotteryKinds)("%s", (kind) => {
  const draws = drawsOf(kind);

  test.each(PLAY_TYPES[kind].map((playType) => [playType.code, playType] as const))(
    "%s returns 94 to 96 percent of its stakes, at the second table a little less",
    (_, playType) => {
      const odds = oddsIn({ prizeMode: "Lott" }, playType);
      const all = everything(playType);
      const returned = draws.reduce((sum, drawn) => sum + playType.returns(drawn, all, odds), 0n);
      const share = Number(returned) / 100 / draws.length / betsOfAll(playType);
      expect(share).toBeGreaterThan(0.94);
      expect(share).toBeLessThan(0.96);
      for (const [i, lower] of oddsIn({ prizeMode: "ZY" }, playType).entries()) {
        const ratio = Number(lower) / Number(odds[i]);
        expect(ratio).toBeLessThan(1);
        expect(ratio).toBeGreaterThan(0.97);
      }
    },
  );

  test("accepts its examples, and refuses invalid content", () => {
    for (const playType of PLAY_TYPES[kind]) {
      const { example, choices, maxBets } = playType;
      expect(betsOf(playType, chosenIn(playType, example) ?? [])).toBeGreaterThan(0);
      const [first = ""] = choices;
      for (const content of ["", "|", "X", `${example}|${first}`, `${first},${first}`, `${example},`, ` ${example}`]) {
        expect([playType.code, content, chosenIn(playType, content)]).toEqual([playType.code, content, undefined]);
      }
      const all = everything(playType);
      if (betsOf(playType, all) > maxBets)
        expect(chosenIn(playType, all.map((at) => at.join()).join("|"))).toBeUndefined();
    }
  });
});

test("refuses a runner for two places, and counts bets as it prices them", () => {
  const firstTwo = PLAY_TYPES.RACE.find(({ code }) => code === "FIRST_TWO");
  const group = PLAY_TYPES.THREE_DIGITS.find(({ code }) => code === "GROUP_6");
  if (!firstTwo || !group) throw new Error("no such play types");
  expect(chosenIn(firstTwo, "01,02|02")).toBeUndefined();
  expect(betsOf(firstTwo, chosenIn(firstTwo, "01,02|03,04,05") ?? [])).toBe(6);
  expect(betsOf(group, chosenIn(group, "0,1,2,3,4") ?? [])).toBe(10);
});
