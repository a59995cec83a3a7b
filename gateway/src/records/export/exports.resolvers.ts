import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { ExportRecordInput } from "../../__generated__/types.ts";
import { InputRefusal, mutate } from "../../errors/mutate.ts";
import type { Context } from "../../request/context.ts";
import { depositQuery } from "../../wallet/deposits.resolvers.ts";
import { depositParameters, depositsUpstream } from "../../wallet/deposits.upstream.ts";
import { withdrawalQuery } from "../../wallet/withdrawals.resolvers.ts";
import { withdrawalParameters, withdrawalsUpstream } from "../../wallet/withdrawals.upstream.ts";
import { recordQuery } from "../accountRecord.resolvers.ts";
import { accountParameters, accountRecordUpstream } from "../accountRecord.upstream.ts";
import { betQuery } from "../bets.resolvers.ts";
import { betParameters, betsUpstream } from "../bets.upstream.ts";
import { profitQuery } from "../profit.resolvers.ts";
import { profitParameters, profitUpstream } from "../profit.upstream.ts";
import { keepTicket, ticketMs } from "./exportTickets.ts";
import type { ReportName } from "./reports.ts";

const mostRows = 50_000;
const onePage = { pageNo: 1, pageSize: 1 };

interface Asked {
  report: ReportName;
  query: Readonly<Record<string, string | undefined>>;
  rows: number;
}

/** The report that an input asks for, and its number of rows: by the same query as the screen. */
async function askedOf(input: ExportRecordInput, { upstream }: Context): Promise<Asked> {
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
          if (rows > mostRows) throw new InputRefusal("EXPORT_TOO_LARGE", [report, "period"]);
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
