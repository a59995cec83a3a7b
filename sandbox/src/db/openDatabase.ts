import { mkdirSync } from "node:fs";
import path from "node:path";

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folderLock.ts";
import { migrationsFolder } from "./migrations.ts";

export type Database = PgDatabase<PgQueryResultHKT>;
/**
 * The argument of `db.transaction`'s callback, or a database where one statement is enough. Inside a transaction use
 * only this: on PGlite, the outer `db` would wait forever.
 */
export type Tx = Database;

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** Opens a database on a Postgres server. */
async function openServer(url: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // Without a listener, an idle connection that breaks would end the process. The next query fails instead.
  pool.on("error", () => {});
  const db = drizzle(pool);
  return migrated({ db, close: () => pool.end() }, () => migrate(db, { migrationsFolder }));
}

/** Opens the embedded Postgres, in a folder or in memory. */
async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("@electric-sql/pglite"),
  ]);
  const isOnDisk = dataDir !== "memory";
  if (isOnDisk) mkdirSync(path.dirname(dataDir), { recursive: true });
  // Two processes on one embedded database corrupt it.
  const unlock = isOnDisk ? lockFolder(dataDir) : () => {};
  try {
    const client = await PGlite.create(isOnDisk ? { dataDir } : {});
    const db = drizzle(client);
    return await migrated({ db, close: () => client.close().finally(unlock) }, () => migrate(db, { migrationsFolder }));
  } catch (error) {
    unlock();
    throw error;
  }
}

async function migrated(opened: OpenDatabase, migrate: () => Promise<void>): Promise<OpenDatabase> {
  try {
    await migrate();
    return opened;
  } catch (error) {
    await opened.close();
    throw new Error("the sandbox's database cannot be migrated; `npm start -- --reset` deletes it and starts anew", {
      cause: error,
    });
  }
}

/** Opens the platform's database and runs the migrations that it lacks. */
export const openDatabase = ({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }) =>
  databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);
