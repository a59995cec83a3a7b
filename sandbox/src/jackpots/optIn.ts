import { and, asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import type { Owner } from "../wallet/wallets.ts";
import { jackpotFeeds, jackpotOptIns, jackpots } from "./jackpots.tables.ts";

const SHARE_UNIT = 10_000n;

/**
 * Lets a member take part in a jackpot, or no longer; the same again changes nothing. Throws NOT_FOUND, and NOT_ELIGIBLE
 * for a jackpot that needs no opt-in or has another currency than the member.
 */
export const setOptIn = (
  { db, clock }: CorePlatform,
  { memberId, currency }: Owner,
  { jackpotId, optedIn }: { jackpotId: number; optedIn: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (optedIn) await lockActiveMember(tx, memberId, clock.now());
    const [jackpot] = await tx.select().from(jackpots).where(eq(jackpots.id, jackpotId));
    if (!jackpot) throw new PlatformError("NOT_FOUND");
    const own = and(eq(jackpotOptIns.jackpotId, jackpotId), eq(jackpotOptIns.memberId, memberId));
    if (!optedIn) {
      await tx.delete(jackpotOptIns).where(own);
      return;
    }
    if (!jackpot.optIn || jackpot.currency !== currency) throw new PlatformError("NOT_ELIGIBLE");
    await tx.insert(jackpotOptIns).values({ jackpotId, memberId, since: clock.now() }).onConflictDoNothing();
  });

/** The jackpots that a member has opted in to. */
export const optInsOf = (db: Database, memberId: number) =>
  db
    .select({ jackpotId: jackpotOptIns.jackpotId, since: jackpotOptIns.since })
    .from(jackpotOptIns)
    .where(eq(jackpotOptIns.memberId, memberId))
    .orderBy(asc(jackpotOptIns.jackpotId));

/** A jackpot that a bet takes part in, and what its member pays for that, in minor units. */
export interface Contribution {
  jackpotId: number;
  amount: bigint;
}

type Given<Value> = Value | SQLWrapper;

/**
 * Part of a statement: what a member pays of each stake on a game into its jackpot, in hundredths of a percent; 0 without an
 * opt-in.
 */
export const optInShareOf = ({
  memberId,
  nodeId,
  currency,
}: {
  memberId: Given<number>;
  nodeId: Given<number>;
  currency: Given<string>;
}) =>
  sql<number>`(
    select coalesce(sum(share_bp), 0)
    from jackpot_games join jackpots on jackpots.id = jackpot_games.jackpot_id
    join jackpot_opt_ins on jackpot_opt_ins.jackpot_id = jackpots.id
    join jackpot_levels on jackpot_levels.jackpot_id = jackpots.id
    where jackpot_games.node_id = ${nodeId} and jackpots.currency = ${currency}
      and jackpot_opt_ins.member_id = ${memberId})`.mapWith(Number);

/**
 * What a bet pays into the jackpot that its member opted in to, rounded down. Undefined for a bet in another currency, and
 * for a stake that is too small to pay anything.
 */
export async function contributionOf(
  tx: Tx,
  jackpotId: number,
  { stake, ...play }: Owner & { nodeId: number; stake: bigint },
): Promise<Contribution | undefined> {
  const [found] = await tx.select({ share: optInShareOf(play) }).from(sql`(select 1) as one`);
  const amount = (stake * BigInt(found?.share ?? 0)) / SHARE_UNIT;
  return amount > 0n ? { jackpotId, amount } : undefined;
}

/** Notes a bet that paid its contribution, so that the job `fill-jackpots` adds it to the levels and draws what it wins. */
export const feedOptIn = (
  tx: Tx,
  { jackpotId }: Contribution,
  bet: { betId: string; nodeId: number; memberId: number; stake: bigint },
) => tx.insert(jackpotFeeds).values({ jackpotId, ...bet });
