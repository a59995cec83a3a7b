import type { Domain } from "../graph/domain.ts";
import { contentResolvers } from "./content.resolvers.ts";
import { realityCheckResolvers } from "./realityCheck.resolvers.ts";
import { responsibleGamingResolvers } from "./responsibleGaming.resolvers.ts";

/** Limits that members set for themselves, reality checks, breaks from play, the self-test and helplines. */
export const responsibleGaming: Domain = {
  name: "responsibleGaming",
  resolvers: [responsibleGamingResolvers, realityCheckResolvers, contentResolvers],
};
