import pg from "pg";
import { afterEach, expect, inject, it, vi } from "vitest";
import { createEmptyDatabase } from "../testing/postgresDatabases.ts";
import { withProgress } from "./preparationProgress.ts";

const EVERY_MS = 100;
const LOCK = 77;

afterEach(() => vi.restoreAllMocks());

/** Runs a statement as a process does that prepares the database, and returns what was printed meanwhile. */
async function printedDuring(statement: string, beside: string[] = []): Promise<string> {
  const { databaseUrl, drop } = await createEmptyDatabase(inject("postgresUrl") ?? "");
  const open = async (name: string) => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
    await client.connect();
    return client;
  };
  const [preparing, other] = await Promise.all([open("atrium start"), open("another")]);
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    for (const sql of beside) await other.query(sql);
    await withProgress(databaseUrl, () => preparing.query(statement).catch(() => undefined), EVERY_MS);
    return printed.mock.calls.join("");
  } finally {
    await Promise.all([preparing.end(), other.end()]);
    await drop();
  }
}

it("prints that the work goes on while the server does it", async () => {
  expect(await printedDuring("select pg_sleep(2)")).toContain("the database is being prepared, since");
});

it("prints nothing while the work only waits for a lock", async () => {
  const waiting = `set lock_timeout = '2s'; select pg_advisory_lock(${LOCK})`;
  expect(await printedDuring(waiting, [`select pg_advisory_lock(${LOCK})`])).toBe("");
});
