import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { TRIAL_TYPE } from "../../accountTypes.ts";
import { insertOne } from "../../db/inserts.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { deferredJob } from "../../jobs/job.ts";
import { fromPlatform, post } from "../../ledger/ledger.ts";
import { transact } from "../../ledger/transact.ts";
import { members } from "../../member/member.tables.ts";
import { openMemberAccounts } from "../../member/members.ts";
import { HOUR_MS } from "../../time/units.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { endSessions } from "../sessions.ts";
import type { Member } from "./login.ts";

const LIFETIME_MS = 2 * HOUR_MS;

/** 10,000.00 of play money. */
export const TRIAL_PURSE = 1_000_000n;
export const PLAY_CURRENCY = "FUN";

/** Opens a trial account with play money. */
export function openTrialAccount(platform: SessionPlatform, ip: string): Promise<Member> {
  const now = platform.clock.now();
  return transact(platform, async (tx) => {
    const member = await insertTrial(tx, ip, now);
    await openMemberAccounts(tx, [member], now);
    await post(tx, {
      key: `trial:${member.id}`,
      kind: "ADJUST",
      at: now,
      entries: fromPlatform("house", { memberId: member.id, currency: PLAY_CURRENCY, amount: TRIAL_PURSE }),
    });
    await endTrial.enqueue(tx, { key: String(member.id), at: endOf(now), data: { memberId: member.id } });
    return member;
  });
}

const endOf = (start: Date) => new Date(start.getTime() + LIFETIME_MS);

/** Closes a trial account and ends its sessions. */
export const endTrial = deferredJob<SessionPlatform, { memberId: number }>({
  name: "end-trial",
  data: z.strictObject({ memberId: z.int() }),
  run: async (tx, { events }, { memberId }, { at }) => {
    await tx.update(members).set({ closedAt: at }).where(eq(members.id, memberId));
    const ended = await endSessions(tx, memberId, "EXPIRED", at);
    if (ended > 0) {
      await events.record(tx, { topic: "session", customerId: String(memberId), data: { reason: "EXPIRED" } });
    }
  },
});

async function insertTrial(tx: Tx, ip: string, now: Date): Promise<Member> {
  const inserted = await insertOne(tx, members, {
    username: `trial${randomBytes(5).toString("hex")}`,
    nickname: "Guest",
    type: TRIAL_TYPE,
    currency: PLAY_CURRENCY,
    // A trial account has no password: it ends with its session.
    passwordHash: "none",
    passwordChangedAt: now,
    path: "/",
    registeredAt: now,
    endsAt: endOf(now),
    lastLoginIp: ip,
  });
  const path = `/${inserted.id}/`;
  await tx.update(members).set({ path }).where(eq(members.id, inserted.id));
  return { ...inserted, path };
}
