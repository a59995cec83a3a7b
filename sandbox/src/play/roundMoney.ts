import type { Tx } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { platformAccountId, post } from "../ledger/ledger.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import type { CatalogueGame } from "./catalogue.ts";
import type { PlaySession } from "./play.tables.ts";

interface Movement {
  key: string;
  kind: "BET" | "WIN" | "REFUND";
  /** The change of the player's account. */
  amount: bigint;
  at: Date;
  reference: string;
}

/** Moves money between the player and the operator. */
export const move = (tx: LedgerTx, { accountId, currency }: PlaySession, { amount, ...movement }: Movement) =>
  post(tx, {
    ...movement,
    entries: [
      { accountId, amount },
      { accountId: platformAccountId("house", currency), amount: -amount },
    ],
  });

interface PlacedBet {
  betId: string;
  key: string;
  bet: bigint;
  content: string;
  at: Date;
}

/** Writes a bet into its member's betting record. */
export async function recordBet(tx: Tx, session: PlaySession, game: CatalogueGame, placed: PlacedBet): Promise<void> {
  if (session.memberId === null) return;
  await tx.insert(bets).values({
    betId: placed.betId,
    memberId: session.memberId,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameCategory: game.category,
    gameName: game.nameInEnglish,
    placedAt: placed.at,
    numero: placed.key.slice(0, 8).toUpperCase(),
    content: placed.content,
    betAmount: placed.bet,
    validBet: 0n,
    winAmount: 0n,
    currency: session.currency,
    playMoney: session.playMoney,
  });
}
