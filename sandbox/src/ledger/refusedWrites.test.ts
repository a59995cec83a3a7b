import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { restoreSnapshot } from "../db/snapshot.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { refusedBy } from "../testing/refusedBy.ts";
import { balanceOf, memberAccountId, platformAccountId } from "./ledger.ts";

/** Writes past the platform's code, in plain SQL. The database itself must refuse each. */
const { db } = await openPlatformForFile();

const MINE = memberAccountId(3, "main", "VND");

/** Statements that post something, in one transaction. */
const posting = (lines: number, ...entries: SQL[]): SQL[] => [
  sql`insert into ledger_transactions (key, kind, at, digest, lines) values ('plain', 'ADJUST', now(), 'x', ${sql.raw(String(lines))})`,
  ...entries.map(
    (entry) => sql`insert into ledger_entries (transaction_id, line, account_id, amount)
      select id, ${entry} from ledger_transactions where key = 'plain'`,
  ),
];

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
    // This member has nothing but an account: of several references, the database would name any.
    [
      sql`insert into members (id, username, type, path, currency, password_hash, password_changed_at, registered_at)
        select 999999, 'no-profile', type, '/999999/', currency, password_hash, password_changed_at, registered_at
        from members where id = 3`,
      sql`insert into ledger_accounts (id, member_id, kind, currency, updated_at)
        values ('member:999999:main', 999999, 'main', 'VND', now())`,
      sql`delete from members where id = 999999`,
    ],
  ],
];

const HOUSE = platformAccountId("house", "VND");

const refusalOf = (statements: readonly SQL[]) => refusedBy(db, statements);

test.each(REFUSED)("refuses %s", async (_, constraint, statements) => {
  const before = [await balanceOf(db, MINE), await balanceOf(db, HOUSE)];
  expect(await refusalOf(statements)).toBe(constraint);
  expect([await balanceOf(db, MINE), await balanceOf(db, HOUSE)]).toEqual(before);
});

test("what was refused left no fault in the ledger", async () => {
  expect(await ledgerFaults(db)).toEqual([]);
});

test("accepts a posting in plain SQL that keeps the rules, and completes its entries", async () => {
  const before = await balanceOf(db, MINE);
  expect(await refusalOf(posting(2, sql`1, 'member:3:main', 5`, sql`2, 'house:VND', -5`))).toBeUndefined();
  expect(await balanceOf(db, MINE)).toBe(before + 5n);
  expect(await entriesOf("plain")).toEqual([
    { account: MINE, currency: "VND", timed: true, after: String(before + 5n) },
    { account: HOUSE, currency: "VND", timed: true, after: null },
  ]);
});

const entriesOf = (key: string) =>
  db
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
  await restoreSnapshot(db);
  expect(await entriesOf("plain")).toEqual([]);
  for (const [, constraint, statements] of REFUSED) expect(await refusalOf(statements)).toBe(constraint);
});
