import { and, arrayContains, asc, eq, gt, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { issueBonus, lockMainAccount } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import type { Translated } from "../http/languages.ts";
import { deferredJob } from "../jobs/job.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { type LedgerTx, recordChange } from "../ledger/transact.ts";
import { later } from "../time/merchantTime.ts";
import { HOUR_MS } from "../time/units.ts";
import { type FreeSpins, freeSpins } from "./freeSpins.tables.ts";
import type { FreeSpinTerms } from "./terms.ts";

/** Days in which the bonus of the winnings can be played through. */
const BONUS_DAYS = 30;

/** Free spins that are given. */
interface NewFreeSpins {
  memberId: number;
  currency: string;
  /** Unique: a cause gives free spins once. */
  cause: string;
  titles: Translated;
  terms: FreeSpinTerms;
  issuedAt: Date;
}

/** Ends free spins that were not used in time, and pays what they have won. */
export const expireFreeSpins = deferredJob<CorePlatform, { id: number }>({
  name: "expire-free-spins",
  data: z.object({ id: z.number() }),
  run: async (tx, { clock }, { id }) => {
    const hasId = eq(freeSpins.id, id);
    const [found] = await tx.select().from(freeSpins).where(hasId);
    if (!found) return;
    await lockMainAccount(tx, found);
    const [own] = await tx.select().from(freeSpins).where(hasId).for("update");
    if (own?.status === "ACTIVE") await endFreeSpins(tx, own, "EXPIRED", clock.now());
  },
});

/** Gives free spins, once for their cause: null when that has given some already. */
export async function issueFreeSpins(tx: LedgerTx, { terms, ...given }: NewFreeSpins): Promise<FreeSpins | null> {
  const { games, spins, stake, turnover, hours } = terms;
  const expiresAt = new Date(given.issuedAt.getTime() + hours * HOUR_MS);
  const [own] = await tx
    .insert(freeSpins)
    .values({ ...given, games: [...games], spins, stake: BigInt(stake), turnover, expiresAt })
    .onConflictDoNothing({ target: freeSpins.cause })
    .returning();
  if (!own) return null;
  await expireFreeSpins.enqueue(tx, { key: String(own.id), at: expiresAt, data: { id: own.id } });
  recordChange(tx, own.memberId, "freeSpins");
  return own;
}

/** Free spins by their number; null for an unknown one. */
export async function findFreeSpins(tx: Tx, id: number): Promise<FreeSpins | null> {
  const [own] = await tx.select().from(freeSpins).where(eq(freeSpins.id, id));
  return own ?? null;
}

/** The game session that uses free spins. */
interface Player {
  memberId: number | null;
  nodeId: number;
  currency: string;
  playMoney: boolean;
}

const isUsable = ({ memberId, nodeId, currency }: Player & { memberId: number }, now: Date) =>
  and(
    eq(freeSpins.memberId, memberId),
    eq(freeSpins.status, "ACTIVE"),
    eq(freeSpins.currency, currency),
    gt(freeSpins.expiresAt, now),
    arrayContains(freeSpins.games, [nodeId]),
  );

/** Part of a statement: whether `usableFreeSpins` may find something for a member. Most members have no free spins. */
export const hasActiveFreeSpins = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from free_spins where free_spins.member_id = ${memberId} and status = 'ACTIVE')`;

/** The free spins that a player can use in a game now: those that expire first. Null for guests and play money. */
export async function usableFreeSpins(tx: Tx, player: Player, now: Date): Promise<FreeSpins | null> {
  const { memberId, playMoney } = player;
  if (memberId === null || playMoney) return null;
  const [own] = await tx
    .select()
    .from(freeSpins)
    .where(isUsable({ ...player, memberId }, now))
    .orderBy(asc(freeSpins.expiresAt), asc(freeSpins.id))
    .limit(1);
  return own ?? null;
}

/** A spin that was drawn. */
interface Spin {
  freeSpinsId: number;
  stake: bigint;
  win: bigint;
}

/**
 * Uses one spin and keeps its win; the last one pays all winnings. Simultaneous spins wait here for each other. Throws
 * FREE_SPINS_OVER when there is none, and VALIDATION_FAILED for another stake.
 */
export async function useFreeSpin(tx: LedgerTx, player: Player, spin: Spin, at: Date): Promise<void> {
  const { memberId, playMoney } = player;
  if (memberId === null || playMoney) throw new PlatformError("FREE_SPINS_OVER");
  const isThisUsable = and(eq(freeSpins.id, spin.freeSpinsId), isUsable({ ...player, memberId }, at));
  await lockMainAccount(tx, { memberId, currency: player.currency });
  const [own] = await tx.select().from(freeSpins).where(isThisUsable).for("update");
  if (!own) throw new PlatformError("FREE_SPINS_OVER");
  if (own.stake !== spin.stake) throw wrongField("stake", "fixed");
  const counted = { ...own, used: own.used + 1, winnings: own.winnings + spin.win };
  recordChange(tx, memberId, "freeSpins");
  if (counted.used === counted.spins) return endFreeSpins(tx, counted, "USED", at);
  await tx
    .update(freeSpins)
    .set({ used: sql`${freeSpins.used} + 1`, winnings: sql`${freeSpins.winnings} + ${spin.win}` })
    .where(eq(freeSpins.id, own.id));
}

/** Ends locked free spins, and pays what they have won: as cash, or as a bonus that is to be played through. */
export async function endFreeSpins(tx: LedgerTx, own: FreeSpins, status: "USED" | "EXPIRED", at: Date): Promise<void> {
  const { id, memberId, used, winnings } = own;
  await tx.update(freeSpins).set({ status, used, winnings, endedAt: at }).where(eq(freeSpins.id, id));
  recordChange(tx, memberId, "freeSpins");
  if (winnings > 0n) await payWinnings(tx, own, at);
}

async function payWinnings(tx: LedgerTx, own: FreeSpins, at: Date): Promise<void> {
  const { id, memberId, currency, titles, winnings: amount, turnover } = own;
  const cause = `freeSpins:${id}`;
  if (turnover > 0) {
    await issueBonus(tx, {
      ...{ memberId, currency, cause, titles, amount, kind: "FREE_SPINS" },
      turnoverRequired: amount * BigInt(turnover),
      issuedAt: at,
      expiresAt: later(at, { days: BONUS_DAYS }),
    });
    return;
  }
  await post(tx, {
    key: cause,
    kind: "FREE_SPINS",
    at,
    reference: cause,
    remark: titles.EN,
    entries: fromPlatform("promotions", { memberId, currency, amount }),
  });
}
