import { randomUUID } from "node:crypto";
import type { bets } from "../games/bets.tables.ts";

type Row = typeof bets.$inferInsert;

/** The row of a bet on a slot that a member lost at a moment; `stake` in minor units of VND. `changes` says what differs. */
export const testBet = (memberId: number, stake: bigint, at: Date, changes: Partial<Row> = {}): Row => ({
  betId: randomUUID(),
  memberId,
  nodeId: 1,
  vassalage: "ATR",
  gameCategory: "RNG",
  gameName: "Test",
  placedAt: at,
  settledAt: at,
  betAmount: stake,
  validBet: stake,
  winAmount: 0n,
  status: "LOST",
  currency: "VND",
  playMoney: false,
  ...changes,
});
