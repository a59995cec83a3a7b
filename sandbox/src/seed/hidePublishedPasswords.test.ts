import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { restoreSnapshot } from "../db/snapshot.ts";
import { members } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { hashPassword, verifyPassword } from "../member/password.ts";
import { paymentPasswords } from "../member/paymentPasswords.tables.ts";
import { PUBLISHED } from "../publicPlatform.ts";
import { sessions } from "../session/session.tables.ts";
import { openSession } from "../session/sessions.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { hidePublishedPasswords } from "./hidePublishedPasswords.ts";

const { db } = await openPlatformForFile();

const wanted = { demo: "a private password", agent: "another password", payment: "135791" };
const now = new Date();
const hide = (passwords = wanted) => hidePublishedPasswords(db, passwords, now);
const change = (username: string, passwordHash: string) =>
  db.update(members).set({ passwordHash }).where(eq(members.username, username));

/** User names of accounts that a password opens. Accounts with equal hashes are tried once. */
async function openedBy(password: string): Promise<string[]> {
  const rows = await db.select().from(members);
  const byHash = Map.groupBy(rows, ({ passwordHash }) => passwordHash);
  const opened: string[] = [];
  for (const [hash, owners] of byHash)
    if (await verifyPassword(password, hash)) opened.push(...owners.map(({ username }) => username));
  return opened.toSorted();
}

test("no account answers to a published password, and demo and agent have the private ones", async () => {
  expect((await openedBy(PUBLISHED.login)).length).toBeGreaterThan(400);
  await change("vipclub", await hashPassword("vipclub's own choice"));
  const member = await memberNamed(db, "agent");
  const origin = { device: "test", ip: "127.0.0.1", country: "VN" };
  await db.transaction((tx) => openSession(tx, { member, remember: true, ...origin, at: now }));

  await hide();
  for (const password of Object.values(PUBLISHED)) expect(await openedBy(password)).toEqual([]);
  expect([await openedBy(wanted.demo), await openedBy(wanted.agent)]).toEqual([["demo"], ["agent"]]);
  expect(await openedBy("vipclub's own choice")).toEqual(["vipclub"]);
  for (const { hash } of await db.select().from(paymentPasswords))
    expect([await verifyPassword(wanted.payment, hash), await verifyPassword(PUBLISHED.payment, hash)]).toEqual([
      true,
      false,
    ]);
  expect(await db.select().from(sessions).where(isNull(sessions.endedAt))).toEqual([]);
});

test("a reset brings no published password back, and a next start changes nothing", async () => {
  await restoreSnapshot(db);
  expect(await openedBy(PUBLISHED.login)).toEqual([]);
  const before = await db.select().from(members);
  await hide();
  expect(await db.select().from(members)).toEqual(before);
  await hide({ ...wanted, demo: "yet another one" });
  expect(await openedBy("yet another one")).toEqual(["demo"]);
});

test("a published password that somebody has chosen stops the start", async () => {
  await change("senior", await hashPassword(PUBLISHED.login));
  await expect(hide()).rejects.toThrow(/^senior have a published password/);
});
