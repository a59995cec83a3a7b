import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { requireNoBreak } from "../http/playBreak.ts";
import { closingReasons } from "../member/closings.tables.ts";
import { checkOwnPassword } from "../member/ownPassword.ts";
import { requireStepUp, stepUpBody } from "../security/stepUp.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { keepAccount, requestClosing } from "./closing.ts";

const CloseBody = z.strictObject({
  reason: z.enum(closingReasons),
  password: text(256, 1),
  giveUpRemainder: z.boolean().default(false),
  ...stepUpBody,
});

/** The end of the caller's own account. */
export const closingRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .post("/wps/member/close", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const { reason, password, giveUpRemainder, stepUpToken } = await readEncrypted(c, platform, CloseBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      await checkOwnPassword(platform, c.var.session, { password, field: "password" });
      const { closesAt } = await requestClosing(platform, { memberId, reason, givesUpRemainder: giveUpRemainder });
      return ok(c, { closesAt: closesAt.toISOString() });
    })
    .delete("/wps/member/close", requireRealAccount, async (c) => {
      const { memberId, playBreak } = c.var.session;
      // A self-exclusion also keeps a closing account closing: the member cannot take it back.
      if (playBreak?.kind === "SELF_EXCLUSION") requireNoBreak(playBreak);
      await keepAccount(platform, memberId);
      return ok(c, true);
    });
