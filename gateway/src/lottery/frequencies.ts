import type { LotteryFrequency, LotteryKind } from "../__generated__/types.ts";
import type { LotteryDrawModel } from "./lottery.model.ts";

const numbersTo = (from: number, to: number, digits: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(digits, "0"));

const digits = numbersTo(0, 9, 1);
const pairs = numbersTo(0, 99, 2);

/** All numbers that can appear at a position; empty where only the draws show them. */
const possible: Readonly<Record<LotteryKind, readonly string[]>> = {
  FIVE_DIGITS: digits,
  THREE_DIGITS: digits,
  THREE_DICE: numbersTo(1, 6, 1),
  RACE: numbersTo(1, 10, 2),
  VIETNAM_NORTH: pairs,
  VIETNAM_SOUTH: pairs,
  UNKNOWN: [],
};

/**
 * The numbers of a draw by position. Lotteries of Vietnam have one position, with the last two digits of all prizes.
 */
const cameIn = ({ numbers, prizes }: LotteryDrawModel): string[][] =>
  prizes.length === 0
    ? numbers.map((number) => [number])
    : [prizes.flatMap((prize) => prize.numbers.map((number) => number.slice(-2)))];

/** How often each number appeared at each position, and how long ago. The first draw is the latest. */
export function frequenciesOf(kind: LotteryKind, draws: readonly LotteryDrawModel[]): LotteryFrequency[] {
  const came = draws.map(cameIn);
  const positions = Math.max(0, ...came.map(({ length }) => length));
  return Array.from({ length: positions }, (_, i) => i).flatMap((i) => {
    const sets = came.map((draw) => new Set(draw[i]));
    const numbers = possible[kind].length > 0 ? possible[kind] : [...new Set(sets.flatMap((set) => [...set]))].sort();
    return numbers.map((number): LotteryFrequency => {
      const gap = sets.findIndex((set) => set.has(number));
      return {
        position: i + 1,
        number,
        count: sets.filter((set) => set.has(number)).length,
        gap: gap === -1 ? null : gap,
      };
    });
  });
}
