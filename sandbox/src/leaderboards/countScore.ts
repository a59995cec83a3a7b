import { sql } from "drizzle-orm";
import { settledBet } from "../games/settledBet.ts";

/** Points of a win: ten for each time that it pays its stake, but never more than this. */
export const MOST_POINTS = 1_000;

const { memberId, nodeId, currency, validBet: stake, winAmount: payout, settledAt } = settledBet;

/** Whether the highest single gain counts, instead of the sum. */
const isHighest = sql`exists (select from leaderboards where id = own.leaderboard_id and rule = 'MULTIPLIER')`;

/**
 * The part of `countBet`'s statement that counts a bet on the leaderboards that are on and that its member takes part in.
 * The score of a leaderboard that ended in the meantime stays as it is.
 */
export const countsScore = sql`
  insert into leaderboard_scores as own (leaderboard_id, member_id, score, reached_at)
  select id, ${memberId}, gain, ${settledAt}
  from leaderboards cross join lateral (select case rule
    when 'TURNOVER' then ${stake}
    when 'MULTIPLIER' then ${payout} * 100 / ${stake}
    when 'WINS' then (${payout} > ${stake})::integer
    when 'POINTS' then case when ${payout} > ${stake} then least(${sql.raw(String(MOST_POINTS))}, ${payout} * 10 / ${stake}) else 0 end
  end as gain) as gained
  where ended_at is null and ${settledAt} >= starts_at and ${settledAt} < ends_at
  and currency = ${currency} and min_bet <= ${stake} and gain > 0
  and (cardinality(games) = 0 or ${nodeId} = any (games))
  and (kind = 'RACE' or exists (
    select from leaderboard_scores where leaderboard_id = leaderboards.id and member_id = ${memberId}))
  order by id
  on conflict (leaderboard_id, member_id) do update
  set reached_at = excluded.reached_at,
    score = case when ${isHighest} then excluded.score else own.score + excluded.score end
  where own.rank is null and (excluded.score > own.score or not ${isHighest})`;
