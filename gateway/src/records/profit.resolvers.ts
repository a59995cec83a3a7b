import type { Resolvers } from "../__generated__/resolvers.ts";
import type { PersonalProfitFilter } from "../__generated__/types.ts";
import { periodQuery } from "../period/period.ts";
import { type ProfitQuery, profitUpstream } from "./profit.upstream.ts";

/** The platform's form of a filter. */
export const profitQuery = (filter: PersonalProfitFilter | null | undefined): ProfitQuery => ({
  period: periodQuery(filter?.period),
  category: filter?.category ?? undefined,
});

export const profitResolvers: Resolvers = {
  Member: {
    personalProfit: (_, { filter }, { upstream }) => upstream(profitUpstream).read(profitQuery(filter)),
  },
};
