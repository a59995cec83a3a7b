import { sql } from "drizzle-orm";
import { countTurnover, hasActiveBonus } from "../bonuses/turnover.ts";
import type { Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { countForDeposits, hasUnplayedDeposit } from "../deposits/turnover.ts";
import { type SettledBet, settledRows } from "../games/settledBet.ts";
import { feedsJackpot } from "../jackpots/feedJackpots.ts";
import { countsScore } from "../leaderboards/countScore.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { earnsPoints, pointsFor } from "../points/earning.ts";
import { addsTurnover } from "../vip/standing.ts";
import { vipStandings } from "../vip/vip.tables.ts";
import { countForClub } from "../vip/vip.ts";

/** Whether a settled bet counts at all. */
export const isCounted = ({ playMoney, validBet }: SettledBet) => !playMoney && validBet > 0n;

/**
 * Counts a settled bet wherever bets count. Call it once for each bet, in the transaction that settles it, after the
 * money.
 */
export async function countBet(tx: LedgerTx, bet: SettledBet, at: Date): Promise<void> {
  if (!isCounted(bet)) return;
  const [counted] = await counting(tx).execute({ settled: settledJson([{ bet, at }]) });
  if (!counted) throw new Error(`the bet ${bet.betId} was not counted`);
  await finishCount(tx, bet, counted, at);
}

/** What the statement that counts a bet says about its member. */
export interface Counted {
  hasBonus: boolean;
  hasDeposit: boolean;
  rank: number | null;
  turnover: bigint | null;
  since: Date | null;
}

/** Counts a bet where its own statement could not: most members need nothing of it. */
export async function finishCount(
  tx: LedgerTx,
  bet: SettledBet,
  { hasBonus, hasDeposit, rank, turnover, since }: Counted,
  at: Date,
): Promise<void> {
  const { memberId } = bet;
  const standing =
    rank === null || turnover === null || since === null ? undefined : { memberId, rank, counted: turnover, since };
  if (hasBonus) await countTurnover(tx, bet, at);
  if (hasDeposit) await countForDeposits(tx, bet, at);
  await countForClub(tx, bet, standing, at);
}

/** Makes the JSON that `settledRows` reads. No two of the bets may have the same member. */
export const settledJson = (settled: readonly { bet: SettledBet; at: Date }[]): string =>
  JSON.stringify(
    settled.map(({ bet, at }) => {
      const { pointType, perPoint, dailyCap } = pointsFor(bet);
      return {
        bet_id: bet.betId,
        member_id: bet.memberId,
        node_id: bet.nodeId,
        currency: bet.currency,
        bet_amount: String(bet.betAmount),
        valid_bet: String(bet.validBet),
        win_amount: String(bet.winAmount),
        settled_at: at.toISOString(),
        point_type: pointType,
        per_point: perPoint,
        daily_cap: dailyCap,
      };
    }),
  );

/** The parts of a statement that count the bets of its part `settled`. */
export const countParts = (tx: Tx) => [
  tx.$with("club", {}).as(addsTurnover),
  tx.$with("scored", {}).as(countsScore),
  tx.$with("fed", {}).as(feedsJackpot),
];

/** What such a statement selects for each bet. It joins the part `club` by a left join: some members have no row there. */
export const countFields = {
  points: earnsPoints.mapWith(Number),
  hasBonus: hasActiveBonus,
  hasDeposit: hasUnplayedDeposit,
  rank: sql<number | null>`club.rank`,
  turnover: sql<bigint | null>`club.counted`.mapWith(BigInt),
  since: sql<Date | null>`club.since`.mapWith(vipStandings.since),
};

/** One statement for most of it, because all bets need it. */
const counting = prepareOnce((tx) =>
  tx
    .with(tx.$with("settled", {}).as(sql`select * from ${settledRows}`), ...countParts(tx))
    .select(countFields)
    .from(sql`settled left join club on club.member_id = settled.member_id`)
    .prepare("count_bet"),
);
