import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { securityOverview } from "./overview.ts";
import { stepUp, stepUpMethods } from "./stepUp.ts";

const StepUpBody = z.object({ method: z.enum(stepUpMethods), secret: text(256, 1) });

/** How the caller's account is secured, and the step-up before changes. */
export const securityRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/security", requireRealAccount, async (c) =>
      ok(c, await securityOverview(platform.db, c.var.session.memberId, platform.clock.now())),
    )
    .post("/wps/member/stepUp", requireRealAccount, async (c) =>
      ok(c, await stepUp(platform, c.var.session, await readEncrypted(c, platform, StepUpBody))),
    );
