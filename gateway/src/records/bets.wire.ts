import { betStatuses, gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { decimal, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** The amounts of a bet or of a sum, as the platform sends them. */
export const sums = z.object({
  betAmount: decimal,
  validBet: decimal,
  winAmount: decimal,
  profit: decimal,
  currency: text,
});

/** The same in the gateway's form. The platform's profit is the player's. */
export const toTotals = ({ betAmount, validBet, winAmount, profit, currency }: z.infer<typeof sums>) => {
  const money = (amount: string): Money => ({ amount, currency });
  return {
    stake: money(betAmount),
    validStake: money(validBet),
    payout: money(winAmount),
    profit: money(profit),
  };
};

/** A bet as the platform sends it. */
export const betRow = sums.extend({
  betId: idText,
  placedAt: instant,
  settledAt: maybeInstant,
  nodeId: idText.nullish(),
  gameName: text,
  gameCategory: known(gameCategories, null),
  vassalage: text,
  numero: maybeText,
  content: maybeText,
  status: known(betStatuses, "UNKNOWN"),
});

/** The same in the gateway's form. */
export const toBet = (row: z.infer<typeof betRow>) => ({
  internalID: row.betId,
  placedAt: row.placedAt,
  settledAt: row.settledAt,
  gameID: row.nodeId ?? null,
  gameName: row.gameName,
  category: row.gameCategory,
  vendorCode: row.vassalage,
  round: row.numero,
  selection: row.content,
  status: row.status,
  ...toTotals(row),
});

/** A page; rows that can't be read are left out. */
export const betPage = z
  .object({ ...pageShape(betRow.transform(toBet)), totals: sums })
  .transform(({ totals, ...page }) => ({ ...toPage(page), totals: toTotals(totals) }));

export type BetModel = ReturnType<typeof toBet>;
export type BetTotalsModel = ReturnType<typeof toTotals>;
export type BetPage = z.output<typeof betPage>;
