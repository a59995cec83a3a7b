import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { agentNewsRoutes } from "./agentNews.routes.ts";
import { agentActionRoutes } from "./audit/agentActions.routes.ts";
import { downlineRoutes } from "./downline/downline.routes.ts";
import { registerDownlineRoutes } from "./downline/registerDownline.routes.ts";
import { inviteLinkRoutes } from "./inviteLinks/inviteLinks.routes.ts";
import { accountNoteRoutes } from "./notes/accountNotes.routes.ts";
import { postbackRoutes } from "./postback/postback.routes.ts";
import { posterRoutes } from "./posters/posters.routes.ts";
import { profitLossRoutes } from "./profitLoss/profitLoss.routes.ts";
import { savedFilterRoutes } from "./savedFilters/savedFilters.routes.ts";
import { subAccountRoutes } from "./subAccounts/subAccounts.routes.ts";
import { teamBetRoutes } from "./teamBets.routes.ts";
import { transactionDetailsRoutes } from "./transactions/transactionDetails.routes.ts";

/** The agent centre: each caller sees only their own downline. */
export const agentRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .route("/", agentNewsRoutes(platform))
    .route("/", teamBetRoutes(platform))
    .route("/", profitLossRoutes(platform))
    .route("/", transactionDetailsRoutes(platform))
    .route("/", downlineRoutes(platform))
    .route("/", registerDownlineRoutes(platform))
    .route("/", inviteLinkRoutes(platform))
    .route("/", posterRoutes())
    .route("/", postbackRoutes(platform))
    .route("/", savedFilterRoutes(platform))
    .route("/", accountNoteRoutes(platform))
    .route("/", subAccountRoutes(platform))
    .route("/", agentActionRoutes(platform));
