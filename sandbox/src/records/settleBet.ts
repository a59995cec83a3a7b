import { eq } from "drizzle-orm";
import { lockMainAccount } from "../bonuses/bonuses.ts";
import type { Tx } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { type LedgerTx, recordWin } from "../ledger/transact.ts";
import { countBet } from "./countBet.ts";

interface PlayedBet {
  betId: string;
  bet: bigint;
  win: bigint;
  /** The part of the bet that opposite bets cover; nothing without it. */
  covered?: bigint;
  currency: string;
  at: Date;
}

/**
 * How a bet that was played stands in the betting record: by its payout beside its stake. A stake that comes back unchanged is
 * a draw, and one of which only a part comes back is lost. No turnover are such a draw, `contribution`, the part of the bet
 * that its member pays into a jackpot, and `covered`, the part that opposite bets cover (docs/money-rules.md).
 */
export function outcomeOfBet(
  bet: bigint,
  win: bigint,
  { contribution = 0n, covered = 0n }: { contribution?: bigint | undefined; covered?: bigint } = {},
) {
  const stake = bet - contribution;
  const status = win < bet ? "LOST" : win === bet ? "DRAW" : "WON";
  const isReturned = win === bet || win === stake || covered >= stake;
  return { status, winAmount: win, validBet: isReturned ? 0n : stake - covered } as const;
}

/** Closes a played bet in the betting record, and counts it. Call it after its win was paid. */
export async function settleBet(
  tx: LedgerTx,
  { betId, bet, win, covered = 0n, currency, at }: PlayedBet,
): Promise<void> {
  const outcome = outcomeOfBet(bet, win, { covered });
  if (outcome.status === "WON") recordWin(tx, { amount: win, currency });
  const [settled] = await tx
    .update(bets)
    .set({ ...outcome, settledAt: at })
    .where(eq(bets.betId, betId))
    .returning();
  if (!settled) return;
  // A lost bet posts nothing, so nothing has locked the account yet.
  await lockMainAccount(tx, settled);
  await countBet(tx, settled, at);
}

/** Closes a bet without a result in the betting record: its stake was returned, and it counts nowhere. */
export async function cancelBet(tx: Tx, { betId, bet, at }: Pick<PlayedBet, "betId" | "bet" | "at">): Promise<void> {
  await tx
    .update(bets)
    .set({ status: "CANCELLED", winAmount: bet, validBet: 0n, settledAt: at })
    .where(eq(bets.betId, betId));
}
