import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type pg from "pg";
import { commitMarks } from "./commitMarks.tables.ts";

/** A transaction of a connection. */
export interface Mark {
  connection: number;
  number: number;
}

const latest = new WeakMap<pg.PoolClient, Mark>();

/** The mark of the next transaction on a connection. */
export function nextMark(client: pg.PoolClient): Mark {
  const { connection, number } = latest.get(client) ?? { connection: randomInt(1, 2 ** 48 - 1), number: 0 };
  const next = { connection, number: number + 1 };
  latest.set(client, next);
  return next;
}

/**
 * Statement that marks a transaction as committed, as its last before the commit. It writes nothing when the transaction
 * did not, and fails when the transaction was given up: `committed` must not be null. It is prepared, because all
 * transactions need it.
 */
export const markStatement = ({ connection, number }: Mark) => ({
  name: "mark_commit",
  text: `
    insert into commit_marks (connection, committed, refused)
    select $1::bigint, $2::bigint, 0 where pg_current_xact_id_if_assigned() is not null
    on conflict (connection) do update set at = now(),
      committed = case when commit_marks.refused < excluded.committed then excluded.committed end`,
  values: [connection, number],
});

/**
 * Whether a transaction was committed. If it was not, it never will be. A commit that is under way holds its row, so this
 * waits for its end.
 */
export async function wasCommitted(pool: pg.Pool, { connection, number }: Mark): Promise<boolean> {
  const { rows } = await pool.query<{ committed: string }>(
    `insert into commit_marks (connection, committed, refused) values ($1, 0, $2)
     on conflict (connection) do update set refused = excluded.refused
     returning committed`,
    [connection, number],
  );
  return Number(rows[0]?.committed) >= number;
}

/** Deletes the marks of connections that have been gone for long. Returns their number. */
export async function forgetMarks(db: PgDatabase<PgQueryResultHKT>): Promise<number> {
  const old = await db
    .delete(commitMarks)
    .where(sql`${commitMarks.at} < now() - interval '1 hour'`)
    .returning({ connection: commitMarks.connection });
  return old.length;
}
