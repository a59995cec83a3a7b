import { z } from "zod";
import type { Money, PeriodBalance, ProfitTotals, TeamDayProfit } from "../__generated__/types.ts";
import { kinds } from "../member/member.wire.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { count, decimal, opposite, text } from "../upstream/wire.ts";
import type { AccountProfitModel } from "./profitLoss.model.ts";

const sums = z.object({
  deposit: decimal,
  withdraw: decimal,
  bet: decimal,
  validBet: decimal,
  win: decimal,
  rebate: decimal,
  bonus: decimal,
  profit: decimal,
  currency: text,
});

const toSums = ({ currency, ...row }: z.infer<typeof sums>) => {
  const money = (amount: string): Money => ({ amount, currency });
  return {
    deposit: money(row.deposit),
    withdrawal: money(row.withdraw),
    stake: money(row.bet),
    validStake: money(row.validBet),
    payout: money(row.win),
    rebate: money(row.rebate),
    bonus: money(row.bonus),
    profit: money(row.profit),
    houseResult: money(opposite(row.profit)),
  };
};

/** The balances of a row. A platform without them leaves them out. */
const balances = { openingBalance: decimal.nullish(), movement: decimal.nullish(), closingBalance: decimal.nullish() };
const balanceRow = z.object({ ...balances, currency: text });

function toBalance(row: z.infer<typeof balanceRow>): PeriodBalance | null {
  const { openingBalance, movement, closingBalance, currency } = row;
  if (openingBalance == null || movement == null || closingBalance == null) return null;
  const money = (amount: string): Money => ({ amount, currency });
  return { opening: money(openingBalance), movement: money(movement), closing: money(closingBalance) };
}

/** Empty from a platform that does not say them. */
const otherCurrencies = z.array(text).catch([]);

const account = sums
  .extend({ ...balances, account: text, type: z.number(), level: count, accounts: count, otherCurrencies })
  .transform(
    (row): Omit<AccountProfitModel, "period"> => ({
      account: row.account,
      kind: kinds[row.type] ?? "UNKNOWN",
      level: row.level,
      accountCount: row.accounts,
      otherCurrencies: row.otherCurrencies,
      balance: toBalance(row),
      ...toSums(row),
    }),
  );

const totals = sums
  .extend({ ...balances, accounts: count })
  .transform((row): ProfitTotals => ({ accountCount: row.accounts, balance: toBalance(row), ...toSums(row) }));

const day = sums
  .extend({ date: z.iso.date() })
  .transform(({ date, ...row }): TeamDayProfit => ({ day: date, ...toSums(row) }));

/** A page; rows that can't be read are left out. A platform without a series has no days. */
export const profitLossPage = z
  .object({
    ...pageShape(account),
    totals,
    own: balanceRow.nullish(),
    path: z.array(text).catch([]),
    series: z.array(day).catch([]),
  })
  .transform(({ own, series, ...page }) => ({
    ...toPage(page),
    ownBalance: own ? toBalance(own) : null,
    byDay: series,
  }));
