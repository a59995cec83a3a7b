import { sql } from "drizzle-orm";
import { advisoryLocks } from "../db/advisoryLocks.ts";
import { openDatabase } from "../db/openDatabase.ts";
import type { Sandbox } from "../server.ts";

/** Another process, as far as the database knows. */
export async function startOtherProcess({ platform: { db, config } }: Pick<Sandbox, "platform">) {
  const { databaseUrl } = config;
  if (databaseUrl !== undefined) {
    const { processNumber, close } = await openDatabase({ databaseUrl, dataDir: "" });
    return { processNumber, end: close };
  }
  const processNumber = 1_234;
  const lock = (call: string) => db.execute(sql.raw(`select ${call}(${advisoryLocks.process}, ${processNumber})`));
  await lock("pg_advisory_lock");
  return { processNumber, end: async () => void (await lock("pg_advisory_unlock")) };
}
