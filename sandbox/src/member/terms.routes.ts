import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, text } from "../http/input.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { acceptTerms } from "./terms.ts";

const AcceptBody = z.strictObject({ version: text(100, 1) });

/** The caller's consent to new terms. */
export const termsRoutes = (platform: SitePlatform) =>
  new Hono<AppEnv>().post("/wps/member/terms", requireRealAccount, async (c) => {
    const { version } = await readJson(c, AcceptBody);
    await acceptTerms(platform, c.var.session.memberId, version, platform.clock.now());
    return ok(c, { version });
  });
