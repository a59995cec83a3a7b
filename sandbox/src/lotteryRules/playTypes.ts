import type { LotteryKind } from "./kinds.ts";
import type { LotteryTraits } from "./lotteryTraits.ts";
import type { PlayType } from "./playType.ts";
import { THREE_DICE } from "./playTypes.dice.ts";
import { FIVE_DIGITS, THREE_DIGITS } from "./playTypes.digits.ts";
import { RACE } from "./playTypes.race.ts";
import { VIETNAM_NORTH, VIETNAM_SOUTH } from "./playTypes.vietnam.ts";

/** What can be bet on each kind of draw, what to begin with first. */
export const PLAY_TYPES: Readonly<Record<LotteryKind, readonly PlayType[]>> = {
  FIVE_DIGITS,
  THREE_DIGITS,
  THREE_DICE,
  RACE,
  VIETNAM_NORTH,
  VIETNAM_SOUTH,
};

/** Odds at the house's second prize table, in percent of the first. */
const SECOND_TABLE = 98n;

/** A lottery's odds of a play type, in hundredths. */
export const oddsIn = ({ prizeMode }: Pick<LotteryTraits, "prizeMode">, { odds }: PlayType): readonly bigint[] =>
  prizeMode === "ZY" ? odds.map((one) => (one * SECOND_TABLE) / 100n) : odds;

/** A lottery's play type of a code; undefined when it has none. */
export const playTypeOf = ({ kind }: Pick<LotteryTraits, "kind">, code: string): PlayType | undefined =>
  PLAY_TYPES[kind].find((playType) => playType.code === code);

/** What to begin with. */
export const defaultPlayType = ({ kind }: Pick<LotteryTraits, "kind">): string => PLAY_TYPES[kind][0]?.code ?? "";

/** Most that a unit may win, in minor units: what brings more takes smaller stakes. */
const MOST_WON = 5_000_000_000n;

/** A game's smallest and largest stake, in minor units. */
interface Stakes {
  minBet: bigint;
  maxBet: bigint;
}

/** The bounds of a unit, in minor units. */
export function unitsOf({ game }: { game: Stakes }, { odds }: PlayType): { min: bigint; max: bigint } {
  const best = odds.reduce((most, one) => (one > most ? one : most), 100n);
  const { minBet, maxBet } = game;
  const affordable = ((MOST_WON * 100n) / best / minBet) * minBet;
  return { min: minBet, max: affordable < minBet ? minBet : affordable < maxBet ? affordable : maxBet };
}
