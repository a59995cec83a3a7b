import { and, eq, gte, ne } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { findMember } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { endSessions } from "../session/sessions.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import type { Owner } from "../wallet/wallets.ts";
import {
  type PlayingMember,
  type RealityCheckMinutes,
  realityCheckChoices,
  realityCheckDueAt,
  realityCheckMinutesOf,
  requireNoRealityCheck,
} from "./realityCheck.ts";

/** The reality check of a member in the contract's form, with the bets of one wallet since the period began. */
export async function readRealityCheck(platform: SitePlatform, wallet: Owner) {
  const { db, clock, site } = platform;
  const now = clock.now();
  const member = await findMember(db, wallet.memberId);
  const { bet, win } = await betsSince(db, wallet, member.playingSince);
  return {
    interval: realityCheckMinutesOf(platform, member),
    choices: realityCheckChoices,
    canBeOff: site.profile.realityCheckMinutes === null,
    startedAt: member.playingSince.toISOString(),
    nextAt: realityCheckDueAt(platform, member)?.toISOString() ?? null,
    serverTime: now.toISOString(),
    elapsed: Math.max(0, Math.floor((now.getTime() - member.playingSince.getTime()) / 1000)),
    bet: toDecimal(bet, wallet.currency),
    win: toDecimal(win, wallet.currency),
    net: toDecimal(win - bet, wallet.currency),
    currency: wallet.currency,
  };
}

async function betsSince(tx: Tx, { memberId, currency }: Owner, since: Date) {
  const [sum] = await tx
    .select({ bet: bigSum(bets.betAmount), win: bigSum(bets.winAmount) })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        gte(bets.placedAt, since),
        eq(bets.currency, currency),
        eq(bets.playMoney, false),
        ne(bets.status, "CANCELLED"),
      ),
    );
  return sum ?? { bet: 0n, win: 0n };
}

/** Locks a member until the end of the transaction, so that one of two simultaneous answers begins a period. */
async function lockPlaying(tx: Tx, memberId: number): Promise<PlayingMember> {
  const { realityCheckMinutes, playingSince } = members;
  const [member] = await tx
    .select({ realityCheckMinutes, playingSince })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  if (!member) throw new Error("the member is gone");
  return member;
}

/**
 * Sets the minutes between reality checks; null for what the jurisdiction sets. A check that was off begins a period now.
 * Another length keeps the period, and does not answer a check that is due.
 */
export async function setRealityCheck(
  platform: SitePlatform,
  memberId: number,
  minutes: RealityCheckMinutes | null,
): Promise<void> {
  const { events, clock } = platform;
  await events.transaction(async (tx) => {
    const member = await lockPlaying(tx, memberId);
    const now = clock.now();
    requireNoRealityCheck(platform, member, now);
    const playingSince = realityCheckMinutesOf(platform, member) === null ? now : member.playingSince;
    await tx.update(members).set({ realityCheckMinutes: minutes, playingSince }).where(eq(members.id, memberId));
    await events.record(tx, { topic: "realityCheck", customerId: String(memberId) });
  });
}

/** Answers a reality check that is due, which begins the next period. Before that nothing changes. */
export async function continuePlay(platform: SitePlatform, memberId: number): Promise<void> {
  const { events, clock } = platform;
  await events.transaction(async (tx) => {
    const at = realityCheckDueAt(platform, await lockPlaying(tx, memberId));
    const now = clock.now();
    if (!at || at > now) return;
    await tx.update(members).set({ playingSince: now }).where(eq(members.id, memberId));
    await events.record(tx, { topic: "realityCheck", customerId: String(memberId) });
  });
}

/** Ends all sessions of a member, and with them the games: the reality check is the same on all devices. */
export const exitPlay = ({ events, clock }: CorePlatform, memberId: number): Promise<void> =>
  events.transaction(async (tx) => {
    await endSessions(tx, memberId, "LOGOUT", clock.now());
    await events.record(tx, { topic: "session", customerId: String(memberId) });
  });
