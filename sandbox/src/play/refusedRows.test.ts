import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { refusedBy } from "../testing/refusedBy.ts";

/** Bets, orders and rounds that are written past the platform's code. The database itself must refuse each. */
const { db } = await openPlatformForFile();

const FIRST_LOST = sql`(select bet_id from bets where status = 'LOST' order by bet_id limit 1)`;

/** An order in that state, with that stake, win and time of its settlement. */
const order = (outcome: string) => sql`
  insert into lottery_orders (order_id, member_id, slip_key, digest, node_id, game_code, numero, step, steps, stop_on_win,
    lines, bet_count, currency, placed_at, closes_at, draws_at, state, stake, win, settled_at)
  values ('plain', 3, 'plain', 'x', 1, 'SEA_5D_1M', '1', 1, 1, false, '[]', 1, 'VND', now(), now(), now(),
    ${sql.raw(outcome)})`;

const SESSION = "3b241101-e2bb-4255-8caf-4136c566a962";
const session = (accountId: string) => sql`
  insert into play_sessions (id, secret_hash, node_id, member_id, account_id, currency, play_money, language, started_at,
    last_seen_at, next_round_at)
  values (${SESSION}, 'plain', 1, 3, ${accountId}, 'VND', false, 'EN', now(), now(), now())`;

/** A round of a stake of 5, with that bet, win, state and time of its settlement. */
const round = (outcome: string) => sql`
  insert into play_rounds (key, session_id, node_id, digest, choice, stake, placed_at, settles_at, bet, win, status, settled_at)
  values (${SESSION}, ${SESSION}, 1, 'x', '{}', 5, now(), now(), ${sql.raw(outcome)})`;

const REFUSED: [string, string, SQL[]][] = [
  [
    "a bet of nothing",
    "bets_amounts",
    [sql`update bets set bet_amount = 0, valid_bet = 0 where bet_id = ${FIRST_LOST}`],
  ],
  [
    "more turnover than the stake",
    "bets_amounts",
    [sql`update bets set valid_bet = bet_amount + 1 where bet_id = ${FIRST_LOST}`],
  ],
  ["a lost bet that wins", "bets_outcome", [sql`update bets set win_amount = bet_amount where bet_id = ${FIRST_LOST}`]],
  [
    "a win below the stake",
    "bets_outcome",
    [sql`update bets set status = 'WON', win_amount = bet_amount - 1 where bet_id = ${FIRST_LOST}`],
  ],
  [
    "a settled bet without its time",
    "bets_settled",
    [sql`update bets set settled_at = null where bet_id = ${FIRST_LOST}`],
  ],
  [
    "a bet of nobody",
    "bets_member_id_members_id_fk",
    [sql`update bets set member_id = 987654 where bet_id = ${FIRST_LOST}`],
  ],
  ["an order of nothing", "lottery_orders_amounts", [order("'OPEN', 0, null, null")]],
  ["an order that won less than its stake", "lottery_orders_outcome", [order("'WON', 5, 4, now()")]],
  ["an order that lost and is paid", "lottery_orders_outcome", [order("'LOST', 5, 5, now()")]],
  ["an order in an unknown state", "lottery_orders_outcome", [order("'HELD', 5, 0, now()")]],
  [
    "a game session on an account that does not exist",
    "play_sessions_account_id_ledger_accounts_id_fk",
    [session("member:3:pocket")],
  ],
  [
    "a round that returns more without being settled",
    "play_rounds_won",
    [session("member:3:main"), round("5, 5, 'REFUNDED', now()")],
  ],
  [
    "a round that takes less than its stake",
    "play_rounds_amounts",
    [session("member:3:main"), round("4, 0, 'SETTLED', now()")],
  ],
  [
    "a settled round without its time",
    "play_rounds_settled",
    [session("member:3:main"), round("5, 0, 'SETTLED', null")],
  ],
];

test.each(REFUSED)("refuses %s", async (_, constraint, statements) => {
  expect(await refusedBy(db, statements)).toBe(constraint);
});

test("accepts an order and a round that keep the rules", async () => {
  const rows = [order("'LOST', 5, 0, now()"), session("member:3:main"), round("5, 0, 'SETTLED', now()")];
  expect(await refusedBy(db, rows)).toBeUndefined();
});
