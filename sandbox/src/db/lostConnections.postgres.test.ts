import { startPostgres } from "@atrium/scripts/postgresServer";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Cut, startCommitCutter } from "../testing/commitCutter.ts";
import { createEmptyDatabase } from "../testing/postgresDatabases.ts";
import { openDatabase, type Tx } from "./openDatabase.ts";

// A server of its own: the tests cut off all its connections.
const server = await startPostgres();
const { databaseUrl } = await createEmptyDatabase(server.url);
const cutter = await startCommitCutter(databaseUrl);
const direct = await openDatabase({ databaseUrl, dataDir: "" });
const opened = await openDatabase({ databaseUrl: cutter.url, dataDir: "" });
await direct.db.execute(sql`create table tries (id integer generated always as identity, name text not null)`);
beforeEach(async () => {
  await direct.db.execute(sql`truncate tries`);
});
afterEach(() => {
  cutter.cuts.length = 0;
});
afterAll(async () => {
  await Promise.all([opened.close(), direct.close()]);
  cutter.close();
  server.remove();
});

const add = (tx: Tx, name: string) => tx.execute(sql`insert into tries (name) values (${name})`);
const count = () => direct.db.$count(sql`tries`);
const killBackend = async (pid: unknown) => {
  await direct.db.execute(sql`select pg_terminate_backend(${pid}::integer)`);
  await untilBackends(sql`pid = ${pid}::integer`, 0);
};
const untilBackends = (where: SQL, number: number) =>
  vi.waitFor(async () => expect(await direct.db.$count(sql`pg_stat_activity`, where)).toBe(number), 10_000);
const ownPid = async (tx: Tx) => (await tx.select({ pid: sql`pg_backend_pid()` }).from(sql`(select 1) as one`))[0]?.pid;

test.each([
  ["between two statements", (_tx: Tx, pid: unknown) => killBackend(pid)],
  [
    "during a statement",
    async (tx: Tx, pid: unknown) => {
      const sleeps = sql`pid = ${pid}::integer and wait_event = 'PgSleep'`;
      await Promise.all([tx.execute(sql`select pg_sleep(5)`), untilBackends(sleeps, 1).then(() => killBackend(pid))]);
    },
  ],
])("a transaction that loses its connection %s runs once more", async (_, lose) => {
  let tries = 0;
  const result = await opened.db.transaction(async (tx) => {
    tries += 1;
    await add(tx, "row");
    if (tries === 1) await lose(tx, await ownPid(tx));
    return tries;
  });
  expect(result).toBe(2);
  expect(await count()).toBe(1);
});

test("a transaction that loses its connection twice fails, and changes nothing", async () => {
  const work = vi.fn(async (tx: Tx) => {
    await add(tx, "row");
    await killBackend(await ownPid(tx));
    await add(tx, "row");
  });
  await expect(opened.db.transaction(work)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(2);
  expect(await count()).toBe(0);
});

test.each<[Cut, number]>([
  ["before", 2],
  ["after", 1],
  ["early", 2],
])("a connection lost at the commit (%s): the work is done once", async (cut, expectedTries) => {
  const late = cut === "early" ? cutter.next("late") : undefined;
  cutter.cuts.push(cut);
  let tries = 0;
  const name = await opened.db.transaction(async (tx) => {
    tries += 1;
    await add(tx, `try ${tries}`);
    return `try ${tries}`;
  });
  expect([tries, name]).toEqual([expectedTries, `try ${expectedTries}`]);
  await late;
  expect(await count()).toBe(1);
});

test("a server that vanishes without a word does not keep a transaction waiting for minutes", async () => {
  let tries = 0;
  const result = opened.db.transaction(async (tx) => {
    tries += 1;
    await add(tx, "row");
    if (tries === 1) {
      cutter.network.isDead = true;
      void cutter.next("givenUp").then(() => {
        cutter.network.isDead = false;
      });
    }
    await add(tx, "row");
    return tries;
  });
  expect(await result).toBe(2);
  expect(await count()).toBe(2);
}, 20_000);

test("two transactions that lock rows in opposite order both succeed", async () => {
  const { db } = direct;
  await db.execute(sql`insert into tries (name) values ('a'), ('b')`);
  const mark = (tx: Tx, name: string) => tx.execute(sql`update tries set name = name || '.' where name like ${name}`);
  let marked = 0;
  const swap = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await mark(tx, first);
      marked += 1;
      await vi.waitFor(() => expect(marked).toBeGreaterThan(1), 10_000);
      await mark(tx, second);
    });
  await Promise.all([swap("a%", "b%"), swap("b%", "a%")]);
  const names = await db.select({ name: sql`name` }).from(sql`tries`).orderBy(sql`name`);
  expect(names).toEqual([{ name: "a.." }, { name: "b.." }]);
});

test("transactions survive restarts of the server in their midst, and none is done twice", async () => {
  const names = Array.from({ length: 40 }, (_, i) => `row ${i}`);
  let tries = 0;
  let added = 0;
  let isDown = false;
  const running = names.map((name, i) =>
    opened.db.transaction(async (tx) => {
      tries += 1;
      await add(tx, name);
      added += 1;
      // Half of them are in their midst at the crash, and the others anywhere.
      if (i % 2 === 0) await vi.waitFor(() => expect(isDown).toBe(true), 10_000);
    }),
  );
  const done = Promise.allSettled(running);
  await vi.waitFor(() => expect(added).toBeGreaterThan(4), 10_000);
  const refused = cutter.next("refused");
  server.crash();
  isDown = true;
  await refused;
  server.start();
  expect((await done).filter(({ status }) => status === "rejected")).toEqual([]);
  expect(tries).toBeGreaterThan(names.length);
  const found = await direct.db.select({ name: sql<string>`name` }).from(sql`tries`);
  expect(found.map(({ name }) => name).sort()).toEqual(names.sort());
});
