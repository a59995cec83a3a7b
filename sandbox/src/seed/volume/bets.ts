import { sql } from "drizzle-orm";
import { PLAYER_TYPE } from "../../accountTypes.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { SeedContext } from "../../db/seedContext.ts";
import { startOfToday } from "../../reports/reportRange.ts";
import { habits } from "../../wallet/history.outcomes.ts";
import { base36, drawn, oneOf } from "./draws.ts";

/** Bets per session: 4 to 28. */
const SHORTEST = 4;
const SPREAD = 25;
const MEAN = SHORTEST + (SPREAD - 1) / 2;

const number = sql`number`;

/**
 * Adds bets of the members from an id on: sessions of a player on one game, over the last year, more of them recently. A
 * few players play much, most a little. Leaves the sessions in the temporary table `volume_sessions` for the ledger.
 */
export async function addBets(tx: Tx, { now }: SeedContext, firstMemberId: number, total: number): Promise<void> {
  const until = startOfToday(now).toISOString();
  await addSessions(tx, firstMemberId, Math.ceil((total / MEAN) * 1.1), until);
  await addHabits(tx);
  await tx.execute(sql`
    insert into bets (bet_id, member_id, node_id, vassalage, game_category, game_name, placed_at, settled_at, numero,
      content, bet_amount, valid_bet, win_amount, status, currency, play_money)
    select 'B' || ${base36(sql`(extract(epoch from placed_at) * 1000)::bigint`, 9)} || ${base36(number, 5)},
      member_id, node_id, vassalage, category, game_name, placed_at, case when is_open then null else settled_at end,
      to_char(placed_at, 'YYMMDD') || lpad((number % 10000)::text, 4, '0'), content, stake,
      case when not is_open and status in ('WON', 'LOST') then stake else 0 end,
      case when is_open then 0 else payout end, case when is_open then 'UNSETTLED'::bet_status else status end, 'VND', false
    from (
      select *, placed_at + minutes * interval '1 minute' as settled_at,
        placed_at + minutes * interval '1 minute' >= ${until}::timestamptz as is_open,
        (case when not is_played then 'CANCELLED' when payout < stake then 'LOST' when payout = stake then 'DRAW'
          else 'WON' end)::bet_status as status
      from (
        select *, case when not is_played or is_drawn then stake when is_paid then stake * multiple / 100 else 0 end as payout
        from (
          select bet.*, least(max_bet, min_bet * size * ${oneOf(sql`array[1, 1, 1, 2, 2, 3, 5, 10]`, number, 21)}) as stake,
            shortest + ${drawn(number, 22)} * (longest - shortest) as minutes,
            ${oneOf(sql`multiples`, number, 23)} as multiple, ${oneOf(sql`contents`, number, 24)} as content,
            chance >= cancels as is_played, chance < cancels + draws as is_drawn, chance < cancels + draws + wins as is_paid
          from (
            select row_number() over (order by session.number, turn) as number, member_id, node_id, vassalage, category,
              game_name, min_bet, max_bet, size,
              ${drawn(sql`session.number * 64 + turn`, 20)} as chance,
              date_trunc('milliseconds', started_at + (turn * 20 + ${drawn(sql`session.number * 64 + turn`, 25)} * 15)
                * interval '1 second') as placed_at
            from volume_sessions as session cross join lateral generate_series(1, session.bets) as turn
            order by session.number, turn limit ${total}
          ) as bet join volume_habits using (category)
        ) as staked
      ) as paid
    ) as settled
    order by placed_at`);
}

/** The game of a session is one of all open games, often a popular one. */
async function addSessions(tx: Tx, firstMemberId: number, count: number, until: string): Promise<void> {
  await tx.execute(sql`
    create temporary table volume_players on commit drop as
    select id, registered_at, row_number() over (order by hashint8extended(id::bigint, 10)) as place
    from members where id >= ${firstMemberId} and type = ${PLAYER_TYPE}`);
  await tx.execute(sql`
    create temporary table volume_games on commit drop as
    select node_id, vassalage, game_type as category, names ->> 'EN' as game_name, min_bet, max_bet,
      row_number() over (order by popularity desc, node_id) as place
    from games where status = 'ACTIVE'`);
  await tx.execute(sql`
    create temporary table volume_sessions on commit drop as
    select number, player.id as member_id, game.*, bets,
      1 + floor(power(${drawn(sql`player.id::bigint`, 11)}, 3) * 8)::integer as size,
      ${until}::timestamptz - (floor(1 + power(age, 1.2) * least(364,
        extract(epoch from ${until}::timestamptz - player.registered_at) / 86400)) - time_of_day) * interval '1 day'
        as started_at
    from (
      select number, ${sql.raw(String(SHORTEST))} + floor(${drawn(number, 12)} * ${sql.raw(String(SPREAD))})::integer as bets,
        1 + floor(power(${drawn(number, 13)}, 1.8) * (select count(*) from volume_players))::bigint as player_place,
        1 + floor(power(${drawn(number, 14)}, 1.6) * (select count(*) from volume_games))::bigint as game_place,
        ${drawn(number, 15)} as age, greatest(${drawn(number, 16)}, ${drawn(number, 17)} * 0.9) * 0.97 as time_of_day
      from generate_series(1::bigint, ${sql.raw(String(count))}) as number
    ) as session
    join volume_players as player on player.place = player_place
    join volume_games as game on game.place = game_place`);
  await tx.execute(sql`analyze volume_sessions`);
}

const CONTENTS: Readonly<Record<string, string>> = {
  RNG: "10 lines|20 lines|25 lines|40 lines",
  LIVE: "Banker|Player|Tie|Dragon|Tiger|Red|Black|Odd|Even",
  SPORTS: "Home|Away",
  ESPORTS: "Home|Away",
  ELOTT: "1 2 3|4 0 7|9 9 1|5 3 8",
};

async function addHabits(tx: Tx): Promise<void> {
  const rows = Object.entries(habits).map(([category, { wins, draws, cancels, settles, multiples }]) => ({
    category,
    wins,
    draws,
    cancels,
    shortest: settles[0],
    longest: settles[1],
    multiples,
    contents: CONTENTS[category]?.split("|") ?? [null],
  }));
  await tx.execute(sql`
    create temporary table volume_habits (category text, wins float8, draws float8, cancels float8, shortest float8,
      longest float8, multiples integer[], contents text[]) on commit drop`);
  await tx.execute(sql`
    insert into volume_habits select * from json_populate_recordset(null::volume_habits, ${JSON.stringify(rows)}::json)`);
}
