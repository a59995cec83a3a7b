import type { Domain } from "../graph/domain.ts";
import { rewardsNodes, rewardsResolvers } from "./rewards.resolvers.ts";

/** The member's rewards, which wait to be claimed. */
export const rewards: Domain = { name: "rewards", resolvers: [rewardsResolvers], nodes: rewardsNodes };
