import type { Domain } from "../graph/domain.ts";
import { memberNodes, memberResolvers } from "./member.resolvers.ts";

/** The member's own account. */
export const member: Domain = {
  name: "member",
  resolvers: [memberResolvers],
  nodes: memberNodes,
};
