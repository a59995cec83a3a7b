import type { Leaderboard } from "./leaderboards.tables.ts";

/** The prize of a rank in minor units; null for a rank without one. */
export function prizeOf({ prizes }: Pick<Leaderboard, "prizes">, rank: number): bigint | null {
  const prize = prizes.find(({ from, to }) => rank >= from && rank <= to);
  return prize ? BigInt(prize.amount) : null;
}
