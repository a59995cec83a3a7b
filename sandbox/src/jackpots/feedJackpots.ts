import { sql } from "drizzle-orm";

/**
 * The part of `countBet`'s statement that notes bets for the jackpots of their games, unless members opt in to them. The job
 * `fill-jackpots` adds the stakes to the levels within a second, and draws what the bets win.
 */
export const feedsJackpot = sql`
  insert into jackpot_feeds (jackpot_id, bet_id, node_id, member_id, stake)
  select jackpots.id, bet_id, settled.node_id, member_id, valid_bet
  from settled join jackpot_games on jackpot_games.node_id = settled.node_id
  join jackpots on jackpots.id = jackpot_games.jackpot_id and jackpots.currency = settled.currency
  where not opt_in`;
