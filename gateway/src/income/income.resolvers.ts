import type { Resolvers } from "../__generated__/resolvers.ts";
import type { AgentRevenueFilter } from "../__generated__/types.ts";
import { periodQuery } from "../period/period.ts";
import { incomeUpstream, type RevenueQuery } from "./income.upstream.ts";

/** The platform's form of a filter. */
export const revenueQuery = (filter: AgentRevenueFilter | null | undefined): RevenueQuery => ({
  ...periodQuery(filter?.period),
  group: filter?.group ?? "DAY",
});

export const incomeResolvers: Resolvers = {
  Agent: {
    overview: (_, { period }, { upstream }) => upstream(incomeUpstream).overview(periodQuery(period)),
    digest: (_, { day }, { upstream }) => upstream(incomeUpstream).digest(day),
    revenue: (_, { filter }, { upstream }) => upstream(incomeUpstream).revenue(revenueQuery(filter)),
  },
};
