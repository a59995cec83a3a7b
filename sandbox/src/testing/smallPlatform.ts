import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { createPlatform, type Platform } from "../platform.ts";
import { copyEmptyFolder } from "../seed/emptyFolder.ts";
import { copyOfTemplate } from "./postgresDatabases.ts";
import { fillSmall } from "./smallDatabase.ts";

/** A place for the small database, filled: a folder, or a database on the server of the tests. */
export async function smallPlace(): Promise<{ config: Config; remove: () => Promise<void> }> {
  const server = inject("postgresUrl");
  if (server === undefined) return smallFolder(inject("scratch"));
  const { databaseUrl, drop } = await copyOfTemplate(server, "small", fillSmall);
  return { config: { ...readConfig({}), databaseUrl }, remove: drop };
}

async function fill(config: Config): Promise<void> {
  const database = await openDatabase(config);
  await fillSmall(database).finally(database.close);
}

const folderIn = (scratch: string) => path.join(mkdtempSync(path.join(scratch, "small-")), "database");

/** The folder that a worker fills once and copies for each test file: migrating an empty one takes seconds. */
let filled: Promise<string> | undefined;

async function fillFolder(scratch: string): Promise<string> {
  const dataDir = folderIn(scratch);
  copyEmptyFolder(dataDir);
  await fill({ ...readConfig({}), dataDir });
  return dataDir;
}

async function smallFolder(scratch = tmpdir()) {
  filled ??= fillFolder(scratch);
  const dataDir = folderIn(scratch);
  cpSync(await filled, dataDir, { recursive: true });
  const remove = async () => rmSync(path.dirname(dataDir), { recursive: true, force: true });
  return { config: { ...readConfig({}), dataDir }, remove };
}

/** Opens a platform without servers and background jobs on a database. */
export async function openPlatform(config: Config): Promise<{ platform: Platform; close: () => Promise<void> }> {
  const database = await openDatabase(config);
  const platform = await createPlatform(config, database);
  return { platform, close: () => platform.events.deliver().then(database.close) };
}
