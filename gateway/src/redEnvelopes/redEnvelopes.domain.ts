import type { Domain } from "../graph/domain.ts";
import { redEnvelopesNodes, redEnvelopesResolvers } from "./redEnvelopes.resolvers.ts";

/** Red envelopes. */
export const redEnvelopes: Domain = {
  name: "redEnvelopes",
  resolvers: [redEnvelopesResolvers],
  nodes: redEnvelopesNodes,
};
