import { and, eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { lockMoney } from "../member/memberLocks.ts";
import { lockMember } from "../member/members.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import { later } from "../time/merchantTime.ts";
import type { Deposit } from "../wallet/deposits.tables.ts";
import { openDepositsOf } from "../wallet/openDeposits.ts";
import { convertedTo, hasRate } from "../wallet/rates.ts";
import type { Owner } from "../wallet/wallets.ts";
import { cancelDeposits } from "./cancelDeposits.ts";
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods, playLimits } from "./playLimits.tables.ts";
import { periodAt, usedIn } from "./usage.ts";

const HOUR = 3_600_000;
/** A limit becomes higher after this wait, if the member confirms it. */
const WAIT_MS = 24 * HOUR;
const CONFIRM_MS = 7 * 24 * HOUR;

type PlayLimit = typeof playLimits.$inferSelect;

/** One of a member's limits. There is one of a kind for a period, and it counts all currencies of the account. */
export interface LimitKey {
  memberId: number;
  kind: LimitKind;
  period: LimitPeriod;
}

/** What a member wants a limit to be: minor units of a currency, or minutes without one. */
export interface LimitValue {
  amount: bigint;
  currency: string;
}

const isLimit = ({ memberId, kind, period }: LimitKey) =>
  and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period));

const limitsOf = (tx: Tx, memberId: number): Promise<PlayLimit[]> =>
  tx.select().from(playLimits).where(eq(playLimits.memberId, memberId));

/** The time in which a change that waits can be confirmed; null when none waits, or it was not confirmed in time. */
function pendingOf({ pendingFrom }: PlayLimit, now: Date): { from: Date; until: Date } | null {
  const until = pendingFrom && new Date(pendingFrom.getTime() + CONFIRM_MS);
  return pendingFrom && until && until > now ? { from: pendingFrom, until } : null;
}

/** All limits that a member can have, with what has been used of them, in the contract's form. */
export async function listPlayLimits(tx: Tx, { memberId, currency }: Owner, now: Date) {
  const set = await limitsOf(tx, memberId);
  const rows = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));
  const list = [];
  for (const { kind, period } of rows) {
    const limit = set.find((row) => row.kind === kind && row.period === period);
    // What is set counts in its own currency, the rest in the wallet's.
    const own = hasRate(currency) ? currency : CATALOGUE_CURRENCY;
    const unit = kind === "SESSION" ? "" : (limit?.currency ?? own);
    const used = await usedIn(tx, { memberId, kind, period, currency: unit }, now);
    const waits = limit && pendingOf(limit, now);
    list.push({
      kind,
      period,
      ...limitView(unit, limit?.amount ?? null),
      used: amountText(used, unit),
      left: limit ? amountText(limit.amount - used, unit) : null,
      resetsAt: endOf(period, now).toISOString(),
      pending: waits
        ? {
            ...limitView(limit.pendingCurrency ?? unit, limit.pendingAmount),
            from: waits.from.toISOString(),
            until: waits.until.toISOString(),
          }
        : null,
    });
  }
  return list;
}

/** An amount of money, or minutes without a unit; never below 0. */
function amountText(value: bigint, unit: string): string {
  const shown = value > 0n ? value : 0n;
  return unit === "" ? String(shown) : toDecimal(shown, unit);
}

const limitView = (unit: string, value: bigint | null) =>
  unit === ""
    ? { amount: null, currency: null, minutes: value === null ? null : Number(value) }
    : { amount: value === null ? null : toDecimal(value, unit), currency: unit, minutes: null };

const DAYS: Readonly<Record<LimitPeriod, { days?: number; months?: number }>> = {
  DAY: { days: 1 },
  WEEK: { days: 7 },
  MONTH: { months: 1 },
};

/** The end of the period of a moment. */
const endOf = (period: LimitPeriod, now: Date): Date => {
  const { from } = periodAt(period, now);
  return later(from, DAYS[period]);
};

/** Whether a limit can count an amount: in minutes, or in a currency with a rate. */
const canCount = ({ currency }: { currency: string }): boolean => currency === "" || hasRate(currency);

/** Amounts of two currencies are compared by the published rates. */
const isStricter = ({ amount, currency }: LimitValue, limit: PlayLimit): boolean =>
  (currency === "" ? amount : convertedTo(limit.currency, amount, currency)) <= limit.amount;

/**
 * Sets a limit; null for none. A stricter one is in force at once, drops a change that waits, and cancels the open deposits
 * that no longer fit. A higher one, or none, waits for 24 hours and for `confirmPlayLimit`. The present one again drops the
 * change that waits. Returns the deposits that were cancelled. Throws CURRENCY_NOT_OFFERED for a currency without a rate.
 */
export async function setPlayLimit(
  platform: CorePlatform,
  key: LimitKey,
  wanted: LimitValue | null,
): Promise<Deposit[]> {
  const now = platform.clock.now();
  if (wanted && !canCount(wanted)) throw new PlatformError("CURRENCY_NOT_OFFERED");
  return transact(platform, async (tx) => {
    await lockMember(tx, key.memberId);
    const [limit] = await tx.select().from(playLimits).where(isLimit(key));
    if (!limit && wanted === null) return [];
    if (wanted !== null && (!limit || isStricter(wanted, limit))) {
      await lockMoney(tx, key.memberId);
      await putInForce(tx, key, wanted, now);
      if (key.kind !== "DEPOSIT") return [];
      const open = await openDepositsOf(tx, key.memberId);
      const left = wanted.amount - (await usedIn(tx, { ...key, currency: wanted.currency }, now));
      return cancelDeposits(tx, platform.events, key.memberId, lastBeyond(open, left, wanted.currency), now);
    }
    const pending = {
      pendingFrom: new Date(now.getTime() + WAIT_MS),
      pendingAmount: wanted?.amount ?? null,
      pendingCurrency: wanted?.currency ?? null,
    };
    await tx.update(playLimits).set(pending).where(isLimit(key));
    await tx.update(members).set({ limitsReviewedAt: now }).where(eq(members.id, key.memberId));
    return [];
  });
}

