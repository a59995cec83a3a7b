import { z } from "zod";
import { gameCategories } from "../graph/gameCategories.ts";
import { count, decimal, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { TeamBetModel, TeamBetPage } from "./agent.model.ts";
export const statuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;

export const sums = { betAmount: decimal, validBet: decimal, winAmount: decimal, profit: decimal, currency: text };

/** The amounts of a bet or of a sum. The platform's profit is the players'; the house's is its opposite. */
export const moneyOf = (row: {
  betAmount: string;
  validBet: string;
  winAmount: string;
  profit: string;
  currency: string;
}) => ({
  stake: { amount: row.betAmount, currency: row.currency },
  validStake: { amount: row.validBet, currency: row.currency },
  payout: { amount: row.winAmount, currency: row.currency },
  profit: { amount: row.profit, currency: row.currency },
  houseResult: { amount: opposite(row.profit), currency: row.currency },
});

/** Changes the sign of a decimal text, which must not become a float. Zero has no sign. */
const opposite = (amount: string) => {
  if (amount.startsWith("-")) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
};

export const bet = z
  .object({
    betId: idText,
    account: text,
    placedAt: instant,
    settledAt: maybeInstant,
    gameName: text,
    gameCategory: known(gameCategories, null),
    vassalage: text,
    numero: maybeText,
    content: maybeText,
    status: known(statuses, "UNKNOWN"),
    ...sums,
  })
  .transform(
    (row): TeamBetModel => ({
      internalID: row.betId,
      account: row.account,
      placedAt: row.placedAt,
      settledAt: row.settledAt,
      gameName: row.gameName,
      category: row.gameCategory,
      vendorCode: row.vassalage,
      round: row.numero,
      selection: row.content,
      status: row.status,
      ...moneyOf(row),
    }),
  );

export const teamBets = z
  .object({ list: z.array(bet), totalCount: count, totals: z.object(sums) })
  .transform(
    ({ list, totalCount, totals }): TeamBetPage => ({ items: list, total: totalCount, totals: moneyOf(totals) }),
  );
