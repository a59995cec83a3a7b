import { sql } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { withoutGuards } from "../../db/rewriteLedger.ts";

/**
 * Posts the stakes and payouts of the members' bets, and what surrounds them: each session begins with a deposit of its
 * stakes, and ends with a withdrawal of most of what was won since the last one, with a rebate and sometimes a bonus;
 * agents get a salary each month. So no balance is ever below zero.
 */
export async function addMovements(tx: Tx, firstMemberId: number): Promise<void> {
  await collect(tx, firstMemberId);
  await withoutGuards(tx, async () => {
    await writePostings(tx);
    await writeBalances(tx, firstMemberId);
  });
}

async function collect(tx: Tx, firstMemberId: number): Promise<void> {
  await tx.execute(sql`
    create temporary table volume_played on commit drop as
    select session.number, session.member_id, min(bets.placed_at) - interval '1 second' as began_at,
      max(bets.placed_at) + interval '20 minutes' as ended_at, sum(bets.bet_amount)::bigint as staked,
      sum(bets.valid_bet)::bigint as valid
    from volume_sessions as session join bets on bets.member_id = session.member_id
      and bets.placed_at >= session.started_at and bets.placed_at < session.started_at + interval '20 minutes'
      and bets.node_id = session.node_id
    group by 1, 2`);
  await tx.execute(sql`
    create temporary table volume_moves (member_id integer, at timestamptz, place smallint, kind text, amount bigint,
      key text, reference text, remark text, counterpart text) on commit drop`);
  await tx.execute(sql`
    insert into volume_moves
    select member_id, placed_at, 2, 'BET', -bet_amount, 'bet:' || bet_id, bet_id, game_name, 'house:VND'
    from bets where member_id >= ${firstMemberId}
    union all
    select member_id, settled_at, 3, case when status in ('WON', 'LOST') then 'WIN' else 'REFUND' end, win_amount,
      case when status in ('WON', 'LOST') then 'win:' else 'refund:' end || bet_id, bet_id, game_name, 'house:VND'
    from bets where member_id >= ${firstMemberId} and win_amount > 0 and settled_at is not null`);
  await tx.execute(sql`
    insert into volume_moves
    select member_id, began_at, 1, 'DEPOSIT', staked, 'deposit:VD' || number, 'VD' || number, 'Bank transfer', 'cashier:VND'
    from volume_played
    union all
    select member_id, ended_at, 5, 'REBATE', valid / 200, 'rebate:VR' || number, 'VR' || number, null, 'promotions:VND'
    from volume_played where valid >= 200
    union all
    select member_id, began_at, 6, 'BONUS', staked / 10, 'bonus:VB' || number, 'VB' || number, null, 'promotions:VND'
    from volume_played where number % 40 = 0 and staked >= 10
    union all
    select id, month, 7, 'SALARY', 1000 * (1 + id % 900), 'salary:VS' || id || '-' || to_char(month, 'YYMM'),
      'VS' || id, null, 'promotions:VND'
    from members cross join generate_series(
      (select date_trunc('month', min(began_at)) + interval '1 month' from volume_played),
      (select max(began_at) from volume_played), interval '1 month') as month
    where id >= ${firstMemberId} and type <> 0`);
  // A session's withdrawal takes from the payouts since the one before.
  await tx.execute(sql`
    insert into volume_moves
    select member_id, max(at) filter (where won is null), 8, 'WITHDRAW', -(floor(sum(won) / 10000) * 8000)::bigint,
      'withdraw:VW' || max(number), 'VW' || max(number), 'Bank transfer', 'cashier:VND'
    from (
      select *, count(*) filter (where won is null) over (
        partition by member_id order by at, number rows between current row and unbounded following) as group_number
      from (
        select member_id, at, amount as won, null::bigint as number from volume_moves where kind in ('WIN', 'REFUND')
        union all
        select member_id, ended_at, null, number from volume_played
      ) as events
    ) as grouped
    where group_number > 0
    group by member_id, group_number having sum(won) >= 50000`);
  await tx.execute(sql`analyze volume_moves`);
}

/** Each movement as a transaction of two entries, in the order of their times. */
async function writePostings(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table volume_postings on commit drop as
    select row_number() over (order by at, place, key) as number, volume_moves.*, 'member:' || member_id || ':main' as account
    from volume_moves`);
  await tx.execute(sql`
    insert into ledger_transactions (id, key, kind, at, reference, remark, digest, lines) overriding system value
    select (select coalesce(max(id), 0) from ledger_transactions) + number, key, kind, at, reference, remark,
      encode(sha256(convert_to(kind || case when counterpart collate "C" < 'member'
        then counterpart || '=' || -amount || ';' || account || '=' || amount
        else account || '=' || amount || ';' || counterpart || '=' || -amount end, 'UTF8')), 'hex'), 2
    from volume_postings order by number`);
  await tx.execute(sql`
    insert into ledger_entries (id, transaction_id, line, account_id, amount, currency, at, balance_after)
      overriding system value
    select first.entry + 2 * number + line - 2, first.posting + number, line,
      case line when 1 then account else counterpart end, case line when 1 then amount else -amount end, 'VND', at,
      case line when 1 then balance end
    from (
      select *, sum(amount) over (partition by member_id order by number) as balance from volume_postings
    ) as posting
    cross join generate_series(1, 2) as line
    cross join (
      select (select coalesce(max(id), 0) from ledger_entries) as entry,
        (select max(id) from ledger_transactions) - (select count(*) from volume_postings) as posting
    ) as first
    order by number, line`);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('ledger_transactions', 'id'), (select max(id) from ledger_transactions)),
      setval(pg_get_serial_sequence('ledger_entries', 'id'), (select max(id) from ledger_entries))`);
}

/** Sets the balances to the sums of the entries. */
async function writeBalances(tx: Tx, firstMemberId: number): Promise<void> {
  await tx.execute(sql`
    update ledger_accounts set balance = moved.amount, updated_at = moved.at
    from (select member_id, sum(amount) as amount, max(at) as at from volume_postings group by member_id) as moved
    where ledger_accounts.member_id = moved.member_id and kind = 'main' and moved.member_id >= ${firstMemberId}`);
  await tx.execute(sql`
    update ledger_accounts set balance = balance - moved.amount, updated_at = moved.at,
      counted_to = (select max(id) from ledger_entries)
    from (select counterpart, sum(amount) as amount, max(at) as at from volume_postings group by 1) as moved
    where id = moved.counterpart`);
}
