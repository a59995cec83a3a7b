import { networkOf } from "@atrium/schema/networkOf";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { humanCheckProvider } from "../../site/sitePlatform.ts";
import { addedHardness } from "../newAccounts.ts";
import type { HumanCheckPlatform } from "./humanCheckPlatform.ts";

/** Many people can share a network. */
const TASKS = { limit: 600, windowMs: 60_000 };

/** Challenges of the human check. */
export const humanCheckRoutes = (platform: HumanCheckPlatform) =>
  new Hono<AppEnv>().get("/wps/verification/human", async (c) => {
    await platform.limiter.take(`human:${networkOf(c.var.clientIp)}`, TASKS.limit, TASKS.windowMs);
    const provider = humanCheckProvider(platform);
    if (provider === "none") return ok(c, { provider, challenge: null, difficulty: null, siteKey: null });
    if (provider === "turnstile") {
      return ok(c, { provider, challenge: null, difficulty: null, siteKey: platform.config.turnstile.siteKey });
    }
    const { challenge, difficulty, expiresAt } = await platform.humanChecks.create(
      await addedHardness(platform, c.var.clientIp),
    );
    return ok(c, { provider, challenge, difficulty, siteKey: null, expiresAt: expiresAt.toISOString() });
  });
