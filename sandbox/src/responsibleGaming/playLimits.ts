import { and, eq, inArray } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { members } from "../member/member.tables.ts";
import { lockMember } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods, playLimits } from "./playLimits.tables.ts";
import { periodAt, usedIn, type Wallet } from "./usage.ts";

const HOUR = 3_600_000;
/** A limit becomes higher after this wait, if the member confirms it. */
const WAIT_MS = 24 * HOUR;
const CONFIRM_MS = 7 * 24 * HOUR;

type PlayLimit = typeof playLimits.$inferSelect;

/** One of a member's limits. */
export interface LimitKey extends Wallet {
  kind: LimitKind;
  period: LimitPeriod;
}

/** Minutes have no currency. */
const currencyOf = ({ kind, currency }: Pick<LimitKey, "kind" | "currency">) => (kind === "SESSION" ? "" : currency);

const isLimit = ({ memberId, kind, period, currency }: LimitKey) =>
  and(
    eq(playLimits.memberId, memberId),
    eq(playLimits.kind, kind),
    eq(playLimits.period, period),
    eq(playLimits.currency, currencyOf({ kind, currency })),
  );

const limitsOf = (tx: Tx, { memberId, currency }: Wallet): Promise<PlayLimit[]> =>
  tx
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.memberId, memberId), inArray(playLimits.currency, [currency, ""])));

/** The time in which a change that waits can be confirmed; null when none waits, or it was not confirmed in time. */
function pendingOf({ pendingFrom }: PlayLimit, now: Date): { from: Date; until: Date } | null {
  const until = pendingFrom && new Date(pendingFrom.getTime() + CONFIRM_MS);
  return pendingFrom && until && until > now ? { from: pendingFrom, until } : null;
}

/** All limits that a member can have, with what has been used of them, in the contract's form. */
export async function listPlayLimits(tx: Tx, wallet: Wallet, now: Date) {
  const set = await limitsOf(tx, wallet);
  const rows = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));
  const list = [];
  for (const { kind, period } of rows) {
    const limit = set.find((row) => row.kind === kind && row.period === period);
    const used = await usedIn(tx, wallet, kind, period, now);
    const waits = limit && pendingOf(limit, now);
    list.push({
      kind,
      period,
      ...limitValue(kind, wallet.currency, limit?.amount ?? null),
      used: kind === "SESSION" ? String(used) : toDecimal(used > 0n ? used : 0n, wallet.currency),
      resetsAt: endOf(period, now).toISOString(),
      pending: waits
        ? {
            ...limitValue(kind, wallet.currency, limit.pendingAmount),
            from: waits.from.toISOString(),
            until: waits.until.toISOString(),
          }
        : null,
    });
  }
  return list;
}

const limitValue = (kind: LimitKind, currency: string, value: bigint | null) =>
  kind === "SESSION"
    ? { amount: null, currency: null, minutes: value === null ? null : Number(value) }
    : { amount: value === null ? null : toDecimal(value, currency), currency, minutes: null };

const DAYS: Readonly<Record<LimitPeriod, { days?: number; months?: number }>> = {
  DAY: { days: 1 },
  WEEK: { days: 7 },
  MONTH: { months: 1 },
};

/** The end of the period of a moment. */
const endOf = (period: LimitPeriod, now: Date): Date => {
  const { from } = periodAt(period, now);
  return new Date(from.toTemporalInstant().toZonedDateTimeISO(MERCHANT_TIME_ZONE).add(DAYS[period]).epochMilliseconds);
};

/**
 * Sets a limit; null for none. A stricter one is in force at once, and drops a change that waits. A higher one, or none,
 * waits for 24 hours and for `confirmPlayLimit`. The present one again drops the change that waits.
 */
