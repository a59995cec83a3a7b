import { z } from "zod";
import type { AgentDay, AgentFigures, Money } from "../__generated__/types.ts";
import { downlineAccounts } from "../agent/downline.wire.ts";
import { count, decimal, maybeDecimal, maybeInstant, text } from "../upstream/wire.ts";

const figures = z.object({
  newMembers: count,
  activeMembers: count,
  deposit: decimal,
  withdraw: decimal,
  bet: decimal,
  validBet: decimal,
  win: decimal,
  profit: maybeDecimal,
  bonus: decimal,
  commission: maybeDecimal,
  salary: decimal,
  dividend: decimal,
  income: decimal,
});

const day = z.object({
  date: z.iso.date(),
  activeMembers: count.catch(0),
  bet: decimal,
  win: decimal,
  profit: maybeDecimal,
  deposit: maybeDecimal,
  income: maybeDecimal,
});

/** A platform may send the totals and the days alone. */
export const overview = figures
  .extend({
    members: count,
    online: count,
    currency: text,
    previous: figures.extend({ until: maybeInstant }).nullish().catch(null),
    series: z.array(day).catch([]),
    newest: downlineAccounts,
    onlineNow: downlineAccounts,
  })
  .transform(({ members, online, currency, previous, series, newest, onlineNow, ...own }) => {
    const money = (amount: string): Money => ({ amount, currency });
    const maybe = (amount: string | null) => (amount === null ? null : money(amount));
    const toFigures = (row: z.infer<typeof figures>): AgentFigures => ({
      newMemberCount: row.newMembers,
      activeMemberCount: row.activeMembers,
      deposit: money(row.deposit),
      withdrawal: money(row.withdraw),
      stake: money(row.bet),
      validStake: money(row.validBet),
      payout: money(row.win),
      houseResult: maybe(row.profit),
      bonus: money(row.bonus),
      commission: maybe(row.commission),
      salary: money(row.salary),
      dividend: money(row.dividend),
      income: money(row.income),
    });
    const toDay = (row: z.infer<typeof day>): AgentDay => ({
      day: row.date,
      activeMemberCount: row.activeMembers,
      stake: money(row.bet),
      payout: money(row.win),
      houseResult: maybe(row.profit),
      deposit: maybe(row.deposit),
      income: maybe(row.income),
    });
    return {
      memberCount: members,
      onlineCount: online,
      figures: toFigures(own),
      previous: previous ? toFigures(previous) : null,
      previousUntil: previous?.until ?? null,
      byDay: series.map(toDay),
      newest,
      onlineNow,
    };
  });

export type AgentOverviewModel = z.output<typeof overview>;
