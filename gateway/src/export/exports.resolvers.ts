import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ExportRecordInput } from "../__generated__/types.ts";
import { bonusQuery } from "../bonuses/bonuses.resolvers.ts";
import { bonusesUpstream, bonusParameters } from "../bonuses/bonuses.upstream.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { orderQuery } from "../lottery/orders.resolvers.ts";
import { orderParameters, ordersUpstream } from "../lottery/orders.upstream.ts";
import { statementQuery } from "../period/period.ts";
import { redeemQuery } from "../points/mall.resolvers.ts";
import { mallUpstream, redeemParameters } from "../points/mall.upstream.ts";
import { entryQuery } from "../points/points.resolvers.ts";
import { entryParameters, pointsUpstream } from "../points/points.upstream.ts";
import { recordQuery } from "../records/accountRecord.resolvers.ts";
import { accountParameters, accountRecordUpstream } from "../records/accountRecord.upstream.ts";
import { betQuery } from "../records/bets.resolvers.ts";
import { betParameters, betsUpstream } from "../records/bets.upstream.ts";
import { profitQuery } from "../records/profit.resolvers.ts";
import { profitParameters, profitUpstream } from "../records/profit.upstream.ts";
import { statementUpstream } from "../records/statement.upstream.ts";
import type { Context } from "../request/context.ts";
import { rewardQuery } from "../rewards/rewards.resolvers.ts";
import { rewardParameters, rewardsUpstream } from "../rewards/rewards.upstream.ts";
import { depositQuery } from "../wallet/deposits.resolvers.ts";
import { depositParameters, depositsUpstream } from "../wallet/deposits.upstream.ts";
import { withdrawalQuery } from "../wallet/withdrawals.resolvers.ts";
import { withdrawalParameters, withdrawalsUpstream } from "../wallet/withdrawals.upstream.ts";
import { type Asked, onePage } from "./asked.ts";
import { keepTicket, ticketMs } from "./exportTickets.ts";
import { askedOfTeam } from "./teamReports.ts";

const mostRows = 50_000;

/** The report that an input asks for, and its number of rows: by the same query as the screen. */
async function askedOf(input: ExportRecordInput, context: Context): Promise<Asked> {
  const team = await askedOfTeam(input, context);
  if (team) return team;
  const { upstream } = context;
  if (input.betRecord) {
    const query = betQuery(input.betRecord);
    const { total } = await upstream(betsUpstream).list(query, onePage);
    return { report: "betRecord", query: betParameters(query), rows: total };
  }
  if (input.accountRecord) {
    const query = recordQuery(input.accountRecord);
    const { total } = await upstream(accountRecordUpstream).list(query, onePage);
    return { report: "accountRecord", query: accountParameters(query), rows: total };
  }
  if (input.deposits) {
    const query = depositQuery(input.deposits);
    const { total } = await upstream(depositsUpstream).list(query, onePage);
    return { report: "deposits", query: depositParameters(query), rows: total };
  }
  if (input.withdrawals) {
    const query = withdrawalQuery(input.withdrawals);
    const { total } = await upstream(withdrawalsUpstream).list(query, onePage);
    return { report: "withdrawals", query: withdrawalParameters(query), rows: total };
  }
  if (input.pointEntries) {
    const query = entryQuery(input.pointEntries);
    const { total } = await upstream(pointsUpstream).entries(query, onePage);
    return { report: "pointEntries", query: entryParameters(query), rows: total };
  }
  if (input.pointRedeems) {
    const query = redeemQuery(input.pointRedeems);
    const { total } = await upstream(mallUpstream).redeems(query, onePage);
    return { report: "pointRedeems", query: redeemParameters(query), rows: total };
  }
  if (input.lotteryOrders) {
    const query = orderQuery(input.lotteryOrders);
    const { total } = await upstream(ordersUpstream).list(query, onePage);
    return { report: "lotteryOrders", query: orderParameters(query), rows: total };
  }
  if (input.bonuses) {
    const query = bonusQuery(input.bonuses);
    const { total } = await upstream(bonusesUpstream).list(query, onePage);
    return { report: "bonuses", query: bonusParameters(query), rows: total };
  }
  if (input.rewards) {
    const query = rewardQuery(input.rewards);
    const { total } = await upstream(rewardsUpstream).list(query, onePage);
    return { report: "rewards", query: rewardParameters(query), rows: total };
  }
  if (input.activityStatement) {
    const query = statementQuery(input.activityStatement.period);
    const { periods } = await upstream(statementUpstream).read(query);
    return { report: "activityStatement", query, rows: periods.length };
  }
  const query = profitQuery(input.personalProfit);
  const { byDay } = await upstream(profitUpstream).read(query);
  return { report: "personalProfit", query: profitParameters(query), rows: byDay.length };
}

export const exportResolvers: Resolvers = {
  Mutation: {
    exportRecord: (_, { input }, context) =>
      mutate(
        async () => {
          const { report, query, rows } = await askedOf(input, context);
          if (rows > mostRows) throw new InputRefusal("EXPORT_TOO_LARGE", [...Object.keys(input), "period"]);
          const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
          const account = `${context.brand.key.merchant} ${context.requireSession().customerId}`;
          const word = await keepTicket(context.services, { report, query: Object.fromEntries(given), account });
          const expiresAt = new Date(Date.now() + ticketMs).toISOString();
          return { export: { url: `/export?ticket=${word}`, rowCount: rows, expiresAt } };
        },
        { language: context.language, refused: () => ({ export: null }) },
      ),
  },
};