export async function setPlayLimit({ db, clock }: CorePlatform, key: LimitKey, amount: bigint | null): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockMember(tx, key.memberId);
    const [limit] = await tx.select().from(playLimits).where(isLimit(key));
    if (!limit && amount === null) return;
    if (amount !== null && (!limit || amount <= limit.amount)) {
      const value = { amount, changedAt: now, pendingFrom: null, pendingAmount: null };
      const { memberId, kind, period } = key;
      await tx
        .insert(playLimits)
        .values({ memberId, kind, period, currency: currencyOf(key), ...value })
        .onConflictDoUpdate({
          target: [playLimits.memberId, playLimits.kind, playLimits.period, playLimits.currency],
          set: value,
        });
      await tx.update(members).set({ hasPlayLimits: true, limitsReviewedAt: now }).where(eq(members.id, memberId));
      return;
    }
    const pendingFrom = new Date(now.getTime() + WAIT_MS);
    await tx.update(playLimits).set({ pendingFrom, pendingAmount: amount }).where(isLimit(key));
    await tx.update(members).set({ limitsReviewedAt: now }).where(eq(members.id, key.memberId));
  });
}

/**
 * Puts a change that waited in force; without one, nothing changes. Throws RG_LIMIT_PENDING before its 24 hours are
 * over.
 */
export async function confirmPlayLimit({ db, clock }: CorePlatform, key: LimitKey): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockMember(tx, key.memberId);
    const [limit] = await tx.select().from(playLimits).where(isLimit(key));
    const waits = limit && pendingOf(limit, now);
    if (!waits) return;
    if (waits.from > now) {
      throw new PlatformError("RG_LIMIT_PENDING", {
        retryAfter: Math.ceil((waits.from.getTime() - now.getTime()) / 1000),
      });
    }
    if (limit.pendingAmount !== null) {
      const value = { amount: limit.pendingAmount, changedAt: now, pendingFrom: null, pendingAmount: null };
      await tx.update(playLimits).set(value).where(isLimit(key));
    } else {
      await tx.delete(playLimits).where(isLimit(key));
    }
    const left = await tx.$count(playLimits, eq(playLimits.memberId, key.memberId));
    await tx
      .update(members)
      .set({ hasPlayLimits: left > 0, limitsReviewedAt: now })
      .where(eq(members.id, key.memberId));
  });
}

/** Throws RG_LIMIT_REACHED when deposits would exceed a limit of the member. */
export const requireRoomForDeposit = (tx: Tx, wallet: Wallet, amounts: readonly bigint[], now: Date): Promise<void> =>
  requireRoom(tx, wallet, { DEPOSIT: amounts.reduce((sum, amount) => sum + amount, 0n) }, now);

/**
 * Throws RG_LIMIT_REACHED when a stake would exceed a limit of the member, and RG_SESSION_LIMIT when the time is used
 * up. Bets of a member with limits wait here for each other.
 */
export async function requireRoomForBet(tx: Tx, wallet: Wallet, stake: bigint, now: Date): Promise<void> {
  await lockMember(tx, wallet.memberId);
  await requireRoom(tx, wallet, { LOSS: stake, WAGER: stake, SESSION: 0n }, now);
}

/** Throws RG_SESSION_LIMIT when the member's time is used up. */
export const requireTime = (tx: Tx, wallet: Wallet, now: Date): Promise<void> =>
  requireRoom(tx, wallet, { SESSION: 0n }, now);

async function requireRoom(tx: Tx, wallet: Wallet, added: Partial<Record<LimitKind, bigint>>, now: Date) {
  for (const { kind, period, amount } of await limitsOf(tx, wallet)) {
    const more = added[kind];
    if (more === undefined) continue;
    const used = await usedIn(tx, wallet, kind, period, now);
    if (kind === "SESSION") {
      if (used >= amount) throw new PlatformError("RG_SESSION_LIMIT", { value: { kind, period } });
    } else if (used + more > amount) {
      const left = toDecimal(used < amount ? amount - used : 0n, wallet.currency);
      throw new PlatformError("RG_LIMIT_REACHED", { value: { kind, period, left, currency: wallet.currency } });
    }
  }
}
