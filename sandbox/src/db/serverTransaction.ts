import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgQueryResultHKT, type PgTransaction, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type Mark, markStatement, nextMark, wasCommitted } from "./commitMarks.ts";
import { DatabaseUnavailable, isConnectionLost } from "./failures.ts";

type NoSchema = Record<string, never>;

const dialect = new PgDialect();
const sessions = new WeakMap<pg.PoolClient, NodePgSession<NoSchema, NoSchema>>();

/** Drizzle's session of a connection: always the same one, because statements are prepared once for each. */
function sessionOf(client: pg.PoolClient) {
  return sessions.getOrInsertComputed(client, () => new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined));
}

/**
 * Runs work in a transaction on a connection of its own. When the connection is lost while the commit is under way, it
 * asks the database whether the transaction was committed, and returns the result if it was.
 */
export async function serverTransaction<Result>(
  pool: pg.Pool,
  work: (tx: PgTransaction<PgQueryResultHKT>) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  let done: { result: Result; mark: Mark } | undefined;
  try {
    const tx = new NodePgTransaction<NoSchema, NoSchema>(dialect, sessionOf(client), undefined);
    // It is sent together with the first statement. When it fails, that one fails as well.
    client.query("begin").catch(() => {});
    if (config) await tx.setTransaction(config);
    done = { result: await work(tx), mark: nextMark(client) };
    await commit(client, config?.accessMode === "read only" ? undefined : done.mark);
    client.release();
    return done.result;
  } catch (error) {
    const isGone = isConnectionLost(error) || !(await rollBack(client));
    // A connection in an unknown state is not used again.
    client.release(isGone);
    if (done && isGone && (await isDone(pool, done.mark))) return done.result;
    throw error;
  }
}

async function commit(client: pg.PoolClient, mark: Mark | undefined): Promise<void> {
  // Both are sent together.
  const marked = mark && client.query(markStatement(mark));
  const [{ command }] = await Promise.all([client.query("commit"), marked]);
  // The work may catch the error of a statement and go on. The database then rolls back, and reports no error.
  if (command !== "COMMIT") throw new Error("the transaction was rolled back: one of its statements had failed");
}

/** Whether the transaction is certainly over and its connection usable. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query("rollback").then(
    () => true,
    () => false,
  );

/** Whether a transaction was committed that lost its connection during the commit. */
const isDone = (pool: pg.Pool, mark: Mark): Promise<boolean> =>
  wasCommitted(pool, mark).catch((error: unknown) => {
    throw new DatabaseUnavailable("it is unknown whether a transaction was committed", error);
  });
