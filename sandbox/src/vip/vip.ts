import { fill } from "@atrium/arcade/texts";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { issueBonus, lockMainAccount } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { SettledBet } from "../games/settledBet.ts";
import { inEveryLanguage, toLanguage } from "../http/languages.ts";
import { deferredJob } from "../jobs/job.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { clubLabelOf } from "../member/club.ts";
import { members, messages } from "../member/member.tables.ts";
import { lockMember } from "../member/members.ts";
import { later } from "../time/merchantTime.ts";
import { CLUB_CURRENCY, type Level, levelOf, rankFor } from "./levels.ts";
import { findStanding, openStanding, type Standing } from "./standing.ts";
import { vipStandings } from "./vip.tables.ts";
import { levelMessage, VIP_TEXTS } from "./vip.texts.ts";

/** Days in which a level's bonus can be played through. */
const BONUS_DAYS = 30;

/** Brings a member to the level that the turnover reaches, and pays the bonuses of the levels that are new. */
export const raiseLevel = deferredJob<CorePlatform, { memberId: number }>({
  name: "raise-club-level",
  data: z.object({ memberId: z.number() }),
  async run(tx, platform, { memberId }) {
    await lockMember(tx, memberId);
    // Bets lock the account before the standing.
    await lockMainAccount(tx, { memberId, currency: CLUB_CURRENCY });
    await lockStanding(tx, memberId);
    const standing = await findStanding(tx, memberId);
    if (!standing) return;
    const rank = rankFor(standing.counted);
    if (rank <= standing.rank) return;
    const at = platform.clock.now();
    let isPaid = false;
    for (let next = standing.rank + 1; next <= rank; next++) isPaid = await payBonus(tx, memberId, levelOf(next), at);
    await tx.update(members).set({ rank }).where(eq(members.id, memberId));
    await tx.update(vipStandings).set({ since: at }).where(eq(vipStandings.memberId, memberId));
    await tellLevel(tx, platform, { memberId, level: levelOf(rank), kind: "raised", isPaid });
  },
});

/**
 * Raises the level of a member by a settled bet, where it is due. `standing` is that after the bet; without one the member
 * gets it now. A level that is reached comes with a job right after the transaction.
 */
export async function countForClub(
  tx: LedgerTx,
  { memberId, currency }: SettledBet,
  standing: Standing | undefined,
  at: Date,
): Promise<void> {
  if (currency !== CLUB_CURRENCY) return;
  if (!standing) await openStanding(tx, memberId, at);
  const present = standing ?? (await findStanding(tx, memberId));
  if (present) await raiseWhenDue(tx, present, at);
}

/** Gives a member turnover that counts for the level, as an operator does. */
export async function giveTurnover(tx: LedgerTx, memberId: number, credit: bigint, at: Date): Promise<void> {
  await openStanding(tx, memberId, at);
  await tx
    .update(vipStandings)
    .set({ credit: sql`${vipStandings.credit} + ${credit}` })
    .where(eq(vipStandings.memberId, memberId));
  const standing = await findStanding(tx, memberId);
  if (standing) await raiseWhenDue(tx, standing, at);
}

async function raiseWhenDue(tx: Tx, { memberId, rank, counted, since }: Standing, at: Date): Promise<void> {
  if (rankFor(counted) <= rank) return;
  // A member can come to a level more than once.
  await raiseLevel.enqueue(tx, { key: `${memberId}:${rank}:${since.getTime()}`, at, data: { memberId } });
}

/** Locks a member's standing until the end of the transaction. */
export const lockStanding = (tx: Tx, memberId: number) =>
  tx
    .select({ memberId: vipStandings.memberId })
    .from(vipStandings)
    .where(eq(vipStandings.memberId, memberId))
    .for("update");

/** Pays the bonus of a level, once a member. Returns whether it was paid now. */
async function payBonus(tx: LedgerTx, memberId: number, level: Level, at: Date): Promise<boolean> {
  const { rankLevel, bonus: amount } = level;
  if (amount === 0n) return false;
  const given = await issueBonus(tx, {
    memberId,
    currency: CLUB_CURRENCY,
    cause: `vip:${rankLevel}:${memberId}`,
    titles: inEveryLanguage((language) =>
      fill(VIP_TEXTS[language].bonus, { level: clubLabelOf(rankLevel, language).labelName }),
    ),
    amount,
    turnoverRequired: amount,
    issuedAt: at,
    expiresAt: later(at, { days: BONUS_DAYS }),
  });
  return given !== null;
}

interface LevelChange {
  memberId: number;
  level: Level;
  kind: "raised" | "lowered";
  isPaid?: boolean;
}

/** Writes a message about a new level into its member's inbox. The member's windows read the level again with it. */
export async function tellLevel(
  tx: Tx,
  { events, clock }: CorePlatform,
  { memberId, level, kind, isPaid = false }: LevelChange,
): Promise<void> {
  const [member] = await tx.select({ language: members.language }).from(members).where(eq(members.id, memberId));
  const message = levelMessage(level, kind, isPaid, toLanguage(member?.language));
  await tx.insert(messages).values({ memberId, ...message, createdAt: clock.now() });
  await events.record(tx, { topic: "message", customerId: String(memberId) });
}
