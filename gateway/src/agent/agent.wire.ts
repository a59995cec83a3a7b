import { z } from "zod";
import { betRow, sums, toBet, toTotals } from "../records/bets.wire.ts";
import { count, opposite, text } from "../upstream/wire.ts";
import type { TeamBetModel, TeamBetPage } from "./agent.model.ts";

/** The amounts of a bet or of a sum. The house's result is the opposite of the players'. */
const moneyOf = (row: z.infer<typeof sums>) => {
  const totals = toTotals(row);
  return { ...totals, houseResult: { ...totals.profit, amount: opposite(row.profit) } };
};

const bet = betRow
  .extend({ account: text })
  .transform((row): TeamBetModel => ({ ...toBet(row), account: row.account, ...moneyOf(row) }));

export const teamBets = z
  .object({ list: z.array(bet), totalCount: count, totals: sums, hasMore: z.boolean().optional() })
  .transform(
    ({ list, totalCount, totals, hasMore }): TeamBetPage => ({
      items: list,
      total: totalCount,
      totals: moneyOf(totals),
      hasMore,
    }),
  );
