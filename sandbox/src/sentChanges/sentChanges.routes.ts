import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { isIdempotencyKey } from "../http/idempotency/idempotency.ts";
import { readQuery, text } from "../http/input.ts";
import { findSentChange } from "./sentChanges.ts";

const QUESTIONS_A_MINUTE = 60;

const Query = z.object({
  key: text(36, 36)
    .refine(isIdempotencyKey)
    .transform((key) => key.toLowerCase()),
});

/** The question whether a change of the member's money has arrived. */
export function sentChangeRoutes(platform: CorePlatform) {
  return new Hono<AppEnv>().get("/wps/member/change", requireRealAccount, async (c) => {
    const { memberId } = c.var.session;
    const { key } = readQuery(c, Query);
    await platform.limiter.take(`sent-change:${memberId}`, QUESTIONS_A_MINUTE, 60_000);
    return ok(c, await findSentChange(platform, memberId, key));
  });
}
