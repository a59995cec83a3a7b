import type { ExportRecordInput } from "../__generated__/types.ts";
import { teamBetQuery } from "../agent/agent.resolvers.ts";
import { agentUpstream, teamBetParameters } from "../agent/agent.upstream.ts";
import { downlineQuery } from "../agent/downline.resolvers.ts";
import { downlineParameters, downlineUpstream } from "../agent/downline.upstream.ts";
import { transactionQuery } from "../agent/transactions/transactions.resolvers.ts";
import { transactionParameters, transactionsUpstream } from "../agent/transactions/transactions.upstream.ts";
import { isAgent } from "../auth/rights.ts";
import { payoutQuery } from "../contracts/contracts.resolvers.ts";
import { contractsUpstream, payoutParameters } from "../contracts/contracts.upstream.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { revenueQuery } from "../income/income.resolvers.ts";
import { incomeUpstream } from "../income/income.upstream.ts";
import { profitLossQuery } from "../profitLoss/profitLoss.resolvers.ts";
import { profitLossParameters, profitLossUpstream } from "../profitLoss/profitLoss.upstream.ts";
import type { Context } from "../request/context.ts";
import { listReport, type ReportRequest, requestOfList } from "./reportRequest.ts";

/** A report about an agent's team, and its filter. */
type TeamRecords = Partial<
  Pick<
    ExportRecordInput,
    "downline" | "teamBets" | "teamTransactions" | "profitAndLoss" | "revenue" | "contractPayouts"
  >
>;

const lists = [
  listReport("downline", downlineQuery, downlineParameters, ({ upstream }) => upstream(downlineUpstream).list),
  listReport("teamBets", teamBetQuery, teamBetParameters, ({ upstream }) => upstream(agentUpstream).teamBets),
  listReport(
    "teamTransactions",
    transactionQuery,
    transactionParameters,
    ({ upstream }) => upstream(transactionsUpstream).list,
  ),
  listReport(
    "profitAndLoss",
    profitLossQuery,
    profitLossParameters,
    ({ upstream }) => upstream(profitLossUpstream).list,
  ),
];

/** The report about an agent's team that an input asks for; null for other reports. Throws FORBIDDEN for members. */
export async function requestOfTeam(input: TeamRecords, context: Context): Promise<ReportRequest | null> {
  const { downline, teamBets, teamTransactions, profitAndLoss, revenue, contractPayouts } = input;
  if (!(downline || teamBets || teamTransactions || profitAndLoss || revenue || contractPayouts)) return null;
  const { upstream, session } = context;
  if (session === null || !isAgent(session.kind)) throw new AtriumError("FORBIDDEN");
  for (const list of lists) {
    const asked = list(input, context);
    if (asked) return asked;
  }
  if (revenue) {
    const query = revenueQuery(revenue);
    const { rows } = await upstream(incomeUpstream).revenue(query);
    return { report: "revenue", query, rows: rows.length };
  }
  const query = payoutQuery(contractPayouts);
  return requestOfList(query.kind ?? "contractPayouts", query, payoutParameters, upstream(contractsUpstream).payouts);
}
