import { z } from "zod";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { betRow, sums, toBet, toTotals } from "../records/bets.wire.ts";
import { opposite, text } from "../upstream/wire.ts";

/** The amounts of a bet or of a sum. The house's result is the opposite of the players'. */
const moneyOf = (row: z.infer<typeof sums>) => {
  const totals = toTotals(row);
  return { ...totals, houseResult: { ...totals.profit, amount: opposite(row.profit) } };
};

/** A bet of an account below. */
export const teamBet = betRow
  .extend({ account: text })
  .transform((row) => ({ ...toBet(row), account: row.account, ...moneyOf(row) }));

/** A bet of an account in the caller's downline. */
export type TeamBetModel = z.output<typeof teamBet>;

export const teamBets = z
  .object({ ...pageShape(teamBet), totals: sums })
  .transform(({ totals, ...page }) => ({ ...toPage(page), totals: moneyOf(totals) }));

/** One page of bets, with the sums over all pages. */
export type TeamBetPage = z.output<typeof teamBets>;
