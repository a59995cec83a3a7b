import { eq, isNotNull, lte, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { events as rows } from "./events.tables.ts";
import { Events } from "./events.ts";

const { db, events } = await openPlatformForFile();

const numbers = (found: { number: number }[] | undefined) => found?.map(({ number }) => number);

test("tells events after their commit, in one order for all processes", async () => {
  const elsewhere = await Events.open(db);
  const heard = { here: [] as (string | undefined)[], there: [] as (string | undefined)[] };
  events.subscribe(({ customerId }) => heard.here.push(customerId));
  elsewhere.subscribe(({ customerId }) => heard.there.push(customerId));

  await db.transaction(async (tx) => {
    await events.record(tx, { topic: "balance", customerId: "1" });
  });
  const undone = events.transaction(async (tx) => {
    await events.record(tx, { topic: "balance", customerId: "2" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await elsewhere.publish({ topic: "balance", customerId: "3" });
  await Promise.all([events.deliver(), elsewhere.deliver()]);
  await events.publish({ topic: "balance", customerId: "4" });
  await Promise.all([events.deliver(), elsewhere.deliver()]);
  expect(heard).toEqual({ here: ["1", "3", "4"], there: ["1", "3", "4"] });
  expect(events.lastId()).toBe(elsewhere.lastId());
});

test("delivers what a killed process recorded and did not deliver", async () => {
  await events.deliver();
  const before = events.lastId();
  await db.insert(rows).values({ topic: "status" });
  await vi.waitFor(() => expect(events.lastId()).not.toBe(before), { timeout: 5_000 });
});

test("a listener that fails gets the event again", async () => {
  const heard: (string | undefined)[] = [];
  const stop = events.subscribe(({ customerId }) => {
    heard.push(customerId);
    if (heard.length === 1) throw new Error("not now");
  });
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await events.publish({ topic: "balance", customerId: "9" });
  await vi.waitFor(() => expect(heard).toEqual(["9", "9"]), { timeout: 5_000 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining("not now"));
  log.mockRestore();
  stop();
});

test("an event with a listener that fails again and again does not hold up the next ones", async () => {
  const heard: (string | undefined)[] = [];
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const stop = events.subscribe(({ customerId }) => {
    if (customerId === "10") throw new Error("never");
    heard.push(customerId);
  });
  await events.publish({ topic: "balance", customerId: "10" });
  await events.publish({ topic: "balance", customerId: "11" });
  for (let tries = 0; tries < 5; tries += 1) await events.deliver();
  expect(heard).toEqual(["11"]);
  log.mockRestore();
  stop();
});

test("sends missed events again for five minutes, and reports a gap for older ids", async () => {
  const first = events.lastId();
  for (let count = 0; count < 3; count += 1) await events.publish({ topic: "status" });
  await events.deliver();
  const last = Number(events.lastId().split("-").at(-1));
  expect(numbers(await events.since(first))).toEqual([last - 2, last - 1, last]);
  expect(await events.since(events.lastId())).toEqual([]);

  const age = (minutes: number, upTo: number) =>
    db
      .update(rows)
      .set({ at: sql`now() - make_interval(mins => ${minutes})` })
      .where(lte(rows.number, upTo));
  await age(6, last - 2);
  await age(4, 0);
  await events.trim();
  expect(await events.since(first)).toBeUndefined();
  const oldest = first.replace(/\d+$/, String(last - 1));
  expect(numbers(await events.since(oldest))).toEqual([last]);
  // The latest stays, however old: the next one counts on from it.
  await age(60, last);
  await events.trim();
  expect((await db.select().from(rows).where(isNotNull(rows.number))).map(({ number }) => number)).toEqual([last]);
  expect(await events.since(events.lastId())).toEqual([]);
});

test("treats ids of other databases, and those that are none, as unknown", async () => {
  const [database] = events.lastId().split("-");
  const next = Number(events.lastId().split("-").at(-1)) + 1;
  const foreign = [
    "",
    "x",
    "-",
    `${database}-`,
    `${database}-1e3`,
    `${database}--1`,
    "0a0a0a0a-1",
    `${database}-${next}`,
  ];
  for (const id of foreign) expect([id, await events.since(id)]).toEqual([id, undefined]);
  await db.delete(rows).where(eq(rows.topic, "status"));
});
