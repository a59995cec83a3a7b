import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { rebateDays } from "./rebates.tables.ts";

/**
 * Computes the rebates for the bets that were settled on a day, once, in one statement of the database. An account gets
 * its rate of its own valid bets. Of the bets of each account right below and its downline, it gets the difference
 * between its rate and the rate of that account. Commissions are for bets in the account's currency. `onlyFor` is the
 * id of an account, for the seed.
 */
export async function reckonDay(tx: Tx, { days, from, until }: ReportRange, onlyFor?: number): Promise<void> {
  const day = days.first;
  const marked = await tx.insert(rebateDays).values({ day }).onConflictDoNothing().returning();
  if (marked.length === 0) return;
  await tx.execute(sql`
    with volumes as materialized (
      select member_id, currency, sum(valid_bet) as base from bets
      where settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${until.toISOString()}::timestamptz
        and status in ('WON', 'LOST') and not play_money
      group by member_id, currency),
    own as (
      select members.id as member_id, volumes.currency, members.rebate as rate, volumes.base
      from volumes join members on members.id = volumes.member_id
      where members.closed_at is null),
    -- Materialized: the database would join each volume with all agents of its currency first.
    lines as materialized (
      select volumes.currency, volumes.base, below.id, below.upline_id, below.rebate
      from volumes join members on members.id = volumes.member_id
      cross join unnest(string_to_array(trim(both '/' from members.path), '/')::integer[]) as line (id)
      join members as below on below.id = line.id),
    through as (
      select agent.id as member_id, below.currency, agent.rebate as rate, below.rebate as rate_below,
        count(distinct below.id) as accounts, sum(below.base) as base
      from lines as below
      join members as agent on agent.id = below.upline_id and agent.currency = below.currency
      where agent.rebate > below.rebate and agent.closed_at is null
      group by agent.id, below.currency, agent.rebate, below.rebate),
    shares as (
      select member_id, currency, rate, sum(base * (rate - rate_below)) as exact,
        jsonb_agg(jsonb_build_object('rateBelow', rate_below, 'accounts', accounts, 'base', base::text)
          order by rate_below) as parts
      from through group by member_id, currency, rate),
    reckoned as (
      select coalesce(own.member_id, shares.member_id) as member_id, coalesce(own.currency, shares.currency) as currency,
        coalesce(own.rate, shares.rate) as rate, coalesce(own.base, 0) as own_base,
        ${partOf(sql`coalesce(own.base * own.rate, 0)`)} as own_amount, coalesce(shares.parts, '[]') as shares,
        ${partOf(sql`coalesce(shares.exact, 0)`)} as commission
      from own full join shares on shares.member_id = own.member_id and shares.currency = own.currency)
    insert into rebates (member_id, day, currency, rate, own_base, own_amount, shares, commission)
    select member_id, ${day}::date, currency, rate, own_base, own_amount, shares, commission from reckoned
    where own_amount + commission > 0 and member_id = coalesce(${onlyFor ?? null}::integer, member_id)
    order by member_id, currency`);
}

/** An amount from its ten-thousandths, rounded as `shareOf` does; for amounts of 0 and more. */
const partOf = (exact: SQL) => sql`(
  div(${exact}, 10000) + case
    when mod(${exact}, 10000) > 5000 or (mod(${exact}, 10000) = 5000 and mod(div(${exact}, 10000), 2) = 1) then 1
    else 0 end)`;
