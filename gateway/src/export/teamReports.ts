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
import { type Asked, onePage } from "./asked.ts";

/** The report about an agent's team that an input asks for; null for other reports. Throws FORBIDDEN for members. */
export async function askedOfTeam(input: ExportRecordInput, { upstream, session }: Context): Promise<Asked | null> {
  const { downline, teamBets, teamTransactions, profitAndLoss, revenue, contractPayouts } = input;
  if (!(downline || teamBets || teamTransactions || profitAndLoss || revenue || contractPayouts)) return null;
  if (session === null || !isAgent(session.kind)) throw new AtriumError("FORBIDDEN");
  if (downline) {
    const query = downlineQuery(downline);
    const { total } = await upstream(downlineUpstream).list(query, onePage);
    return { report: "downline", query: downlineParameters(query), rows: total };
  }
  if (teamBets) {
    const query = teamBetQuery(teamBets);
    const { total } = await upstream(agentUpstream).teamBets(query, onePage);
    return { report: "teamBets", query: teamBetParameters(query), rows: total };
  }
  if (teamTransactions) {
    const query = transactionQuery(teamTransactions);
    const { total } = await upstream(transactionsUpstream).list(query, onePage);
    return { report: "teamTransactions", query: transactionParameters(query), rows: total };
  }
  if (profitAndLoss) {
    const query = profitLossQuery(profitAndLoss);
    const { total } = await upstream(profitLossUpstream).list(query, onePage);
    return { report: "profitAndLoss", query: profitLossParameters(query), rows: total };
  }
  if (revenue) {
    const query = revenueQuery(revenue);
    const { rows } = await upstream(incomeUpstream).revenue(query);
    return { report: "revenue", query, rows: rows.length };
  }
  const query = payoutQuery(contractPayouts);
  const { total } = await upstream(contractsUpstream).payouts(query, onePage);
  return { report: query.kind ?? "contractPayouts", query: payoutParameters(query), rows: total };
}
