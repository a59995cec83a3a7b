import type { Domain } from "../graph/domain.ts";
import { announcementsNodes, announcementsResolvers } from "./announcements.resolvers.ts";

/** Announcements of the operator. */
export const announcements: Domain = {
  name: "announcements",
  resolvers: [announcementsResolvers],
  nodes: announcementsNodes,
};
