import pg from "pg";
import { afterEach, expect, inject, it, vi } from "vitest";
import { createEmptyDatabase } from "../testing/postgresDatabases.ts";
import { withProgress } from "./preparationProgress.ts";

const EVERY_MS = 20;
const LOCK = 77;

afterEach(() => vi.restoreAllMocks());

/**
 * Runs a statement as a process does that prepares the database, until what is printed and how often it was looked is enough.
 * Another connection has the lock meanwhile. Returns what was printed.
 */
async function printedDuring(statement: string, isEnough: (printed: string, looks: number) => boolean) {
  const { databaseUrl, drop } = await createEmptyDatabase(inject("postgresUrl") ?? "");
  const open = async (name: string) => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
    await client.connect();
    return client;
  };
  const [preparing, other] = await Promise.all([open("atrium start"), open("another")]);
  const { rows } = await preparing.query("select pg_backend_pid() as pid");
  await other.query(`select pg_advisory_lock(${LOCK})`);
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const looked = vi.spyOn(pg.Client.prototype, "end");
  const printed = () => written.mock.calls.join("");
  try {
    const prepared = withProgress(databaseUrl, () => preparing.query(statement).catch(() => undefined), EVERY_MS);
    await vi.waitFor(() => expect(isEnough(printed(), looked.mock.calls.length)).toBe(true), 10_000);
    await other.query("select pg_cancel_backend($1)", [rows[0].pid]);
    await prepared;
    return printed();
  } finally {
    await Promise.all([preparing.end(), other.end()]);
    await drop();
  }
}

it("prints that the work goes on while the server does it", async () => {
  const printed = await printedDuring("select pg_sleep(60)", (text) => text !== "");
  expect(printed).toContain("the database is being prepared, since");
});

it("prints nothing while the work only waits for a lock", async () => {
  expect(await printedDuring(`select pg_advisory_lock(${LOCK})`, (_, looks) => looks > 4)).toBe("");
});
