import type { Domain } from "../graph/domain.ts";
import { bonusesNodes, bonusesResolvers } from "./bonuses.resolvers.ts";

/** The member's bonuses with their turnover. */
export const bonuses: Domain = { name: "bonuses", resolvers: [bonusesResolvers], nodes: bonusesNodes };
