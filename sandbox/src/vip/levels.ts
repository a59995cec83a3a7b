import path from "node:path";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";

/** The currency of the club's amounts. Only bets in it count. */
export const CLUB_CURRENCY = "VND";

const amount = z.int().min(0).transform(BigInt);

const FACTS = readJson(
  path.join(import.meta.dirname, "levels.json"),
  z.array(z.strictObject({ turnover: amount, keepTurnover: amount, bonus: amount })),
);

/** A level of the club. Amounts are minor units of `CLUB_CURRENCY`. */
export interface Level {
  rankLevel: number;
  /** The turnover that a member needs to reach the level. */
  turnover: bigint;
  /** What a member has to bet in a month to keep the level. */
  keepTurnover: bigint;
  /** What is paid when a member comes to the level for the first time. */
  bonus: bigint;
}

/** The levels by rank, from 0. */
export const LEVELS: readonly Level[] = FACTS.map((facts, rank) => ({ rankLevel: rank, ...facts }));

/** The level of a rank; the lowest one for a rank that does not exist. */
export function levelOf(rank: number): Level {
  const level = LEVELS[rank] ?? LEVELS[0];
  if (!level) throw new Error("the club has no levels");
  return level;
}

/** The highest rank that a turnover reaches. */
export const rankFor = (turnover: bigint): number => LEVELS.findLastIndex((level) => level.turnover <= turnover);
