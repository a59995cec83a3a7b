import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { cleanUp, outdated } from "./cleanUp.ts";
import { readPayloads } from "./http/payload/payload.tables.ts";
import { members } from "./member/member.tables.ts";
import { outbox } from "./outbox/outbox.tables.ts";
import { logins } from "./session/history/history.tables.ts";
import { captchas } from "./session/humanCheck/captcha.tables.ts";
import { codes } from "./session/phone/codes.tables.ts";
import { sessions } from "./session/session.tables.ts";
import { openSession } from "./session/sessions.ts";
import { usedIdTokens } from "./session/usedTokens.tables.ts";
import { chatLines, chatRooms } from "./support/chat.tables.ts";
import { openPlatformForFile } from "./testing/openTestPlatform.ts";
import { DAY_MS } from "./time/units.ts";

const { platform, db, clock } = await openPlatformForFile();

const clean = () => cleanUp.sweep(platform, AbortSignal.timeout(60_000));

/** Tables with rows that expire and stay: they are records. */
const KEPT = ["bonuses", "deposits", "free_spins"];

test("every table with rows that expire is cleaned", async () => {
  const { rows } = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(
    await db.execute(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('expires_at', 'stale_at')`),
  );
  const known = outdated(new Date()).map(([table]) => getTableName(table));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name) && !KEPT.includes(name))).toEqual([]);
});

test("deletes what is outdated, with all that belongs to it, and nothing else", async () => {
  await clean();
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const inAMinute = new Date(now.getTime() + 60_000);
  const [member] = await db.select().from(members).limit(1);
  if (!member) throw new Error("no member");
  const session = { member, remember: false, device: "test", ip: "127.0.0.1", country: "VN" };
  const code = { purpose: "LOG_IN", target: "+84901234567", codeHash: "x", expiresAt: now };
  const room = { desk: "LIVE", language: "EN" };
  const [oldRoom, newRoom] = [randomUUID(), randomUUID()];
  await db.transaction(async (tx) => {
    await openSession(tx, { ...session, at: before(91 * DAY_MS) });
    await openSession(tx, { ...session, at: before(89 * DAY_MS) });
    await tx.insert(captchas).values([
      { id: "old", text: "x", expiresAt: before(1) },
      { id: "new", text: "x", expiresAt: inAMinute },
    ]);
    await tx.insert(codes).values([
      { ...code, id: randomUUID(), issuedAt: before(3 * DAY_MS) },
      { ...code, id: randomUUID(), issuedAt: before(DAY_MS / 2) },
    ]);
    await tx.insert(usedIdTokens).values([
      { tokenHash: "old", expiresAt: before(1_000) },
      { tokenHash: "new", expiresAt: inAMinute },
    ]);
    await tx.insert(readPayloads).values([{ jti: "old", at: before(6 * 60_000) }, { jti: "new" }]);
    await tx.insert(outbox).values([
      { channel: "SMS", recipient: "x", body: "x", sentAt: before(31 * DAY_MS) },
      { channel: "SMS", recipient: "x", body: "x", sentAt: before(DAY_MS) },
    ]);
    await tx.insert(chatRooms).values([
      { ...room, id: oldRoom, createdAt: before(31 * DAY_MS) },
      { ...room, id: newRoom, createdAt: before(DAY_MS) },
      { ...room, id: randomUUID(), memberId: member.id, createdAt: before(31 * DAY_MS) },
    ]);
    const line = { author: "VISITOR" as const, content: "x", at: now };
    await tx.insert(chatLines).values([
      { ...line, roomId: oldRoom },
      { ...line, roomId: newRoom },
    ]);
  });
  const counts = async () => {
    const tables = {
      sessions,
      logins,
      captchas,
      codes,
      usedIdTokens,
      readPayloads,
      outbox,
      chatRooms,
      chatLines,
    };
    return Object.fromEntries(
      await Promise.all(Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const)),
    );
  };
  const all = await counts();
  expect(await clean()).toBe(8);
  const one = {
    sessions: 1,
    logins: 1,
    captchas: 1,
    codes: 1,
    usedIdTokens: 1,
    readPayloads: 1,
    outbox: 1,
  };
  const gone: Record<string, number> = { ...one, chatRooms: 1, chatLines: 1 };
  expect(await counts()).toEqual(
    Object.fromEntries(Object.entries(all).map(([name, count]) => [name, count - (gone[name] ?? 0)])),
  );
  expect(await clean()).toBe(0);
});

test("a used token stays refused when the platform's clock runs ahead", async () => {
  await db.insert(usedIdTokens).values({ tokenHash: "ahead", expiresAt: new Date(Date.now() + 600_000) });
  clock.shiftTo(DAY_MS);
  await clean();
  clock.shiftTo(0);
  const left = await db.select({ tokenHash: usedIdTokens.tokenHash }).from(usedIdTokens);
  expect(left).toContainEqual({ tokenHash: "ahead" });
});

test("a table that cannot be cleaned does not keep the others from being cleaned", async () => {
  const old = new Date(clock.now().getTime() - 31 * DAY_MS);
  await db.insert(captchas).values({ id: "stuck", text: "x", expiresAt: old });
  await db.insert(outbox).values({ channel: "SMS", recipient: "late", body: "x", sentAt: old });
  await db.execute(sql`create table holder (captcha text references captchas (id))`);
  await db.execute(sql`insert into holder values ('stuck')`);
  await expect(clean()).rejects.toThrow("could not clean captchas");
  expect(await db.$count(outbox, sql`${outbox.recipient} = 'late'`)).toBe(0);
  await db.execute(sql`drop table holder`);
  expect(await clean()).toBe(1);
});
