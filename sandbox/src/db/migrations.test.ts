import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findPostgres } from "@atrium/scripts/postgresServer";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../config.ts";
import { games } from "../games/games.tables.ts";
import { JACKPOTS } from "../jackpots/jackpots.data.ts";
import { jackpots } from "../jackpots/jackpots.tables.ts";
import { LEADERBOARD_PLANS } from "../leaderboards/leaderboards.data.ts";
import { leaderboards } from "../leaderboards/leaderboards.tables.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { balanceOf, balancesOf, memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { createPlatform } from "../platform.ts";
import { PROMOTIONS } from "../promotions/promotions.data.ts";
import { promotions } from "../promotions/promotions.tables.ts";
import { seedOnce } from "../seed/seed.ts";
import { authenticate, logIn } from "../session/login/login.ts";
import { findSession } from "../session/sessions.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { type RestoredDatabase, restoreFixture } from "../testing/restoreFixture.ts";
import { SMALL_PLAYER } from "../testing/smallDatabase.ts";
import { findRewrittenMigrations, findSnapshots, hashMigrations, migrationsFolder, readHashes } from "./migrations.ts";
import { type OpenDatabase, openDatabase } from "./openDatabase.ts";
import { restoreSnapshot } from "./snapshot.ts";
import { readTables } from "./tables.ts";

const fixtures = path.join(migrationsFolder, "fixtures");
const readMigration = (name: string) => readFileSync(path.join(migrationsFolder, name), "utf8");
const readFixture = (name: string) => readFileSync(path.join(fixtures, name), "utf8");
/** The hashes of the migrations that a release had: drizzle wrote them into its database. */
const hashesIn = (fixture: string) => [...fixture.matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash]) => hash);
const releases = readdirSync(fixtures).sort(new Intl.Collator("en", { numeric: true }).compare);
// The fixtures of all releases are migrated on PostgreSQL where there is one, and on the embedded database otherwise.
const takesAll = inject("postgresUrl") !== undefined || findPostgres() === undefined;
const migrated = releases.filter((_, index) => takesAll || index === 0 || index === releases.length - 1);

test("no migration is changed or deleted after it was written", () => {
  expect(findRewrittenMigrations(readHashes(), hashMigrations())).toEqual([]);
  expect(Object.keys(hashMigrations())).toEqual(Object.keys(readHashes()));
});

test("reports a migration that was changed, and one that was deleted", () => {
  expect(findRewrittenMigrations({ "0000.sql": "a", "0001.sql": "b" }, { "0000.sql": "changed" })).toEqual([
    "0000.sql was changed: add a new migration instead",
    "0001.sql was deleted: add a new migration instead",
  ]);
});

