import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Domain } from "../graph/domain.ts";
import { contentUpstream } from "./content.upstream.ts";
import { realityCheckResolvers } from "./realityCheck.resolvers.ts";
import { realityCheckUpstream } from "./realityCheck.upstream.ts";
import { responsibleGamingResolvers } from "./responsibleGaming.resolvers.ts";

const contentResolvers: Resolvers = {
  Site: { responsibleGaming: (_, { country }, { upstream }) => upstream(contentUpstream).read(country) },
};

/** Limits that members set for themselves, reality checks, breaks from play, the self-test and helplines. */
export const responsibleGaming: Domain = {
  name: "responsibleGaming",
  resolvers: [responsibleGamingResolvers, realityCheckResolvers, contentResolvers],
  watches: {
    // What was played meanwhile changes with every bet, and is no reason to send.
    realityCheckChanged: async ({ upstream }) => {
      const { intervalMinutes, startedAt } = await upstream(realityCheckUpstream).read();
      return { intervalMinutes, startedAt };
    },
  },
};
