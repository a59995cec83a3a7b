import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { lockOrder } from "./lockOrder.ts";
import type { Posting, TransactionKind } from "./posting.ts";

/** An entry that was just written. */
export interface Entered {
  transactionId: number;
  key: string;
  kind: TransactionKind;
  accountId: string;
  /** Null for the platform's accounts, and for the purses of guests. */
  memberId: number | null;
  currency: string;
  amount: bigint;
}

/** A posting with its digest. */
export type GivenPosting = Posting & { digest: string };

/**
 * Writes the postings with new keys, and returns their entries. One prepared statement writes all of them; its parameter
 * is JSON. Accounts are changed in one order (`lockOrder`), so that two transactions cannot deadlock.
 */
export const writePostings = (tx: Tx, postings: readonly GivenPosting[]): Promise<Entered[]> =>
  posting(tx).execute({ postings: postingsJson(postings) });

/** Postings as the value of the placeholder `postings`. */
export const postingsJson = (postings: readonly GivenPosting[]): string =>
  JSON.stringify(
    postings.map(({ at, entries, ...posting }) => ({
      ...posting,
      at: at.toISOString(),
      lines: entries.length,
      entries: entries.map(({ accountId, amount }) => ({ accountId, amount: String(amount) })),
    })),
  );

const posting = prepareOnce((tx) =>
  tx
    .with(...postingParts(tx))
    .select({
      transactionId: sql<number>`transaction_id`.mapWith(Number),
      key: sql<string>`key`,
      kind: sql<TransactionKind>`posted.kind`,
      accountId: sql<string>`account_id`,
      memberId: sql<number | null>`(select member_id from ledger_accounts where id = account_id)`,
      currency: sql<string>`entered.currency`,
      amount: sql`amount`.mapWith(BigInt),
    })
    .from(sql`entered join posted on posted.id = transaction_id`)
    .prepare("ledger_post"),
);

/** The parts of a statement that write postings: `entered` are the entries of those with new keys. */
export const postingParts = (tx: Tx) => [
  tx.$with("posting", {}).as(sql`
    select * from rows from (json_to_recordset(${sql.placeholder("postings")}::json) as (key text, kind text,
      at timestamptz, reference text, remark text, digest text, lines smallint, entries json)) with ordinality as
      posting (key, kind, at, reference, remark, digest, lines, entries, place)`),
  tx.$with("posted", {}).as(sql`
    insert into ledger_transactions (key, kind, at, reference, remark, digest, lines)
    select key, kind, at, reference, remark, digest, lines from posting order by place
    on conflict (key) do nothing returning id, key, kind`),
  tx.$with("entered", {}).as(sql`
    insert into ledger_entries (transaction_id, line, account_id, amount)
    select posted.id, entry.line, entry."accountId", entry.amount
    from posted join posting on posting.key = posted.key
    cross join rows from (json_to_recordset(posting.entries) as ("accountId" text, amount bigint)) with ordinality as
      entry ("accountId", amount, line)
    order by ${lockOrder(sql`entry."accountId"`)}, place, line
    returning transaction_id, account_id, amount, currency`),
];
