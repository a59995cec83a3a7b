import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { readConfig } from "../config.ts";
import { reasonsOf } from "../log.ts";
import { copyEmptyFolder } from "../seed/emptyFolder.ts";
import { childVariables } from "../testing/childVariables.ts";
import { createEmptyDatabase } from "../testing/postgresDatabases.ts";
import { deleteData } from "./deleteData.ts";
import { memoryFolder } from "./memoryFolder.ts";
import { type Database, openDatabase } from "./openDatabase.ts";

interface Place {
  databaseUrl?: string;
  dataDir: string;
}

let folder: string;
let place: Place;
let remove: () => Promise<unknown>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(memoryFolder(), "atrium-start-"));
  const server = inject("postgresUrl");
  const made = server === undefined ? undefined : await createEmptyDatabase(server);
  place = { dataDir: path.join(folder, "deep", "database"), ...(made && { databaseUrl: made.databaseUrl }) };
  remove = async () => {
    await made?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
});
afterEach(() => remove());

/** Runs `npm start -- --reset`'s program. */
const reset = () =>
  promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, "../../scripts/reset.ts")], {
    env: childVariables({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }),
  });

/** Opens the database for the first time. An embedded one starts with a copy: to create it takes seconds. */
function openFirst() {
  if (place.databaseUrl === undefined) copyEmptyFolder(place.dataDir);
  return openDatabase(place);
}

/** Opens a marked database. An embedded one is a copy of the first: to migrate it takes seconds, too. */
async function openMarked() {
  if (place.databaseUrl !== undefined) return openDatabase(place, mark);
  if (!existsSync(marked)) {
    copyEmptyFolder(marked);
    await openDatabase({ dataDir: marked }, mark).then(({ close }) => close());
  }
  cpSync(marked, place.dataDir, { recursive: true });
  return openDatabase(place);
}

const marked = path.join(mkdtempSync(path.join(memoryFolder(), "atrium-marked-")), "database");
afterAll(() => rmSync(path.dirname(marked), { recursive: true }));

const mark = async (db: Database) => {
  await db.execute(sql`create table marks (id integer)`);
};
const isMarked = async (db: Database) => {
  const [row] = await db.select({ mark: sql`to_regclass('marks')` }).from(sql`(select 1) as one`);
  return row?.mark !== null;
};

test("a database that a newer release has changed is refused, and stays as it is", async () => {
  const first = await openMarked();
  await first.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)`);
  await first.close();
  await expect(openDatabase(place)).rejects.toThrow(/a newer release of the sandbox has changed this database/);
  await expect(openDatabase(place)).rejects.toThrow("1 migrations that this release does not have");
});

/** The hash of the first of the migrations that led to release 1.0. */
const EARLIER_HASH = "904523bfa8289119cdfff03920f28a2653481da99e02adbd01464b4c831a5ef4";

test("a database of a state before release 1.0 is refused in one sentence, and a reset makes a new one", async () => {
  const first = await openMarked();
  await first.db.execute(sql`update drizzle.__drizzle_migrations set hash = ${EARLIER_HASH}`);
  await first.close();
  const refusal = await openDatabase(place).catch(reasonsOf);
  expect(refusal).toBe(
    "this database was made by a state of the sandbox before its release 1.0, which can't be migrated: " +
      "`npm start -- --reset` deletes it and starts anew",
  );
  await deleteData(place);
  const second = await openMarked();
  expect(await isMarked(second.db)).toBe(true);
  await second.close();
});

test("nobody is told to delete the database of another program", async () => {
  const first = await openMarked();
  await first.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other'`);
  await first.db.execute(sql`alter table ledger_accounts rename to accounts`);
  await first.close();
  await expect(openDatabase(place)).rejects.toThrow(/use another database$/);
});

test("a reset deletes nothing before the first start, and all data after it", async () => {
  await reset();
  const first = await openMarked();
  await first.close();
  await reset();
  expect(existsSync(place.dataDir)).toBe(false);
  const second = await openFirst();
  expect(await isMarked(second.db)).toBe(false);
  await second.close();
});

test("a reset is refused while a process uses the data, and deletes nothing", async () => {
  const first = await openMarked();
  await expect(reset()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/data can't be deleted: another process uses the database .*stop it first/),
  });
  expect(await isMarked(first.db)).toBe(true);
  await first.close();
  const second = await openDatabase(place);
  expect(await isMarked(second.db)).toBe(true);
  await second.close();
});

test("an absolute folder is used as it is, a relative one belongs to the repository", () => {
  const repository = path.resolve(import.meta.dirname, "../../..");
  expect(readConfig({ DATA_DIR: place.dataDir }).dataDir).toBe(place.dataDir);
  expect(readConfig({ DATA_DIR: ".data/own" }).dataDir).toBe(path.join(repository, ".data/own"));
});
