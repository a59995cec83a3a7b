import { Hono } from "hono";
import { z } from "zod";
import { agentApplicationControls } from "../agentApplications/agentApplicationControl.routes.ts";
import { announcementControls } from "../announcements/announcementControl.routes.ts";
import { contractControlRoutes } from "../contracts/contractControl.routes.ts";
import { payoutRequestControls } from "../contracts/payouts/payoutRequests.routes.ts";
import { restoreSnapshot } from "../db/snapshot.ts";
import { depositControlRoutes } from "../deposits/depositControl.routes.ts";
import { forgetCatalogue } from "../games/catalogue.ts";
import type { Call } from "../http/callLog.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readQuery } from "../http/input.ts";
import { PAGE_HEADERS } from "../http/sandboxPage.ts";
import { jackpotControlRoutes } from "../jackpots/jackpotControl.routes.ts";
import { leaderboardControlRoutes } from "../leaderboards/leaderboardControl.routes.ts";
import { drawControlRoutes } from "../lottery/drawControl.routes.ts";
import { renewSecret } from "../lottery/draws/secret.ts";
import { listOutbox } from "../outbox/outbox.ts";
import type { Platform } from "../platform.ts";
import { redeemControlRoutes } from "../points/redeemControl.routes.ts";
import { promotionControlRoutes } from "../promotionParticipation/promotionControl.routes.ts";
import { raffleControlRoutes } from "../raffle/raffleControl.routes.ts";
import { redEnvelopeControlRoutes } from "../redEnvelopes/redEnvelopeControl.routes.ts";
import { rewardControlRoutes } from "../rewards/rewardControl.routes.ts";
import { identityCheckControls } from "../security/identityCheck/identityCheckControl.routes.ts";
import { addMissing } from "../seed/addMissing.ts";
import { listUnsettled } from "../settling/settleDue.ts";
import { feedbackControls } from "../support/feedbackControl.routes.ts";
import { vipControlRoutes } from "../vip/vipControl.routes.ts";
import { withdrawControlRoutes } from "../withdrawals/withdrawControl.routes.ts";
import { accountRoutes } from "./accounts.routes.ts";
import { controlPage } from "./control.page.ts";
import { controlGuard } from "./controlGuard.ts";
import { jobControls } from "./jobs.routes.ts";
import { outboxPage } from "./outbox.page.ts";
import { settingsRoutes } from "./settings.routes.ts";
import { winRoutes } from "./wins.routes.ts";

/** With `by=query`, calls of one path with different parameters are counted apart. */
const CallsQuery = z.object({ by: z.enum(["path", "query"]).default("path") });

/** Controls for developers and tests; they exist only when SANDBOX_CONTROL is 1. */
export function controlRoutes(platform: Platform) {
  const { db, calls } = platform;
  return new Hono<AppEnv>()
    .use("/sandbox/*", controlGuard(platform.config.control))
    .get("/sandbox", (c) => c.html(controlPage(platform), 200, PAGE_HEADERS))
    .route("/", settingsRoutes(platform))
    .route("/", accountRoutes(platform))
    .route("/", winRoutes(platform))
    .route("/", jobControls(platform))
    .route("/", drawControlRoutes(platform))
    .route("/", depositControlRoutes(platform))
    .route("/", promotionControlRoutes(platform))
    .route("/", rewardControlRoutes(platform))
    .route("/", contractControlRoutes(platform))
    .route("/", raffleControlRoutes(platform))
    .route("/", redEnvelopeControlRoutes(platform))
    .route("/", vipControlRoutes(platform))
    .route("/", jackpotControlRoutes(platform))
    .route("/", leaderboardControlRoutes(platform))
    .route("/", redeemControlRoutes(platform))
    .route("/", identityCheckControls(platform))
    .route("/", withdrawControlRoutes(platform))
    .route("/", announcementControls(platform))
    .route("/", feedbackControls(platform))
    .route("/", payoutRequestControls(platform))
    .route("/", agentApplicationControls(platform))
    .get("/sandbox/calls", (c) => {
      const { by } = readQuery(c, CallsQuery);
      return ok(c, { total: calls.list().length, calls: counted(calls.list(), by === "query") });
    })
    .delete("/sandbox/calls", (c) => {
      calls.clear();
      return ok(c, true);
    })
    .get("/sandbox/outbox", async (c) => {
      const items = await listOutbox(db);
      c.header("Vary", "Accept");
      if (!c.req.header("Accept")?.includes("text/html")) return ok(c, items);
      return c.html(outboxPage(items), 200, PAGE_HEADERS);
    })
    .get("/sandbox/unsettled", async (c) => ok(c, await listUnsettled(db)))
    .post("/sandbox/reset", async (c) => {
      await platform.maintenanceDb.transaction(async (tx) => {
        await restoreSnapshot(tx);
        await addMissing(tx, new Date());
        await renewSecret(tx, platform.config);
      });
      forgetCatalogue(platform);
      platform.faults.clear();
      await platform.site.reset();
      await platform.limiter.clear();
      platform.clock.shiftTo(0, 0);
      calls.clear();
      for (const topic of ["catalogue", "limits"] as const) await platform.events.publish({ topic });
      await platform.events.publish({ topic: "status", data: { ...platform.site.systemStatus } });
      return ok(c, true);
    });
}

function counted(calls: readonly Call[], withQuery: boolean) {
  const counts = new Map<string, { method: string; path: string; query?: string; count: number }>();
  for (const { method, path, query } of calls) {
    const key = `${method} ${path}${withQuery ? `?${query}` : ""}`;
    const known = counts.get(key) ?? { method, path, ...(withQuery && { query }), count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()];
}
