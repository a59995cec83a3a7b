import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { PlatformError } from "../http/errors.ts";
import { memberAccountId, openAccounts, platformAccountId, post } from "../ledger/ledger.ts";
import { members } from "../member/member.tables.ts";
import { openMemberAccounts } from "../member/members.ts";
import { TRIAL_TYPE } from "../member/memberTypes.ts";
import type { Platform } from "../platform.ts";
import { countTrials, type Member } from "./login.ts";

const DAY_MS = 24 * 3_600_000;
const TRIAL_MS = 2 * 3_600_000;
const TRIALS_A_DAY = 10;

/** 10,000.00 in play money. */
export const TRIAL_PURSE = 1_000_000n;
export const PLAY_CURRENCY = "FUN";

/** Opens a trial account with a purse of play money; at most ten a day from one address. */
export async function openTrialAccount(platform: Platform, ip: string): Promise<Member> {
  const { db, clock, config } = platform;
  const now = clock.now();
  const trials = await countTrials(db, ip, new Date(now.getTime() - DAY_MS));
  if (config.rateLimits && trials >= TRIALS_A_DAY)
    throw new PlatformError("RATE_LIMITED", { retryAfter: DAY_MS / 1000 });

  return db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
        username: `trial${randomBytes(5).toString("hex")}`,
        nickname: "Guest",
        type: TRIAL_TYPE,
        currency: PLAY_CURRENCY,
        // No password opens a trial account: it lives as long as its session.
        passwordHash: "none",
        passwordChangedAt: now,
        path: "/",
        registeredAt: now,
        endsAt: new Date(now.getTime() + TRIAL_MS),
        lastLoginIp: ip,
      })
      .returning();
    if (!member) throw new Error("the trial account was not inserted");
    const path = `/${member.id}/`;
    await tx.update(members).set({ path }).where(eq(members.id, member.id));
    await openMemberAccounts(tx, member, now);
    await openAccounts(
      tx,
      [{ id: platformAccountId("house", PLAY_CURRENCY), kind: "house", currency: PLAY_CURRENCY }],
      now,
    );
    await post(tx, {
      key: `trial:${member.id}`,
      kind: "ADJUST",
      at: now,
      entries: [
        { accountId: platformAccountId("house", PLAY_CURRENCY), amount: -TRIAL_PURSE },
        { accountId: memberAccountId(member.id, "main"), amount: TRIAL_PURSE },
      ],
    });
    return { ...member, path };
  });
}
