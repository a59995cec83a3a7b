import { Hono } from "hono";
import { z } from "zod";
import { readEncrypted } from "../http/encrypted.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { text } from "../http/input.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { securityOverview } from "./overview.ts";
import { checkPaymentPassword, findPaymentPassword, setPaymentPassword } from "./paymentPassword.ts";
import { requireStepUp, stepUp, stepUpBody, stepUpMethods } from "./stepUp.ts";

const StepUpBody = z.object({ method: z.enum(stepUpMethods), secret: text(256, 1) });
const PaymentPasswordBody = z.object({
  paymentPassword: text(16, 1),
  oldPaymentPassword: text(16).optional(),
  ...stepUpBody,
});

/** How the caller's account is secured, the step-up before changes, and the payment password. */
export const securityRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/security", requireRealAccount, async (c) =>
      ok(c, await securityOverview(platform.db, c.var.session.memberId, platform.clock.now())),
    )
    .post("/wps/member/stepUp", requireRealAccount, async (c) =>
      ok(c, await stepUp(platform, c.var.session, await readEncrypted(c, platform, StepUpBody))),
    )
    .put("/wps/member/paymentPassword", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const body = await readEncrypted(c, platform, PaymentPasswordBody);
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      if (await findPaymentPassword(platform.db, memberId)) {
        await checkPaymentPassword(platform, memberId, body.oldPaymentPassword ?? "", "oldPaymentPassword");
      }
      await setPaymentPassword(platform, memberId, body.paymentPassword);
      return ok(c, true);
    });
