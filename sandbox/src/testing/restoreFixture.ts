import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import { memoryFolder } from "../db/memoryFolder.ts";
import { copyEmptyFolder } from "../seed/emptyFolder.ts";
import { createEmptyDatabase } from "./postgresDatabases.ts";

/** A database that `restoreFixture` made. */
export interface RestoredDatabase {
  /** Arguments of `openDatabase`. */
  place: { databaseUrl?: string; dataDir: string };
  remove: () => Promise<void>;
}

/**
 * Makes a database from SQL, without migrating it: on the Postgres server of the tests, or embedded in a new folder.
 */
export async function restoreFixture(sql: string): Promise<RestoredDatabase> {
  const server = inject("postgresUrl");
  if (server === undefined) return restoreEmbedded(sql);
  const { databaseUrl, drop } = await createEmptyDatabase(server);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
  return { place: { databaseUrl, dataDir: "" }, remove: async () => void (await drop()) };
}

async function restoreEmbedded(sql: string): Promise<RestoredDatabase> {
  const folder = mkdtempSync(path.join(memoryFolder(), "atrium-fixture-"));
  const dataDir = path.join(folder, "database");
  copyEmptyFolder(dataDir);
  const client = await PGlite.create({ dataDir });
  await client.exec(sql).finally(() => client.close());
  return { place: { dataDir }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}
