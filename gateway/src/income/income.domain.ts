import type { Domain } from "../graph/domain.ts";
import { incomeResolvers } from "./income.resolvers.ts";
import { rebateNodes, rebateResolvers } from "./rebates.resolvers.ts";

/** What an agent's downline brings, and what members are paid for bets. */
export const income: Domain = { name: "income", resolvers: [incomeResolvers, rebateResolvers], nodes: rebateNodes };
