import { rmSync } from "node:fs";
import pg from "pg";
import { advisoryLocks } from "./advisoryLocks.ts";
import { lockFolder } from "./folderLock.ts";

/** The schemas that the platform and its migrations make. */
const SCHEMAS = ["public", "seeded", "drizzle"];

/** Deletes the platform's database, so that the next start fills a new one. Throws while another process uses it. */
export async function deleteData({ databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string }) {
  if (databaseUrl !== undefined) return deleteOnServer(databaseUrl);
  if (dataDir === "memory") return;
  const unlock = lockFolder(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  unlock();
}

async function deleteOnServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "atrium reset" });
  await client.connect();
  try {
    const lock = "select pg_try_advisory_lock($1, 0) as alone";
    const { rows } = await client.query<{ alone: boolean }>(lock, [advisoryLocks.instance]);
    const { host, pathname } = new URL(url);
    if (!rows[0]?.alone)
      throw new Error(`another process uses the database ${pathname.slice(1)} at ${host}: stop it first`);
    await client.query(`drop schema if exists ${SCHEMAS.join(", ")} cascade; create schema public`);
  } finally {
    await client.end();
  }
}
