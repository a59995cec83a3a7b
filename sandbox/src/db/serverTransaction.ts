import { setTimeout as sleep } from "node:timers/promises";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgQueryResultHKT, type PgTransaction, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { DatabaseUnavailable, isConnectionLost } from "./failures.ts";

type NoSchema = Record<string, never>;

const dialect = new PgDialect();
const TRANSACTION_ID = "select pg_current_xact_id()::text as id";
const ASK_AGAIN_MS = 100;
const ASK_TIMES = 50;

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
  let done: { id: string; result: Result } | undefined;
  try {
    const tx = new NodePgTransaction<NoSchema, NoSchema>(
      dialect,
      new NodePgSession(client, dialect, undefined),
      undefined,
    );
    const id = await begin(client, config && (() => tx.setTransaction(config)));
    done = { id, result: await work(tx) };
    await commit(client);
    client.release();
    return done.result;
  } catch (error) {
    const isGone = isConnectionLost(error) || !(await rollBack(client));
    // A connection in an unknown state is not used again.
    client.release(isGone);
    if (done && isGone && (await wasCommitted(pool, done.id))) return done.result;
    throw error;
  }
}

/** Begins a transaction and returns its id, in one round trip unless it has settings. */
async function begin(client: pg.PoolClient, configure: (() => Promise<void>) | undefined): Promise<string> {
  if (configure) {
    await client.query("begin");
    await configure();
  }
  const answer = await client.query<{ id: string }>(configure ? TRANSACTION_ID : `begin; ${TRANSACTION_ID}`);
  // Several statements have several results, which the types of `pg` do not say.
  const id = [answer].flat().at(-1)?.rows[0]?.id;
  if (id === undefined) throw new Error("the transaction has no id");
  return id;
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  // After a failed statement whose error the work swallowed, the database rolls back and reports no error.
  if (command !== "COMMIT") throw new Error("the transaction was rolled back: one of its statements had failed");
}

/** Whether the transaction is certainly over and its connection usable. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query("rollback").then(
    () => true,
    () => false,
  );

/** Whether a transaction was committed that lost its connection during the commit. */
async function wasCommitted(pool: pg.Pool, id: string): Promise<boolean> {
  for (let asked = 0; asked < ASK_TIMES; asked += 1) {
    const status = await statusOf(pool, id);
    if (status !== "in progress") return status === "committed";
    await sleep(ASK_AGAIN_MS);
  }
  throw new DatabaseUnavailable("it is unknown whether a transaction was committed");
}

async function statusOf(pool: pg.Pool, id: string): Promise<string | null | undefined> {
  try {
    const { rows } = await pool.query<{ status: string | null }>("select pg_xact_status($1::xid8) as status", [id]);
    return rows[0]?.status;
  } catch (error) {
    // Each try has waited for the database already. A server that has not given out this id has not committed it.
    if (error instanceof Error && "code" in error && error.code === "22023") return "aborted";
    throw new DatabaseUnavailable("it is unknown whether a transaction was committed", error);
  }
}
