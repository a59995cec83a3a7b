import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { coveredStakes, type PlacedLine } from "./cover.ts";
import { drawNumbers } from "./fairDraw.ts";
import type { LotteryKind } from "./kinds.ts";
import { betsOf, chosenIn } from "./playType.ts";
import { PLAY_TYPES } from "./playTypes.ts";

// The rule of docs/money-rules.md: valid stake is the stake without what the bets on the same result pay back in at least
// nine of ten cases. The test draws and pays as the platform does, and counts.

const UNIT = 1_000n;
const DRAWS = 2_000;

type Bet = readonly [playType: string, content: string, unit?: bigint];

function placed(kind: LotteryKind, [code, content, each = UNIT]: Bet, orderId = "one"): PlacedLine {
  const playType = PLAY_TYPES[kind].find((one) => one.code === code);
  const chosen = playType && chosenIn(playType, content);
  if (!chosen) throw new Error(`${kind} has no ${code} ${content}`);
  return { orderId, playType, chosen, odds: playType.odds, each, stake: each * BigInt(betsOf(playType, chosen)) };
}

/** How many of 100 draws pay back at least that much. */
function sharePaying(kind: LotteryKind, lines: readonly PlacedLine[], least: bigint): number {
  let paying = 0;
  for (let i = 0; i < DRAWS; i += 1) {
    const seed = hash("sha256", `${kind} ${i}`, "buffer");
    const drawn = drawNumbers(kind, seed, { gameCode: kind, numero: "1" });
    const paid = lines.reduce(
      (sum, line) => sum + line.each * line.playType.returns(drawn, line.chosen, line.odds),
      0n,
    );
    if (paid >= least * 100n) paying += 1;
  }
  return (paying / DRAWS) * 100;
}

const list = (from: number, until: number, width = 1) =>
  Array.from({ length: until - from }, (_, i) => String(from + i).padStart(width, "0")).join();
const all = list(0, 10);

const oneResult: [name: string, kind: LotteryKind, bets: Bet[], coveredUnits: number][] = [
  ["big alone", "FIVE_DIGITS", [["SUM", "BIG"]], 0],
  ["big and small", "FIVE_DIGITS", [["SUM", "BIG,SMALL"]], 1.9],
  [
    "big twice, small once",
    "THREE_DIGITS",
    [
      ["SUM", "BIG", 2_000n],
      ["SUM", "SMALL"],
    ],
    1.9,
  ],
  ["eight digits of ten", "FIVE_DIGITS", [["DIGIT_1", list(0, 8)]], 0],
  ["nine digits of ten", "FIVE_DIGITS", [["DIGIT_1", list(0, 9)]], 9],
  ["all digits", "FIVE_DIGITS", [["DIGIT_1", all]], 9.5],
  [
    "a digit, and the pairs with the others",
    "FIVE_DIGITS",
    [
      ["DIGIT_4", list(0, 5), 10_000n],
      ["LAST_TWO", `${list(5, 10)}|${all}`],
    ],
    95,
  ],
  [
    "ten times the same pairs are no cover",
    "FIVE_DIGITS",
    Array.from({ length: 10 }, (): Bet => ["LAST_TWO", `0|${all}`]),
    0,
  ],
  [
    "big sums, and all numbers with small ones",
    "THREE_DIGITS",
    [
      ["SUM", "BIG", 500_000n],
      ["ALL_THREE", `${list(0, 5)}|${list(0, 5)}|${list(0, 5)}`],
    ],
    0,
  ],
  ["small and big throws", "THREE_DICE", [["SUM", "BIG,SMALL"]], 1.95],
  ["all faces", "THREE_DICE", [["ONE_FACE", "1,2,3,4,5,6"]], 5.2],
  ["all sums of two runners", "RACE", [["SUM_TWO", list(3, 20)]], 8.5],
  ["a big and a small winner", "RACE", [["WINNER_SIZE", "BIG,SMALL"]], 1.9],
  ["special number: all", "VIETNAM_NORTH", [["DE", list(0, 100, 2)]], 95],
  [
    "special number: big, and the small ones one by one",
    "VIETNAM_SOUTH",
    [
      ["DE_SIZE", "BIG", 50_000n],
      ["DE", list(0, 50, 2)],
    ],
    95,
  ],
  [
    "special number of three digits: all but one first digit",
    "VIETNAM_NORTH",
    [["BA_CANG", `${list(0, 9)}|${all}|${all}`]],
    900,
  ],
];

