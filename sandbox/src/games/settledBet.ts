import { type SQL, sql } from "drizzle-orm";

/** A bet that was settled just now. Amounts are minor units. */
export interface SettledBet {
  betId: string;
  memberId: number;
  nodeId: number;
  gameCategory: string;
  currency: string;
  /** The part that counts as turnover: the stake, or 0 when it was returned. */
  validBet: bigint;
  winAmount: bigint;
  playMoney: boolean;
}

const parameter = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/**
 * A settled bet as parameters of a prepared statement. Each domain that counts bets has a part of one statement
 * (`records/countBet.ts`), because a statement of its own would cost each bet a round trip to the database.
 */
export const settledBet = {
  betId: parameter("betId", "text"),
  memberId: parameter("memberId", "integer"),
  nodeId: parameter("nodeId", "integer"),
  currency: parameter("currency", "text"),
  validBet: parameter("validBet", "bigint"),
  winAmount: parameter("winAmount", "bigint"),
  settledAt: parameter("settledAt", "timestamptz"),
};
