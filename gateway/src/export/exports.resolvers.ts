import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ExportRecordInput } from "../__generated__/types.ts";
import { filterIdOf } from "../agent/savedFilters/savedFilters.resolvers.ts";
import { savedFiltersUpstream } from "../agent/savedFilters/savedFilters.upstream.ts";
import { bonusesUpstream, bonusParameters, bonusQuery } from "../bonuses/bonuses.domain.ts";
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
import { rewardParameters, rewardQuery, rewardsUpstream } from "../rewards/rewards.domain.ts";
import { depositsUpstream } from "../wallet/deposits.upstream.ts";
import { paymentParameters, paymentQuery } from "../wallet/paymentQuery.ts";
import { withdrawalsUpstream } from "../wallet/withdrawals.upstream.ts";
import { layoutOf } from "./exportFile.ts";
import { keepTicket, ticketMs } from "./exportTickets.ts";
import { readerOf } from "./readerOf.ts";
import { listReport, type ReportRequest } from "./reportRequest.ts";
import { exportReports } from "./reports.ts";
import { requestOfTeam } from "./teamReports.ts";

const mostRows = 50_000;

/** The parameters that have a value. */
const givenOf = (query: ReportRequest["query"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

const lists = [
  listReport("betRecord", betQuery, betParameters, ({ upstream }) => upstream(betsUpstream).list),
  listReport("accountRecord", recordQuery, accountParameters, ({ upstream }) => upstream(accountRecordUpstream).list),
  listReport("deposits", paymentQuery, paymentParameters, ({ upstream }) => upstream(depositsUpstream).list),
  listReport("withdrawals", paymentQuery, paymentParameters, ({ upstream }) => upstream(withdrawalsUpstream).list),
  listReport("pointEntries", entryQuery, entryParameters, ({ upstream }) => upstream(pointsUpstream).entries),
  listReport("pointRedeems", redeemQuery, redeemParameters, ({ upstream }) => upstream(mallUpstream).redeems),
  listReport("lotteryOrders", orderQuery, orderParameters, ({ upstream }) => upstream(ordersUpstream).list),
  listReport("bonuses", bonusQuery, bonusParameters, ({ upstream }) => upstream(bonusesUpstream).list),
  listReport("rewards", rewardQuery, rewardParameters, ({ upstream }) => upstream(rewardsUpstream).list),
];

/** The report that an input asks for, and its number of rows. */
async function requestOf(input: ExportRecordInput, context: Context): Promise<ReportRequest> {
  const team = await requestOfTeam(input, context);
  if (team) return team;
  for (const list of lists) {
    const asked = list(input, context);
    if (asked) return asked;
  }
  const { upstream } = context;
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
      mutate({ language: context.language }, async () => {
        const { report, query, rows } = await requestOf(input, context);
        if (rows > mostRows) throw new InputRefusal("EXPORT_TOO_LARGE", [...Object.keys(input), "period"]);
        const { services, brand } = context.uncached();
        const account = `${brand.key.merchant} ${context.requireSession().customerId}`;
        const word = await keepTicket(services, { report, query: givenOf(query), account });
        const expiresAt = new Date(Date.now() + ticketMs).toISOString();
        return { export: { url: `/export?ticket=${word}`, rowCount: rows, expiresAt } };
      }),

    mailReport: (_, { input: { savedFilterId, rhythm, isPaused, record } }, context) =>
      mutate(
        {
          language: context.language,
          fields: { report: ["record"], parameters: ["record"], filterId: ["savedFilterId"] },
        },
        async () => {
          const filterId = filterIdOf(savedFilterId);
          // Counting the rows proves the filter: one that the platform refuses is no report to send.
          const asked = record ? await requestOfTeam(record, context) : null;
          await context.upstream(savedFiltersUpstream).mail({
            ...{ filterId, every: rhythm ?? null, paused: isPaused },
            ...(asked && {
              parameters: givenOf(asked.query),
              columns: layoutOf(exportReports[asked.report], await readerOf(context)),
            }),
          });
          return {};
        },
      ),
  },
};
