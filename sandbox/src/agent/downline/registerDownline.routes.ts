import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { idempotencyKeyOf } from "../../http/idempotency/idempotency.ts";
import { text } from "../../http/input.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { folded } from "../../member/folded.ts";
import { findMember } from "../../member/members.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { DAY_MS } from "../../time/units.ts";
import { rebateText, toRebate } from "./rebate.ts";
import { registerDownline } from "./registerDownline.ts";

const ACCOUNTS_A_DAY = 50;

const RegisterBody = z.object({
  account: text(16).regex(/^[a-z][a-z0-9]{3,15}$/i),
  type: z.enum(["player", "agent"]),
  rebate: rebateText,
});

/** New accounts below the caller. */
export const registerDownlineRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/ACS_registerTerms", requireAgent, async (c) => {
      const { rebate } = await findMember(platform.db, c.var.session.memberId);
      return ok(c, { maxRebate: toRebate(rebate) });
    })
    .put("/wps/relay/ACS_registerDownline", requireAgent, async (c) => {
      const key = idempotencyKeyOf(c);
      const { account, type, rebate } = await readEncrypted(c, platform, RegisterBody);
      const { memberId: agentId } = c.var.session;
      const made = await registerDownline(
        platform,
        { key, agentId, account: folded(account), isAgent: type === "agent", rebate, ip: c.var.clientIp },
        () => platform.limiter.take(`register-downline:${agentId}`, ACCOUNTS_A_DAY, DAY_MS),
      );
      return ok(c, made);
    });
