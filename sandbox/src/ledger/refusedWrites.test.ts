import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restoreSnapshot } from "../db/snapshot.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import type { Platform } from "../platform.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openTestPlatform } from "../testing/openTestPlatform.ts";
import { balanceOf, memberAccountId, platformAccountId } from "./ledger.ts";

/** Writes past the platform's code, in plain SQL. The database itself must refuse each. */
let platform: Platform;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ platform, close } = await openTestPlatform());
});
afterAll(() => close());

const MINE = memberAccountId(3, "main");

/** Statements that post something, in one transaction. */
const posting = (lines: number, ...entries: SQL[]): SQL[] => [
  sql`insert into ledger_transactions (key, kind, at, digest, lines) values ('plain', 'ADJUST', now(), 'x', ${sql.raw(String(lines))})`,
  ...entries.map(
    (entry) => sql`insert into ledger_entries (transaction_id, line, account_id, amount)
      select id, ${entry} from ledger_transactions where key = 'plain'`,
  ),
];

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
    "entries that do not add up to zero",
    "ledger_transactions_balanced",
    posting(2, sql`1, 'member:3:main', 5`, sql`2, 'house:VND', -4`),
  ],
  ["a transaction with one entry", "ledger_transactions_balanced", posting(1, sql`1, 'member:3:main', 5`)],
  ["a transaction without entries", "ledger_transactions_balanced", posting(2)],
  ["a transaction of no lines", "ledger_transactions_lines", posting(0)],
  [
    "a transaction that lacks an entry",
    "ledger_transactions_balanced",
    posting(3, sql`1, 'member:3:main', 5`, sql`2, 'house:VND', -5`),
  ],
  [
    "entries that add up to zero only across currencies",
    "ledger_transactions_balanced",
    posting(2, sql`1, 'member:3:main', 5`, sql`2, 'house:FUN', -5`),
  ],
  ["an entry of nothing", "ledger_entries_amount", posting(2, sql`1, 'member:3:main', 0`, sql`2, 'house:VND', 0`)],
  [
    "more entries than the transaction says",
    "ledger_entries_line",
    posting(1, sql`1, 'member:3:main', 5`, sql`2, 'house:VND', -5`),
  ],
  ["two entries on one line", "ledger_entries_line", posting(2, sql`1, 'member:3:main', 5`, sql`1, 'house:VND', -5`)],
  [
    "an entry of an unknown account",
    "ledger_entries_account",
    posting(2, sql`1, 'member:3:pocket', 5`, sql`2, 'house:VND', -5`),
  ],
  [
    "a player's wallet below zero",
    "ledger_accounts_not_negative",
    posting(2, sql`1, 'member:3:main', -99999999999`, sql`2, 'house:VND', 99999999999`),
  ],
  [
    "an entry without a transaction",
    "",
    [sql`insert into ledger_entries (transaction_id, line, account_id, amount) values (999999999, 1, 'house:VND', 5)`],
  ],
  [
    "another entry of a transaction that is committed",
    "ledger_entries_line",
    [
      sql`insert into ledger_entries (transaction_id, line, account_id, amount)
        select id, 3, 'member:3:main', 5 from ledger_transactions order by id limit 1`,
    ],
  ],
  [
    "a second transaction under one key",
    "ledger_transactions_key_unique",
    [
      sql`insert into ledger_transactions (key, kind, at, digest, lines)
        select key, kind, at, digest, lines from ledger_transactions order by id limit 1`,
    ],
  ],
  [
    "a transaction of an unknown kind",
    "ledger_transactions_kind",
    [sql`insert into ledger_transactions (key, kind, at, digest, lines) values ('plain', 'GIFT', now(), 'x', 2)`],
  ],
  [
    "a transaction without a key",
    "ledger_transactions_key",
    [sql`insert into ledger_transactions (key, kind, at, digest, lines) values ('', 'ADJUST', now(), 'x', 2)`],
  ],
  [
    "a changed entry",
    "ledger_append_only",
    [sql`update ledger_entries set amount = amount + 1 where account_id = 'member:3:main'`],
  ],
  ["a deleted entry", "ledger_append_only", [sql`delete from ledger_entries where account_id = 'member:3:main'`]],
  ["a changed transaction", "ledger_append_only", [sql`update ledger_transactions set at = now(), remark = 'later'`]],
  ["a deleted transaction", "ledger_append_only", [sql`delete from ledger_transactions`]],
  ["an emptied ledger", "ledger_append_only", [sql`truncate ledger_entries`]],
  ["an emptied ledger with its transactions", "ledger_append_only", [sql`truncate ledger_transactions cascade`]],
  [
    "a balance without an entry",
    "ledger_accounts_by_entry",
    [sql`update ledger_accounts set balance = balance + 1 where id = 'member:3:main'`],
  ],
  [
    "a platform's balance without an entry",
    "ledger_accounts_by_entry",
    [sql`update ledger_accounts set balance = 0 where id = 'house:VND'`],
  ],
  [
    "an account that is opened with money",
    "ledger_accounts_opened_empty",
    [sql`insert into ledger_accounts values ('vendor:3:XX', 3, 'vendor', 'VND', 5, now())`],
  ],
  [
    "an account of nobody",
    "ledger_accounts_owner",
    [sql`insert into ledger_accounts values ('main', null, 'main', 'VND', 0, now())`],
  ],
  [
    "an account of a member that does not exist",
    "ledger_accounts_member",
    [sql`insert into ledger_accounts values ('vendor:987654:SBL', 987654, 'vendor', 'VND', 0, now())`],
  ],
  [
    "an account of another member",
    "ledger_accounts_owner",
    [sql`insert into ledger_accounts values ('vendor:3:XX', 4, 'vendor', 'VND', 0, now())`],
  ],
  [
    "an account of an unknown kind",
    "ledger_accounts_owner",
    [sql`insert into ledger_accounts values ('pocket:3', 3, 'pocket', 'VND', 0, now())`],
  ],
  [
    "another currency of an account",
    "ledger_accounts_fixed",
    [sql`update ledger_accounts set currency = 'FUN' where id = 'member:3:main'`],
  ],
  [
    "another owner of an account",
    "ledger_accounts_fixed",
    [sql`update ledger_accounts set member_id = 4 where id = 'member:3:main'`],
  ],
  [
    "a wallet that may go below zero",
    "ledger_accounts_owner",
    [sql`update ledger_accounts set counted_to = 1 where id = 'member:3:main'`],
  ],
  [
    "a checkpoint after the last entry",
    "ledger_accounts_counted",
    [sql`update ledger_accounts set counted_to = 9999999999 where id = 'house:VND'`],
  ],
  [
    "a checkpoint that goes back",
    "ledger_accounts_counted",
    [sql`update ledger_accounts set counted_to = 0 where id = 'house:VND'`],
  ],
  ["a deleted account", "ledger_append_only", [sql`delete from ledger_accounts where id = 'member:3:locked'`]],
  [
    "a deleted member who has accounts",
    "ledger_accounts_member",
    [sql`delete from members where id = (select max(id) from members)`],
  ],
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
  ["a lost bet that wins", "bets_outcome", [sql`update bets set win_amount = 5 where bet_id = ${FIRST_LOST}`]],
  ["a win of nothing", "bets_outcome", [sql`update bets set status = 'WON' where bet_id = ${FIRST_LOST}`]],
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
  ["an order that won nothing", "lottery_orders_outcome", [order("'WON', 5, 0, now()")]],
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
    [session(MINE), round("5, 5, 'REFUNDED', now()")],
  ],
  ["a round that takes less than its stake", "play_rounds_amounts", [session(MINE), round("4, 0, 'SETTLED', now()")]],
  ["a settled round without its time", "play_rounds_settled", [session(MINE), round("5, 0, 'SETTLED', null")]],
];