/** The open deposits that do not fit into what is left, when the oldest ones are paid first. */
function lastBeyond(open: readonly Deposit[], left: bigint, currency: string): Deposit[] {
  let room = left;
  return open.filter((deposit) => {
    const amount = convertedTo(currency, deposit.amount, deposit.currency);
    if (amount > room) return true;
    room -= amount;
    return false;
  });
}

async function putInForce(tx: Tx, { memberId, kind, period }: LimitKey, { amount, currency }: LimitValue, now: Date) {
  const value = { amount, currency, changedAt: now, pendingFrom: null, pendingAmount: null, pendingCurrency: null };
  await tx
    .insert(playLimits)
    .values({ memberId, kind, period, ...value })
    .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.period], set: value });
  await tx.update(members).set({ hasPlayLimits: true, limitsReviewedAt: now }).where(eq(members.id, memberId));
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
    const { pendingAmount: amount, pendingCurrency: currency } = limit;
    if (amount !== null && currency !== null) return putInForce(tx, key, { amount, currency }, now);
    await tx.delete(playLimits).where(isLimit(key));
    const left = await tx.$count(playLimits, eq(playLimits.memberId, key.memberId));
    await tx
      .update(members)
      .set({ hasPlayLimits: left > 0, limitsReviewedAt: now })
      .where(eq(members.id, key.memberId));
  });
}

/**
 * Throws RG_LIMIT_REACHED when another deposit would exceed a limit of the member: open ones can still come. Throws CURRENCY_NOT_OFFERED
 * when no limit could count it.
 */
export async function requireRoomForDeposit(tx: Tx, wallet: Owner, amount: bigint, now: Date): Promise<void> {
  const full = await fullForDeposit(tx, wallet, amount, now);
  if (full) throw refusalOf(full);
}

/** The limit that another deposit of the member would exceed; undefined when it fits. */
export async function fullForDeposit(
  tx: Tx,
  { memberId, currency }: Owner,
  amount: bigint,
  now: Date,
): Promise<FullLimit | undefined> {
  const open = await openDepositsOf(tx, memberId);
  return findFull(tx, memberId, { kinds: ["DEPOSIT"], added: [...open, { amount, currency }] }, now);
}

/**
 * Throws RG_LIMIT_REACHED when a stake would exceed a limit of the member, CURRENCY_NOT_OFFERED when no limit could count it, and
 * RG_SESSION_LIMIT when the time is used up. The caller has locked the member: bets of a member with limits wait for each other.
 */
export async function requireRoomForBet(
  tx: Tx,
  { memberId, currency }: Owner,
  stake: bigint,
  now: Date,
): Promise<void> {
  const added = [{ amount: stake, currency }];
  const full = await findFull(tx, memberId, { kinds: ["LOSS", "WAGER", "SESSION"], added }, now);
  if (full) throw refusalOf(full);
}

/** Throws RG_SESSION_LIMIT when the member's time is used up. */
export async function requireTime(tx: Tx, memberId: number, now: Date): Promise<void> {
  const full = await findFull(tx, memberId, { kinds: ["SESSION"], added: [] }, now);
  if (full) throw refusalOf(full);
}

/** A limit that leaves too little. */
interface FullLimit {
  limit: PlayLimit;
  used: bigint;
  /** Whether it can't count the amount at all: then nothing fits. */
  isUncounted: boolean;
  resetsAt: Date;
}

interface Demand {
  kinds: readonly LimitKind[];
  /** What is to be counted in addition. */
  added: readonly { amount: bigint; currency: string }[];
}

async function findFull(tx: Tx, memberId: number, { kinds, added }: Demand, now: Date): Promise<FullLimit | undefined> {
  // Of two that are full, the one that lasts longer is told.
  const limits = (await limitsOf(tx, memberId)).sort((a, b) => lengthOf(b) - lengthOf(a));
  for (const limit of limits) {
    const { kind, period, amount, currency } = limit;
    if (!kinds.includes(kind)) continue;
    const used = await usedIn(tx, { memberId, kind, period, currency }, now);
    const isUncounted = kind !== "SESSION" && !added.every(canCount);
    const isFull = kind === "SESSION" ? used >= amount : isUncounted || used + sumIn(currency, added) > amount;
    if (isFull) return { limit, used, isUncounted, resetsAt: endOf(period, now) };
  }
  return undefined;
}

const lengthOf = ({ period }: PlayLimit): number => limitPeriods.indexOf(period);

const sumIn = (currency: string, amounts: Demand["added"]): bigint =>
  amounts.reduce((sum, one) => sum + convertedTo(currency, one.amount, one.currency), 0n);

/** The refusal says what is limited, how much of it is used and left, and when the period ends. */
function refusalOf({ limit, used, isUncounted, resetsAt }: FullLimit): PlatformError {
  if (isUncounted) return new PlatformError("CURRENCY_NOT_OFFERED");
  const { kind, period, amount, currency } = limit;
  return new PlatformError(kind === "SESSION" ? "RG_SESSION_LIMIT" : "RG_LIMIT_REACHED", {
    value: {
      kind,
      period,
      limit: amountText(amount, currency),
      used: amountText(used, currency),
      left: amountText(amount - used, currency),
      currency: currency || null,
      resetsAt: resetsAt.toISOString(),
    },
  });
}
