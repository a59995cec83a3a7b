import { Hono } from "hono";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { agentNewsRoutes } from "./agentNews.routes.ts";
import { downlineRoutes } from "./downline.routes.ts";
import { overviewRoutes } from "./overview.routes.ts";
import { teamBetRoutes } from "./teamBets.routes.ts";

/** The agent centre: each caller sees the own downline and nothing else. */
export const agentRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .route("/", agentNewsRoutes(platform))
    .route("/", teamBetRoutes(platform))
    .route("/", overviewRoutes(platform))
    .route("/", downlineRoutes(platform));
