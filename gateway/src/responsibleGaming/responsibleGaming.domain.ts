import type { Domain } from "../graph/domain.ts";
import { responsibleGamingResolvers } from "./responsibleGaming.resolvers.ts";

/** Limits that members set for themselves, and breaks from play. */
export const responsibleGaming: Domain = { name: "responsibleGaming", resolvers: [responsibleGamingResolvers] };
