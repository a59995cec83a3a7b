import type { Domain } from "../graph/domain.ts";
import { leaderboardsNodes, leaderboardsResolvers } from "./leaderboards.resolvers.ts";

/** Races and tournaments with prizes. */
export const leaderboards: Domain = {
  name: "leaderboards",
  resolvers: [leaderboardsResolvers],
  nodes: leaderboardsNodes,
};
