import { randomUUID } from "node:crypto";
import pg from "pg";
import { openDatabase } from "../db/openDatabase.ts";
import { seedOnce } from "../seed/seed.ts";
import { templateName } from "../seed/template.ts";

const LOCK = 7_401;

/** A seeded database on that server, copied from one that the first caller fills. */
export async function createTestDatabase(server: string, seed: string) {
  const template = `template_${templateName(seed)}`;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, async (admin) => {
    // One at a time: a database cannot be copied while it has connections.
    await admin.query("select pg_advisory_lock($1)", [LOCK]);
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount === 0) await fill(admin, server, template, seed);
    // Copies the files. By default a server writes each page of the template to its log, which takes three times as long.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    databaseUrl: urlOf(server, name),
    drop: () => asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

/** An empty database on that server. */
export async function createEmptyDatabase(server: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, (admin) => admin.query(`create database ${name}`));
  return {
    databaseUrl: urlOf(server, name),
    drop: () => asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

async function fill(admin: pg.Client, server: string, template: string, seed: string): Promise<void> {
  await admin.query(`create database ${template}`);
  try {
    const place = { databaseUrl: urlOf(server, template), dataDir: "" };
    const { close } = await openDatabase(place, (db) => seedOnce(db, { seed, now: new Date() }));
    await close();
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
