import { hash, randomUUID } from "node:crypto";
import pg from "pg";
import { type OpenDatabase, openDatabase } from "../db/openDatabase.ts";
import { seedOnce } from "../seed/seed.ts";

const LOCK = 7_401;

/** A database of the test's own on a server. */
export interface TestDatabase {
  databaseUrl: string;
  drop: () => Promise<void>;
}

/** A seeded database on that server, copied from one that the first caller fills. */
export const createTestDatabase = (server: string, seed: string): Promise<TestDatabase> =>
  copyOfTemplate(server, `seeded ${seed}`, ({ db }) => seedOnce(db, { seed, now: new Date() }));

/** A database on that server that the first caller migrates and fills, and later callers copy. */
export async function copyOfTemplate(
  server: string,
  key: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const template = `template_${hash("sha256", key, "hex").slice(0, 16)}`;
  const name = newName();
  await asAdmin(server, async (admin) => {
    // One at a time: a database cannot be copied while it has connections.
    await admin.query("select pg_advisory_lock($1)", [LOCK]);
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount === 0) await makeTemplate(admin, server, template, fill);
    // Copies the files. By default a server writes each page of the template to its log, which takes three times as long.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return testDatabase(server, name);
}

/** An empty database on that server. */
export async function createEmptyDatabase(server: string): Promise<TestDatabase> {
  const name = newName();
  await asAdmin(server, (admin) => admin.query(`create database ${name}`));
  return testDatabase(server, name);
}

const newName = () => `test_${randomUUID().replaceAll("-", "")}`;

const testDatabase = (server: string, name: string): TestDatabase => ({
  databaseUrl: urlOf(server, name),
  drop: () => asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`)),
});

async function makeTemplate(
  admin: pg.Client,
  server: string,
  template: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  await admin.query(`create database ${template}`);
  try {
    const database = await openDatabase({ databaseUrl: urlOf(server, template), dataDir: "" });
    await fill(database).finally(database.close);
  } catch (error) {
    await admin.query(`drop database ${template} with (force)`);
    throw error;
  }
}

async function asAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf(server, "postgres") });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}
