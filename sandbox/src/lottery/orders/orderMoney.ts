import type { Tx } from "../../db/openDatabase.ts";
import { bets } from "../../games/bets.tables.ts";
import { fromPlatform, post, postAll } from "../../ledger/ledger.ts";
import type { Posting } from "../../ledger/posting.ts";
import type { LedgerTx } from "../../ledger/transact.ts";
import type { Lottery } from "../lotteries.ts";
import type { LotteryOrder } from "../lottery.tables.ts";

const LONGEST_SUMMARY = 500;

/** Content of the bet for the betting record. */
function contentOf({ lines }: LotteryOrder): string {
  const summary = lines.map(({ playType, content, multiple }) => `${playType} ${content} x${multiple}`).join("; ");
  return summary.length > LONGEST_SUMMARY ? `${summary.slice(0, LONGEST_SUMMARY - 1)}…` : summary;
}

interface Movement {
  kind: "BET" | "WIN" | "REFUND";
  /** Change of the member's account. */
  amount: bigint;
  at: Date;
}

const postingOf = (order: LotteryOrder, { kind, amount, at }: Movement): Posting => ({
  key: `lottery-${kind.toLowerCase()}:${order.orderId}`,
  kind,
  at,
  reference: order.orderId,
  remark: `${order.gameCode} ${order.numero}`,
  entries: fromPlatform("house", { ...order, amount }),
});

/** Moves an order's money between its member and the house: each kind once. */
export const moveForOrder = (tx: LedgerTx, order: LotteryOrder, movement: Movement) =>
  post(tx, postingOf(order, movement));

/** Takes the stakes of orders. */
export const takeStakes = (tx: LedgerTx, orders: readonly LotteryOrder[], at: Date) =>
  postAll(
    tx,
    orders.map((order) => postingOf(order, { kind: "BET", amount: -order.stake, at })),
  );

/** Writes orders into their member's betting record. */
export const recordBets = (tx: Tx, { game }: Lottery, orders: readonly LotteryOrder[]) =>
  tx.insert(bets).values(
    orders.map((order) => ({
      betId: order.orderId,
      memberId: order.memberId,
      nodeId: order.nodeId,
      vassalage: game.vassalage,
      gameCategory: game.gameType,
      gameName: game.names.EN,
      placedAt: order.placedAt,
      numero: order.numero,
      content: contentOf(order),
      betAmount: order.stake,
      validBet: 0n,
      winAmount: 0n,
      currency: order.currency,
      playMoney: false,
    })),
  );
