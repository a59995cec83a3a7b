import { anchor } from "../graph/anchor.ts";
import type { Domain } from "../graph/domain.ts";
import { siteNodes, siteResolvers } from "./site.resolvers.ts";
import { statusOf } from "./statusChanges.ts";

/** The brand: its features, banners, home screen and CDNs. */
export const site: Domain = {
  name: "site",
  resolvers: [siteResolvers],
  nodes: siteNodes,
  watches: { systemStatusChanged: statusOf },
  callersOwn: { Site: () => anchor },
};
