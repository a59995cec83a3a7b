import { sql } from "drizzle-orm";

/** A bet that was settled just now. Amounts are minor units. */
export interface SettledBet {
  betId: string;
  memberId: number;
  nodeId: number;
  gameCategory: string;
  currency: string;
  betAmount: bigint;
  /** The part that counts as turnover: the stake without what opposite bets cover, or 0 when it was returned. */
  validBet: bigint;
  winAmount: bigint;
  playMoney: boolean;
}

/**
 * Settled bets as rows of a statement, read from the JSON of `settledJson`. Each domain that counts bets has
 * a part of one statement (`records/countBet.ts`) that reads these rows by the name `settled`, because a statement of its own
 * would cost each bet a round trip to the database.
 */
export const settledRows = sql`
  json_to_recordset(${sql.placeholder("settled")}::json) as settled (bet_id text, member_id integer, node_id integer,
    currency text, bet_amount bigint, valid_bet bigint, win_amount bigint, settled_at timestamptz, point_type text, per_point bigint,
    daily_cap integer)`;