const HOUSE = platformAccountId("house", "VND");

/** The constraint that refuses the statements; undefined when they are carried out. */
async function refusalOf(statements: readonly SQL[]): Promise<string | undefined> {
  const written = platform.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });
  return written.then(
    () => undefined,
    (error: unknown) => violatedConstraint(error) ?? "",
  );
}

test.each(REFUSED)("refuses %s", async (_, constraint, statements) => {
  const { db } = platform;
  const before = [await balanceOf(db, MINE), await balanceOf(db, HOUSE)];
  expect(await refusalOf(statements)).toBe(constraint);
  expect([await balanceOf(db, MINE), await balanceOf(db, HOUSE)]).toEqual(before);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("accepts a posting in plain SQL that keeps the rules, and completes its entries", async () => {
  const { db } = platform;
  const before = await balanceOf(db, MINE);
  expect(await refusalOf(posting(2, sql`1, 'member:3:main', 5`, sql`2, 'house:VND', -5`))).toBeUndefined();
  expect(await balanceOf(db, MINE)).toBe(before + 5n);
  expect(await entriesOf("plain")).toEqual([
    { account: MINE, currency: "VND", timed: true, after: String(before + 5n) },
    { account: HOUSE, currency: "VND", timed: true, after: null },
  ]);
});

const entriesOf = (key: string) =>
  platform.db
    .select({
      account: sql<string>`entry.account_id`,
      currency: sql<string>`entry.currency`,
      timed: sql<boolean>`entry.at = posted.at`,
      after: sql<string | null>`entry.balance_after::text`,
    })
    .from(sql`ledger_entries as entry join ledger_transactions as posted on posted.id = entry.transaction_id`)
    .where(sql`posted.key = ${key}`)
    .orderBy(sql`entry.line`);

test("a reset removes new postings, and the rules hold after it", async () => {
  await restoreSnapshot(platform.db);
  expect(await entriesOf("plain")).toEqual([]);
  for (const [, constraint, statements] of REFUSED) expect(await refusalOf(statements)).toBe(constraint);
});

test("a reset refuses a snapshot that somebody changed", async () => {
  const { db } = platform;
  const restored = () =>
    restoreSnapshot(db).then(
      () => "restored",
      (error: unknown) => violatedConstraint(error),
    );
  const changes = [
    sql`update seeded.ledger_accounts set balance = balance + 5 where id = 'member:3:main'`,
    sql`update seeded.ledger_entries set amount = amount + 5 where id = 1`,
    sql`update seeded.ledger_entries set balance_after = 5 where account_id = 'member:3:main'`,
    sql`delete from seeded.ledger_entries where id = 1`,
  ];
  const kept = ["ledger_accounts", "ledger_entries"];
  for (const name of kept)
    await db.execute(sql`create table ${sql.identifier(`own_${name}`)} as table seeded.${sql.identifier(name)}`);
  for (const change of changes) {
    await db.execute(change);
    expect(await restored()).toBe("ledger_check");
    for (const name of kept) {
      await db.execute(sql`delete from seeded.${sql.identifier(name)}`);
      await db.execute(sql`insert into seeded.${sql.identifier(name)} select * from ${sql.identifier(`own_${name}`)}`);
    }
  }
  for (const name of kept) await db.execute(sql`drop table ${sql.identifier(`own_${name}`)}`);
  expect(await restored()).toBe("restored");
});
