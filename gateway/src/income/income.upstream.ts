import type { DigestDay, RevenueGroup } from "../__generated__/types.ts";
import type { PeriodQuery } from "../period/period.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type AgentDigestModel, digest } from "./digest.wire.ts";
import { type AgentOverviewModel, overview } from "./overview.wire.ts";
import { type AgentRevenueModel, revenue } from "./revenue.wire.ts";

const calls = {
  digest: ownRead("GET /wps/relay/ACS_digest", digest),
  overview: ownRead("GET /wps/relay/ACS_overview", overview),
  revenue: ownRead("GET /wps/relay/ACS_revenueReport", revenue),
};

/** The platform's parameters of the revenue report: a period, and what a row stands for. */
export type RevenueQuery = PeriodQuery & { group: RevenueGroup };

/** The platform calls for what an agent's downline brings. The platform shows only the caller's own downline. */
export const incomeUpstream = defineUpstream((scope) => ({
  overview: (period: PeriodQuery): Promise<AgentOverviewModel> => calls.overview(scope, { query: period }),
  digest: (day: DigestDay): Promise<AgentDigestModel | null> =>
    calls.digest(scope, { query: { day } }).catch(unlessAbsent(null)),
  revenue: (query: RevenueQuery): Promise<AgentRevenueModel> => calls.revenue(scope, { query }),
}));
