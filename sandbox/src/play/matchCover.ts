import type { Playable } from "@atrium/arcade/engine";
import { shareOf } from "@atrium/arcade/shares";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type PlayRound, type PlaySession, playRounds, playSessions } from "./play.tables.ts";

/**
 * The part of a bet on a match that opposite bets cover, in minor units: those of the same member and currency, in any
 * session. All bets on a match are settled at the same time. They share what they cover by their stakes, so it does not
 * matter which bet is settled first.
 */
export async function coveredOnMatch(
  tx: Tx,
  { memberId, currency }: PlaySession,
  round: PlayRound,
  rules: Playable,
): Promise<bigint> {
  const match = rules.matchOf(round.choice);
  if (match === undefined || memberId === null) return 0n;
  const open = await tx
    .select({ choice: playRounds.choice, stake: playRounds.stake, bet: playRounds.bet })
    .from(playSessions)
    .innerJoin(playRounds, eq(playRounds.sessionId, playSessions.id))
    .where(
      and(
        eq(playSessions.memberId, memberId),
        eq(playSessions.nodeId, round.nodeId),
        eq(playSessions.currency, currency),
        eq(playRounds.settlesAt, round.settlesAt),
        isNotNull(playRounds.betId),
        ne(playRounds.status, "REFUNDED"),
      ),
    );
  const onMatch = open.filter(({ choice }) => rules.matchOf(choice) === match);
  const staked = onMatch.reduce((sum, { bet }) => sum + bet, 0n);
  return staked === 0n ? 0n : shareOf(rules.covered(onMatch), round.bet, staked);
}