test.each(oneResult)("%s (%s)", (_, kind, bets, coveredUnits) => {
  const lines = bets.map((bet) => placed(kind, bet));
  const covered = coveredStakes(kind, lines).get("one") ?? 0n;
  expect(Number(covered) / Number(UNIT)).toBe(coveredUnits);
  const staked = lines.reduce((sum, { stake }) => sum + stake, 0n);
  // Three standard deviations of so many draws are two of 100.
  if (covered > 0n) expect(sharePaying(kind, lines, covered)).toBeGreaterThan(88);
  if (covered < staked) expect(sharePaying(kind, lines, covered + 1n)).toBeLessThan(92);
});

const severalResults: [name: string, kind: LotteryKind, bets: Bet[], coveredUnits: number][] = [
  ["the same digits at five places", "FIVE_DIGITS", [1, 2, 3, 4, 5].map((i): Bet => [`DIGIT_${i}`, "1,3,5,7,9"]), 0],
  [
    "odd runners at three places",
    "RACE",
    ["WINNER", "SECOND", "THIRD"].map((place): Bet => [place, "01,03,05,07,09"]),
    0,
  ],
  [
    "the special number and that of the head",
    "VIETNAM_NORTH",
    [
      ["DE", list(0, 50, 2)],
      ["DE_DAU", list(50, 100, 2)],
    ],
    0,
  ],
  ["ten numbers anywhere", "VIETNAM_NORTH", [["LO", list(0, 10, 2)]], 0],
  ["all numbers anywhere", "VIETNAM_NORTH", [["LO", list(0, 100, 2)]], 94.77],
  ["95 numbers anywhere", "VIETNAM_SOUTH", [["LO", list(0, 95, 2)]], 94.86],
  ["both of some numbers", "VIETNAM_NORTH", [["XIEN_2", list(0, 20, 2)]], 0],
];

test.each(severalResults)("%s (%s)", (_, kind, bets, coveredUnits) => {
  const covered =
    coveredStakes(
      kind,
      bets.map((bet) => placed(kind, bet)),
    ).get("one") ?? 0n;
  expect(Number(covered) / Number(UNIT)).toBe(coveredUnits);
});

test("all pairs of numbers cover each other", () => {
  const tens = Array.from({ length: 10 }, (_, ten) => list(10 * ten, 10 * ten + 10, 2));
  // Each line has the pairs of two tens; so the pairs within a ten are in nine lines.
  const lines = tens.flatMap((one, i) =>
    tens.slice(i + 1).map((two) => placed("VIETNAM_NORTH", ["XIEN_2", `${one},${two}`])),
  );
  const staked = lines.reduce((sum, { stake }) => sum + stake, 0n);
  const covered = coveredStakes("VIETNAM_NORTH", lines).get("one") ?? 0n;
  expect(Number(covered) / Number(staked)).toBeGreaterThan(0.7);
});

test("orders share what they cover by their stakes, to the last unit, and each kind of bet in its own group", () => {
  const lines = [
    placed("FIVE_DIGITS", ["SUM", "BIG", 3_333n], "a"),
    placed("FIVE_DIGITS", ["DIGIT_1", "7"], "a"),
    placed("FIVE_DIGITS", ["SUM", "SMALL", 1_111n], "b"),
    placed("FIVE_DIGITS", ["SUM", "SMALL", 1_112n], "c"),
  ];
  const covered = coveredStakes("FIVE_DIGITS", lines);
  // SMALL pays 1.9 × 2,223 = 4,223.7: that is covered of 5,556.
  expect([...covered.values()].reduce((sum, one) => sum + one, 0n)).toBe(4_223n);
  expect(covered.get("a")).toBe((4_223n * 3_333n) / 5_556n);
  expect(coveredStakes("FIVE_DIGITS", lines.toReversed())).toEqual(covered);
});
