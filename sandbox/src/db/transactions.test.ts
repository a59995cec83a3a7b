import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { restoreFixture } from "../testing/restoreFixture.ts";
import { openDatabase, type Tx } from "./openDatabase.ts";

const made = await restoreFixture("create table tries (id integer primary key, amount integer not null)");
const remove = made.remove;
const opened = await openDatabase(made.place);
afterAll(async () => {
  await opened.close();
  await remove();
});

const fail = (tx: Tx, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'refused' using errcode = '${code}'; end $$`));

/** A transaction that inserts a row and then fails some times with that code. */
function failing(id: number, times: number, code: string) {
  let tries = 0;
  const done = opened.db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`insert into tries values (${id}, ${tries})`);
    if (tries <= times) await fail(tx, code);
    return tries;
  });
  return { done, tries: () => tries };
}

const rows = (id: number) => opened.db.$count(sql`tries`, sql`id = ${id}`);

test.each([
  ["a serialisation failure", "40001", 1],
  ["a deadlock", "40P01", 2],
])("runs a transaction again after %s", async (_, code, id) => {
  const { done } = failing(id, 3, code);
  expect(await done).toBe(4);
  expect(await rows(id)).toBe(1);
});

test("gives up after six conflicts", async () => {
  const { done, tries } = failing(3, 100, "40001");
  await expect(done).rejects.toMatchObject({ cause: { code: "40001" } });
  expect(tries()).toBe(6);
  expect(await rows(3)).toBe(0);
});

test("does not repeat a transaction that fails for another reason", async () => {
  const { done, tries } = failing(4, 100, "23514");
  await expect(done).rejects.toMatchObject({ cause: { code: "23514" } });
  expect(tries()).toBe(1);
});

test("a transaction has the settings that it asks for", async () => {
  const level = sql<string>`current_setting('transaction_isolation')`;
  const work = async (tx: Tx) => (await tx.select({ level }).from(sql`(select 1) as one`))[0]?.level;
  expect(await opened.db.transaction(work, { isolationLevel: "serializable" })).toBe("serializable");
  expect(await opened.db.transaction(work)).toBe("read committed");
});

test("many transactions at once let timers and other requests in between", async () => {
  let fired = 0;
  const timer = setInterval(() => {
    fired += 1;
  }, 1);
  await Promise.all(
    Array.from({ length: 100 }, () => opened.db.transaction((tx) => tx.execute(sql`select 1`))),
  ).finally(() => clearInterval(timer));
  expect(fired).toBeGreaterThan(0);
});
