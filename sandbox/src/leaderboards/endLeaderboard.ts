import { fill } from "@atrium/arcade/texts";
import { and, eq, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError } from "../http/errors.ts";
import { inEveryLanguage, toLanguage } from "../http/languages.ts";
import { deferredJob } from "../jobs/job.ts";
import { type LedgerTx, recordNews, transact } from "../ledger/transact.ts";
import { findMember } from "../member/members.ts";
import { notify } from "../member/notify.ts";
import { toDecimal } from "../money.ts";
import { later } from "../time/merchantTime.ts";
import { planOf } from "./leaderboards.data.ts";
import { type Leaderboard, leaderboardScores, leaderboards } from "./leaderboards.tables.ts";
import { LEADERBOARD_TEXTS, textsOfSeries } from "./leaderboards.texts.ts";
import { prizeOf } from "./prizes.ts";
import { startLeaderboard } from "./startLeaderboard.ts";

/** Days in which a prize can be played through. */
const BONUS_DAYS = 30;

/** Makes the ranks of a leaderboard final when its time is over. */
export const endLeaderboard = deferredJob<CorePlatform, { id: number }>({
  name: "end-leaderboard",
  data: z.strictObject({ id: z.int() }),
  run: (tx, { clock }, { id }) => finish(tx, id, clock.now()),
});

/** Pays the prize of one member: as a bonus, once, with a message. */
export const payPrize = deferredJob<CorePlatform, { leaderboardId: number; memberId: number }>({
  name: "pay-leaderboard-prize",
  data: z.strictObject({ leaderboardId: z.int(), memberId: z.int() }),
  run: (tx, { clock }, { leaderboardId, memberId }) => pay(tx, leaderboardId, memberId, clock.now()),
});

/** Ends a leaderboard now, as an operator decides. One that has ended stays as it is. Throws NOT_FOUND. */
export async function endNow(platform: CorePlatform, id: number): Promise<void> {
  await transact(platform, (tx) => finish(tx, id, platform.clock.now()));
  platform.wakeUps.wake();
}

/**
 * Makes ranks final and begins the next leaderboard of the series. Each prize is paid by a run of its own, because
 * settlements lock accounts before scores.
 */
async function finish(tx: LedgerTx, id: number, at: Date): Promise<void> {
  const [board] = await tx.select().from(leaderboards).where(eq(leaderboards.id, id)).for("update");
  if (!board) throw new PlatformError("NOT_FOUND");
  if (board.endedAt !== null) return;
  // Settlements that are under way come first; the later ones find a rank and change nothing.
  await tx
    .select({ memberId: leaderboardScores.memberId })
    .from(leaderboardScores)
    .where(eq(leaderboardScores.leaderboardId, id))
    .orderBy(leaderboardScores.memberId)
    .for("update");
  await tx.execute(sql`
    update leaderboard_scores as own set rank = place from (
      select member_id, row_number() over (order by score desc, reached_at, member_id) as place
      from leaderboard_scores where leaderboard_id = ${id} and score > 0) as places
    where own.leaderboard_id = ${id} and own.member_id = places.member_id`);
  // The clock can be before the leaderboard's begin: people move it back.
  const earliest = Math.max(at.getTime(), board.startsAt.getTime() + 1);
  const endsAt = new Date(Math.min(earliest, board.endsAt.getTime()));
  await tx.update(leaderboards).set({ endedAt: at, endsAt }).where(eq(leaderboards.id, id));

  const lastRank = Math.max(0, ...board.prizes.map(({ to }) => to));
  const winners = await tx
    .select({ memberId: leaderboardScores.memberId })
    .from(leaderboardScores)
    .where(and(eq(leaderboardScores.leaderboardId, id), lte(leaderboardScores.rank, lastRank)));
  const runs = winners.map(({ memberId }) => ({ key: `${id}:${memberId}`, at, data: { leaderboardId: id, memberId } }));
  await payPrize.enqueue(tx, ...runs);
  await startNext(tx, board, at);
  recordNews(tx, { topic: "leaderboard" });
}

/** Begins the next leaderboard where this one ended, or now when the platform was not running for longer than that. */
async function startNext(tx: LedgerTx, { series, games, endsAt }: Leaderboard, at: Date): Promise<void> {
  const plan = planOf(series);
  const isLate = at >= later(endsAt, { days: plan.days });
  const next = await startLeaderboard(tx, { plan, games, startsAt: isLate || at < endsAt ? at : endsAt });
  await endLeaderboard.enqueue(tx, { key: String(next.id), at: next.endsAt, data: { id: next.id } });
}

async function pay(tx: LedgerTx, leaderboardId: number, memberId: number, at: Date): Promise<void> {
  const [board] = await tx.select().from(leaderboards).where(eq(leaderboards.id, leaderboardId));
  const isOwn = and(eq(leaderboardScores.leaderboardId, leaderboardId), eq(leaderboardScores.memberId, memberId));
  const [row] = await tx.select().from(leaderboardScores).where(isOwn);
  const amount = board && row?.rank ? prizeOf(board, row.rank) : null;
  if (!board || !row?.rank || amount === null) return;
  const { currency, series, turnover } = board;
  const bonus = await issueBonus(tx, {
    ...{ memberId, currency, amount },
    cause: `leaderboard:${leaderboardId}:${memberId}`,
    titles: inEveryLanguage((language) => textsOfSeries(series, language).title),
    turnoverRequired: amount * BigInt(turnover),
    issuedAt: at,
    expiresAt: later(at, { days: BONUS_DAYS }),
  });
  if (!bonus) return;
  await tx.update(leaderboardScores).set({ prize: amount }).where(isOwn);
  const member = await findMember(tx, memberId);
  const language = toLanguage(member.language);
  const { title, content } = LEADERBOARD_TEXTS[language].won;
  const values = {
    rank: String(row.rank),
    board: textsOfSeries(series, language).title,
    amount: `${toDecimal(amount, currency)} ${currency}`,
  };
  await notify(tx, member, { title, content: fill(content, values) }, at);
  recordNews(tx, { topic: "message", customerId: String(memberId) });
}