test("every migration is in drizzle's journal, in the order of its number and of its time", () => {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(path.join(migrationsFolder, "meta/_journal.json"), "utf8"),
  );
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(Object.keys(readHashes()));
  // Drizzle applies a migration only when it is later than the last one that the database has.
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("of drizzle's snapshots only the newest is kept", () => {
  const newest = Object.keys(readHashes()).at(-1)?.slice(0, 4);
  expect(findSnapshots().map((file) => path.basename(file))).toEqual([`${newest}_snapshot.json`]);
});

test("the version in package.json has a fixture", () => {
  const { version } = JSON.parse(readFileSync(path.join(migrationsFolder, "../package.json"), "utf8"));
  expect(releases).toContain(`${version}.sql`);
});

describe.each(migrated)("a database of release %s", (release) => {
  test("was made by the migrations that are here", () => {
    const hashes = hashesIn(readFixture(release));
    expect(hashes.length).toBeGreaterThan(0);
    expect(Object.values(readHashes()).slice(0, hashes.length)).toEqual(hashes);
  });

  let restored: RestoredDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    const rows = readFixture(release);
    const made = Object.keys(readHashes()).slice(0, hashesIn(rows).length);
    restored = await restoreFixture([...made.map(readMigration), rows].join("\n"));
    database = await openDatabase(restored.place);
  });
  afterAll(async () => {
    await database?.close();
    await restored?.remove();
  });

  test("keeps its balances, postings and logins through today's migrations", async () => {
    const { db } = database;
    const accounts = await db.select({ id: ledgerAccounts.id }).from(ledgerAccounts);
    const ids = accounts.map(({ id }) => id);
    // Later releases opened further accounts, which are empty.
    const others = ids.filter((id) => !BALANCES.has(id)).map((id) => [id, 0n] as const);
    expect(await balancesOf(db, ids)).toEqual(new Map([...BALANCES, ...others]));
    expect(await ledgerFaults(db)).toEqual([]);

    const platform = await createPlatform(readConfig({}), database);
    const origin = { ip: "198.51.100.7", device: "Firefox", country: "VN" };
    const member = await authenticate(platform, { ...SMALL_PLAYER, origin });
    const manner = { method: "PASSWORD", origin, remember: false, password: SMALL_PLAYER.password } as const;
    const login = await logIn(platform, member, manner);
    if (!("token" in login)) throw new Error("The login needs a second factor.");
    expect(await findSession(db, login.token, platform.clock.now())).toMatchObject({ memberId: SMALL_PLAYER.id });

    const main = memberAccountId(SMALL_PLAYER.id, "main", "VND");
    const entries = moving(5n, { from: platformAccountId("house", "VND"), to: main });
    const adjust = { key: "upgrade", kind: "ADJUST", at: platform.clock.now(), entries } as const;
    await transact(platform, (tx) => post(tx, adjust));
    await platform.events.deliver();
    expect(await balanceOf(db, main)).toBe((BALANCES.get(main) ?? 0n) + 5n);
    expect(await ledgerFaults(db)).toEqual([]);
  });

  // It leaves the database of the test before it without that test's changes.
  test("can be reset to its seed, also with tables and columns that a migration added", async () => {
    const { db } = database;
    await db.execute(sql`alter table members add column motto text not null default 'none'`);
    await db.execute(sql`create table gifts (id integer primary key)`);
    await db.execute(sql`insert into gifts values (1)`);
    await db.update(members).set({ nickname: "Changed" }).where(eq(members.id, SMALL_PLAYER.id));
    await restoreSnapshot(db);
    const [player] = await db.select().from(members).where(eq(members.id, SMALL_PLAYER.id));
    expect(player?.nickname).toBeNull();
    expect(await db.$count(sql`gifts`)).toBe(0);
    expect((await readTables(db)).map(({ name }) => name)).toContain("gifts");

    // What its own seed did not have is added, once. The small catalogue has neither slots of the house nor fishing games.
    const boards = LEADERBOARD_PLANS.filter(({ games }) => games === undefined || games === "popular");
    const added = [PROMOTIONS.length, JACKPOTS.length, boards.length];
    // Nothing plays what this title promises, so it leaves the catalogue.
    const [slot] = await db.select().from(games).where(eq(games.nodeId, 10_001));
    if (!slot) throw new Error("the small catalogue has a slot");
    const names = { ...slot.names, EN: "Royal Blackjack" };
    await db
      .insert(games)
      .values({ ...slot, nodeId: 10_009, gameCode: "PP9", gameClassify: "BACCARAT", gameType: "LIVE", names });
    for (const now of [new Date(), new Date()]) {
      await seedOnce(db, { seed: "small", now });
      expect([
        await db.$count(promotions),
        await db.$count(jackpots),
        await db.$count(leaderboards, isNull(leaderboards.endedAt)),
      ]).toEqual(added);
      expect((await db.select().from(games)).map(({ nodeId }) => nodeId).sort()).toEqual([10_001, 10_002]);
    }
    expect(await ledgerFaults(db)).toEqual([]);
  });
});

/** The balances of the small database in each fixture: what `fillSmall` moved, in minor units. */
const BALANCES: ReadonlyMap<string, bigint> = new Map([
  ["cashier:VND", -1_000_000n],
  ["house:VND", -68_000n],
  ["member:1:bonus", 0n],
  ["member:1:locked", 0n],
  ["member:1:main", 0n],
  ["member:2:bonus", 0n],
  ["member:2:locked", 0n],
  ["member:2:main", 868_000n],
  ["promotions:VND", 0n],
  ["vendor:2:SBL", 200_000n],
]);
