import { z } from "zod";
import { gameCategories } from "../graph/gameCategories.ts";
import { count, decimal, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { TeamBetModel, TeamBetPage } from "./agent.model.ts";
export const statuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;

export const sums = { betAmount: decimal, validBet: decimal, winAmount: decimal, profit: decimal, currency: text };

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
});

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
