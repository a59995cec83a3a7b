import type { Domain } from "../graph/domain.ts";
import { realityCheckResolvers } from "./realityCheck.resolvers.ts";
import { responsibleGamingResolvers } from "./responsibleGaming.resolvers.ts";

/** Limits that members set for themselves, reality checks, and breaks from play. */
export const responsibleGaming: Domain = {
  name: "responsibleGaming",
  resolvers: [responsibleGamingResolvers, realityCheckResolvers],
};
