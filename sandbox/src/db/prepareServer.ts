import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { advisoryLocks } from "./advisoryLocks.ts";

/**
 * Runs work on a connection without time limits, in one process at a time: of several that start together, one migrates
 * and fills the database while the others wait.
 */
export async function prepareServer(url: string, work: (db: NodePgDatabase) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "atrium start", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    // The lock ends with the connection.
    await client.query("select pg_advisory_lock($1, 0)", [advisoryLocks.start]);
    await work(drizzle(client));
  } finally {
    await client.end();
  }
}
