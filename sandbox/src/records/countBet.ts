import { sql } from "drizzle-orm";
import { countTurnover, hasActiveBonus } from "../bonuses/turnover.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { SettledBet } from "../games/settledBet.ts";
import { feedsJackpot } from "../jackpots/feedJackpots.ts";
import { countsScore } from "../leaderboards/countScore.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { earnsPoints, pointsFor } from "../points/earning.ts";
import { addsTurnover } from "../vip/standing.ts";
import { vipStandings } from "../vip/vip.tables.ts";
import { countForClub } from "../vip/vip.ts";

/**
 * Counts a settled bet wherever bets count. Call it once for each bet, in the transaction that settles it, after the
 * money.
 */
export async function countBet(tx: LedgerTx, bet: SettledBet, at: Date): Promise<void> {
  const { betId, memberId, nodeId, currency, validBet, winAmount, playMoney } = bet;
  if (playMoney || validBet === 0n) return;
  const [counted] = await counting(tx).execute({
    ...{ betId, memberId, nodeId, currency, validBet, winAmount, settledAt: at.toISOString() },
    ...pointsFor(bet),
  });
  if (!counted) throw new Error(`the bet ${betId} was not counted`);
  const { rank, turnover, since, hasBonus } = counted;
  const standing =
    rank === null || turnover === null || since === null ? undefined : { memberId, rank, counted: turnover, since };
  if (hasBonus) await countTurnover(tx, bet, at);
  await countForClub(tx, bet, standing, at);
}

/** One statement for most of it, because all bets need it. */
const counting = (tx: Tx) =>
  tx
    .with(
      tx.$with("club", {}).as(addsTurnover),
      tx.$with("scored", {}).as(countsScore),
      tx.$with("fed", {}).as(feedsJackpot),
    )
    .select({
      points: earnsPoints.mapWith(Number),
      hasBonus: hasActiveBonus,
      rank: sql<number | null>`club.rank`,
      turnover: sql<bigint | null>`club.counted`.mapWith(BigInt),
      since: sql<Date | null>`club.since`.mapWith(vipStandings.since),
    })
    .from(sql`(select 1) as one left join club on true`)
    .prepare("count_bet");
