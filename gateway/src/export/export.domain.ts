import type { Domain } from "../graph/domain.ts";
import { exportRoute } from "./exportRoute.ts";
import { exportResolvers } from "./exports.resolvers.ts";

/** Lists and reports of other domains as files. */
export const fileExport: Domain = {
  name: "export",
  resolvers: [exportResolvers],
  routes: (parts) => ({ "/export": exportRoute(parts) }),
};
