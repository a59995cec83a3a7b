import { sql } from "drizzle-orm";
import { settledBet } from "../games/settledBet.ts";

const { betId, memberId, nodeId, currency, validBet } = settledBet;

/**
 * The part of `countBet`'s statement that notes a bet for the jackpot of its game, unless members opt in to it. The job
 * `fill-jackpots` adds the stake to the levels within a second, and draws what the bet wins.
 */
export const feedsJackpot = sql`
  insert into jackpot_feeds (jackpot_id, bet_id, node_id, member_id, stake)
  select jackpots.id, ${betId}, jackpot_games.node_id, ${memberId}, ${validBet}
  from jackpot_games join jackpots on jackpots.id = jackpot_games.jackpot_id
  where jackpot_games.node_id = ${nodeId} and jackpots.currency = ${currency} and not jackpots.opt_in`;
