import { sql } from "drizzle-orm";

/** Points of a win: ten for each time that it pays its stake, but never more than this. */
export const MOST_POINTS = 1_000;

/** Whether the highest single gain counts, instead of the sum. */
const isHighest = sql`exists (select from leaderboards where id = own.leaderboard_id and rule = 'MULTIPLIER')`;

/**
 * The part of `countBet`'s statement that counts bets on the leaderboards that are on and that their members take part in.
 * The score of a leaderboard that ended in the meantime stays as it is.
 */
export const countsScore = sql`
  insert into leaderboard_scores as own (leaderboard_id, member_id, score, reached_at)
  select id, member_id, gain, settled_at
  from settled join leaderboards on leaderboards.currency = settled.currency and min_bet <= valid_bet
    and settled_at >= starts_at and settled_at < ends_at
  cross join lateral (select case rule
    when 'TURNOVER' then valid_bet
    when 'MULTIPLIER' then win_amount * 100 / bet_amount
    when 'WINS' then (win_amount > bet_amount)::integer
    when 'POINTS' then case when win_amount > bet_amount
      then least(${sql.raw(String(MOST_POINTS))}, win_amount * 10 / bet_amount) else 0 end
  end as gain) as gained
  where ended_at is null and gain > 0
  and (cardinality(games) = 0 or node_id = any (games))
  and (kind = 'RACE' or exists (
    select from leaderboard_scores where leaderboard_id = leaderboards.id and member_id = settled.member_id))
  order by id, member_id
  on conflict (leaderboard_id, member_id) do update
  set reached_at = excluded.reached_at,
    score = case when ${isHighest} then excluded.score else own.score + excluded.score end
  where own.rank is null and (excluded.score > own.score or not ${isHighest})`;
