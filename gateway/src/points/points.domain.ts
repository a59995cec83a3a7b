import type { Domain } from "../graph/domain.ts";
import { mallNodes, mallResolvers } from "./mall.resolvers.ts";
import { mallUpstream } from "./mall.upstream.ts";
import { pointsNodes, pointsResolvers } from "./points.resolvers.ts";
import { pointsUpstream } from "./points.upstream.ts";

const latest = { period: { preset: "LAST_30" } };

/** Points of members, and the mall where they are spent. */
export const points: Domain = {
  name: "points",
  resolvers: [pointsResolvers, mallResolvers],
  nodes: { ...pointsNodes, ...mallNodes },
  watches: {
    pointsChanged: ({ upstream }) =>
      Promise.all([
        upstream(pointsUpstream).balance(),
        upstream(mallUpstream).redeems(latest, { pageNo: 1, pageSize: 20 }),
      ]),
  },
};
