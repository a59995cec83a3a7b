import { shareOf } from "@atrium/arcade/shares";
import type { LotteryKind } from "./kinds.ts";
import type { LotteryTraits } from "./lotteryTraits.ts";
import type { PlayType } from "./playType.ts";
import { THREE_DICE } from "./playTypes.dice.ts";
import { FIVE_DIGITS, THREE_DIGITS } from "./playTypes.digits.ts";
import { RACE } from "./playTypes.race.ts";
import { VIETNAM_NORTH, VIETNAM_SOUTH } from "./playTypes.vietnam.ts";

/** Play types of each kind of draw, the default first. */
export const PLAY_TYPES: Readonly<Record<LotteryKind, readonly PlayType[]>> = {
  FIVE_DIGITS,
  THREE_DIGITS,
  THREE_DICE,
  RACE,
  VIETNAM_NORTH,
  VIETNAM_SOUTH,
};

/** Odds of the second prize table, in percent of the first. */
const SECOND_TABLE = 98n;

/** Odds of a play type in a lottery, in hundredths. */
export const oddsIn = ({ prizeMode }: Pick<LotteryTraits, "prizeMode">, { odds }: PlayType): readonly bigint[] =>
  prizeMode === "ZY" ? odds.map((one) => shareOf(one, SECOND_TABLE, 100n)) : odds;

/** A lottery's play type by code; undefined when there is none. */
export const playTypeOf = ({ kind }: Pick<LotteryTraits, "kind">, code: string): PlayType | undefined =>
  PLAY_TYPES[kind].find((playType) => playType.code === code);

/** Code of a lottery's default play type. */
export const defaultPlayType = ({ kind }: Pick<LotteryTraits, "kind">): string => PLAY_TYPES[kind][0]?.code ?? "";

/** Maximum win of one unit, in minor units: high odds lower the maximum stake. */
const MOST_WON = 5_000_000_000n;

/** A game's smallest and largest stake, in minor units. */
interface Stakes {
  minBet: bigint;
  maxBet: bigint;
}

/** Smallest and largest unit, in minor units. */
export function unitsOf({ game }: { game: Stakes }, { odds }: PlayType): { min: bigint; max: bigint } {
  const best = odds.reduce((most, one) => (one > most ? one : most), 100n);
  const { minBet, maxBet } = game;
  const affordable = ((MOST_WON * 100n) / best / minBet) * minBet;
  return { min: minBet, max: affordable < minBet ? minBet : affordable < maxBet ? affordable : maxBet };
}
