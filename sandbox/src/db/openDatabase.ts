import { mkdirSync } from "node:fs";
import path from "node:path";

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folderLock.ts";
import { migrationsFolder } from "./migrations.ts";
import { type Listen, listenEmbedded, listenOnServer } from "./notifications.ts";
import { repeatable } from "./repeatable.ts";

/**
 * A database. `db.transaction` runs its work again after a conflict or a lost connection: the work must change nothing
 * but the database, and what it returns.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
/**
 * The argument of `db.transaction`'s callback, or a database where one statement is enough. Inside a transaction use
 * only this: on PGlite, the outer `db` would wait forever.
 */
export type Tx = Database;

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  close: () => Promise<void>;
}

/** Longest wait for a connection: the gateway gives up after eight seconds. */
const CONNECT_MS = 5_000;

/** Opens a database on a Postgres server. */
async function openServer(url: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }, { PatientPool }, { serverTransaction }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
    import("./patientPool.ts"),
    import("./serverTransaction.ts"),
  ]);
  const pool = new PatientPool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_MS });
  const own = drizzle(pool);
  const db: Database = own;
  db.transaction = (work, config) => repeatable(() => serverTransaction(pool, work, config));
  const listen = listenOnServer(() => new pg.Client({ connectionString: url, keepAlive: true }));
  return migrated({ db, listen, close: () => pool.end() }, () => migrate(own, { migrationsFolder }));
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
    const own = drizzle(client);
    const db: Database = own;
    const transaction = db.transaction.bind(db);
    db.transaction = (work, config) => repeatable(() => transaction(work, config));
    const close = () => client.close().finally(unlock);
    return await migrated({ db, listen: listenEmbedded(client), close }, () => migrate(own, { migrationsFolder }));
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
