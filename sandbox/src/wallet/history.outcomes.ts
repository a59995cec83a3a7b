import type { SeededRandom } from "@atrium/arcade/seededRandom";
import { shareOf } from "@atrium/arcade/shares";
import type { BetStatus } from "../games/bets.tables.ts";

/** Chances and multiples of a category's bets. Multiples are hundredths of the stake. */
interface Habit {
  /** Chance of a bet that pays out. */
  wins: number;
  multiples: readonly number[];
  /** Chance of a draw: the stake is returned. */
  draws: number;
  /** Chance of a cancelled bet: the stake is returned. */
  cancels: number;
  /** Minimum and maximum minutes from the bet to its result. */
  settles: readonly [number, number];
  content: (random: SeededRandom) => string | undefined;
}

const selections = ["Home", "Away"];
const seats = ["Banker", "Player", "Tie", "Dragon", "Tiger", "Red", "Black", "Odd", "Even"];
const digits = (random: SeededRandom, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join(" ");

const slots: Habit = {
  wins: 0.255,
  multiples: [50, 80, 120, 150, 200, 250, 400, 500, 800, 1200],
  draws: 0,
  cancels: 0.002,
  settles: [0, 0],
  content: (random) => `${random.pick([10, 20, 25, 40])} lines`,
};
const matches: Habit = {
  wins: 0.44,
  multiples: [165, 180, 190, 195, 210, 240, 310],
  draws: 0.03,
  cancels: 0.015,
  settles: [95, 2_200],
  content: (random) => random.pick(selections),
};
/** By category. */
export const habits: Readonly<Record<string, Habit>> = {
  RNG: slots,
  FISH: { ...slots, wins: 0.38, multiples: [100, 150, 200, 300, 500], content: () => undefined },
  LIVE: {
    wins: 0.45,
    multiples: [195, 200, 200, 205],
    draws: 0.05,
    cancels: 0.003,
    settles: [0.4, 1.2],
    content: (random) => random.pick(seats),
  },
  PVP: {
    wins: 0.48,
    multiples: [190, 192, 195],
    draws: 0.02,
    cancels: 0.004,
    settles: [1, 6],
    content: () => undefined,
  },
  SPORTS: matches,
  ESPORTS: { ...matches, settles: [40, 400] },
  ELOTT: {
    wins: 0.1,
    multiples: [930, 940, 950],
    draws: 0,
    cancels: 0.004,
    settles: [0.5, 5],
    content: (random) => digits(random, 3),
  },
};

/** How a bet that was not cancelled ended. */
export interface PastOutcome {
  status: Exclude<BetStatus, "UNSETTLED">;
  winAmount: bigint;
  validBet: bigint;
  minutes: number;
  content: string | undefined;
}

/** Outcome of a past bet of that category and stake. */
export function pastOutcome(category: string, stake: bigint, random: SeededRandom): PastOutcome {
  const habit = habits[category] ?? slots;
  const [shortest, longest] = habit.settles;
  const minutes = shortest + random.next() * (longest - shortest);
  const content = habit.content(random);
  const at = random.next();
  if (at < habit.cancels) return { status: "CANCELLED", winAmount: stake, validBet: 0n, minutes, content };
  if (at < habit.cancels + habit.draws) return { status: "DRAW", winAmount: stake, validBet: 0n, minutes, content };
  if (at < habit.cancels + habit.draws + habit.wins) {
    const winAmount = shareOf(stake, BigInt(random.pick(habit.multiples)), 100n);
    if (winAmount === stake) return { status: "DRAW", winAmount, validBet: 0n, minutes, content };
    return { status: winAmount < stake ? "LOST" : "WON", winAmount, validBet: stake, minutes, content };
  }
  return { status: "LOST", winAmount: 0n, validBet: stake, minutes, content };
}
