import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { createPlatform, type Platform } from "../platform.ts";
import { createEmptyDatabase } from "./postgresDatabases.ts";
import { fillSmall } from "./smallDatabase.ts";

/** A place for the small database, filled: a folder, or a database on the server of the tests. */
export async function smallPlace(): Promise<{ config: Config; remove: () => Promise<void> }> {
  const server = inject("postgresUrl");
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-small-"));
  const made = server === undefined ? undefined : await createEmptyDatabase(server);
  const config = { ...readConfig({}), dataDir: path.join(folder, "database"), databaseUrl: made?.databaseUrl };
  const database = await openDatabase(config);
  await fillSmall(database).finally(database.close);
  const remove = async () => {
    await made?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { config, remove };
}

/** Opens a platform without servers and background jobs on a database. */
export async function openPlatform(config: Config): Promise<{ platform: Platform; close: () => Promise<void> }> {
  const database = await openDatabase(config);
  const platform = await createPlatform(config, database);
  return { platform, close: () => platform.events.deliver().then(database.close) };
}
