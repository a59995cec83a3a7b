import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { balanceOf, memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { members, messages } from "../member/member.tables.ts";
import { SMALL_PLAYER } from "../testing/smallDatabase.ts";
import { openPlatform, smallPlace } from "../testing/smallPlatform.ts";
import type { Tx } from "./openDatabase.ts";
import { readMark, touchedTables } from "./restoreMark.ts";
import { restoreSnapshot, takeSnapshot } from "./snapshot.ts";
import { violatedConstraint } from "./violatedConstraint.ts";

const { config, remove } = await smallPlace();
const opened = await openPlatform(config);
const platform = opened.platform;
const close = () => opened.close().then(remove);
await platform.db.transaction(takeSnapshot);
beforeEach(() => restoreSnapshot(platform.db));
afterAll(() => close());

const TABLES = ["members", "messages", "ledger_entries"];
const touched = () =>
  platform.db.transaction(async (tx) => [...(await touchedTables(tx, TABLES, await readMark(tx))).keys()]);
const player = eq(members.id, SMALL_PLAYER.id);
/** A restore's own rows count as written later while an older transaction runs, also in another database of the server. */
const expectUntouched = () =>
  expect.poll(() => restoreSnapshot(platform.db).then(touched), { timeout: LONGEST_FILL_MS }).toEqual([]);
/** How long another test file's transaction may run that fills a database. */
const LONGEST_FILL_MS = 150_000;
const rename = (tx: Tx, nickname: string) => tx.update(members).set({ nickname }).where(player);
const nickname = async () => (await platform.db.select().from(members).where(player))[0]?.nickname;

test("a restore looks only at tables that were written to", { timeout: 2 * LONGEST_FILL_MS }, async () => {
  const { db } = platform;
  await expectUntouched();
  await rename(db, "Changed");
  expect(await touched()).toEqual(["members"]);
  await db.delete(messages);
  await restoreSnapshot(db);
  expect([await nickname(), await db.$count(messages)]).toEqual([null, 1]);
});

test("a row that is added for another one that is deleted does not hide it", async () => {
  const { db } = platform;
  const [before] = await db.select().from(messages);
  await db.delete(messages);
  await db.insert(messages).values({ memberId: 1, title: "Other", content: "", createdAt: new Date() });
  await restoreSnapshot(db);
  expect(await db.select().from(messages)).toEqual([before]);
});

test("a snapshot that was changed is restored as it is now", async () => {
  const { db } = platform;
  await db.execute(sql`update seeded.members set nickname = 'Other' where id = ${SMALL_PLAYER.id}`);
  await restoreSnapshot(db);
  expect(await nickname()).toBe("Other");
  await db.execute(sql`update seeded.members set nickname = null where id = ${SMALL_PLAYER.id}`);
});

test("a mark that was copied by SQL does not count", { timeout: 2 * LONGEST_FILL_MS }, async () => {
  const { db } = platform;
  await db.execute(sql`create table seeded.copied as table seeded.last_restore`);
  await db.execute(sql`delete from seeded.last_restore`);
  await db.execute(sql`insert into seeded.last_restore select * from seeded.copied`);
  await db.execute(sql`drop table seeded.copied`);
  expect(await touched()).toEqual(TABLES);
  await expectUntouched();
});

test("postings are removed", async () => {
  const { db } = platform;
  const main = memberAccountId(SMALL_PLAYER.id, "main", "VND");
  const before = await balanceOf(db, main);
  const entries = moving(5n, { from: platformAccountId("house", "VND"), to: main });
  await transact(platform, (tx) => post(tx, { key: "new", kind: "ADJUST", at: new Date(), entries }));
  expect(await balanceOf(db, main)).not.toBe(before);
  await restoreSnapshot(db);
  expect(await balanceOf(db, main)).toBe(before);
});

test("a reset refuses a snapshot that somebody changed", async () => {
  const { db } = platform;
  const restored = () =>
    restoreSnapshot(db).then(
      () => "restored",
      (error: unknown) => violatedConstraint(error),
    );
  const firstEntry = sql`id = (select min(id) from seeded.ledger_entries)`;
  const changes = {
    "a balance": sql`update seeded.ledger_accounts set balance = balance + 5 where id = 'member:2:main'`,
    "an amount": sql`update seeded.ledger_entries set amount = amount + 5 where ${firstEntry}`,
    "balances after": sql`update seeded.ledger_entries set balance_after = 5 where account_id = 'member:2:main'`,
    "a missing entry": sql`delete from seeded.ledger_entries where ${firstEntry}`,
  };
  const kept = ["ledger_accounts", "ledger_entries"];
  for (const name of kept)
    await db.execute(sql`create table ${sql.identifier(`own_${name}`)} as table seeded.${sql.identifier(name)}`);
  for (const [name, change] of Object.entries(changes)) {
    await db.execute(change);
    expect(await restored(), name).toBe("ledger_check");
    for (const name of kept) {
      await db.execute(sql`delete from seeded.${sql.identifier(name)}`);
      await db.execute(sql`insert into seeded.${sql.identifier(name)} select * from ${sql.identifier(`own_${name}`)}`);
    }
  }
  for (const name of kept) await db.execute(sql`drop table ${sql.identifier(`own_${name}`)}`);
  expect(await restored()).toBe("restored");
});

test.runIf(inject("postgresUrl"))(
  "a change that was not committed during a restore is undone by the next",
  async () => {
    const { db, maintenanceDb } = platform;
    await db.transaction(async (tx) => {
      await rename(tx, "Late");
      await restoreSnapshot(maintenanceDb);
    });
    expect(await nickname()).toBe("Late");
    await restoreSnapshot(db);
    expect(await nickname()).toBeNull();
  },
);
