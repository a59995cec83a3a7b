import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export type Database = PgDatabase<PgQueryResultHKT>;
/**
 * What `db.transaction` hands to its callback, or a database where one statement is enough. Inside a transaction only ever
 * use this: the outer `db` would wait for it for ever on PGlite.
 */
export type Tx = Database;

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** A Postgres server, migrated. */
async function openServer(url: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const db = drizzle(pool);
  await migrate(db, { migrationsFolder });
  return { db, close: () => pool.end() };
}

/** The embedded Postgres on a folder, or in memory, migrated. */
async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("@electric-sql/pglite"),
  ]);
  if (dataDir !== "memory") mkdirSync(path.dirname(dataDir), { recursive: true });
  const client = await PGlite.create(dataDir === "memory" ? {} : { dataDir });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.close() };
}

/** Opens the platform's database and brings its tables up to date. */
export const openDatabase = ({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }) =>
  databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);
