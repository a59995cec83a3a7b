import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { findMember } from "../member/members.ts";
import { goodPaymentPassword } from "../member/paymentPasswordRule.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { codeChannels, returnOwnCode, useOwnCode } from "./ownCodes.ts";
import { checkPaymentPassword, findPaymentPassword, setPaymentPassword } from "./paymentPassword.ts";
import { requireStepUp, stepUpBody } from "./stepUp.ts";

const paymentPassword = text(16, 1);
const SetBody = z.object({ paymentPassword, oldPaymentPassword: text(16).optional(), ...stepUpBody });
const ResetBody = z.object({ paymentPassword, channel: z.enum(codeChannels), code: text(255), ...stepUpBody });

/** The caller's payment password: set, changed with the old one, or reset with a code. */
export const paymentPasswordRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .put("/wps/member/paymentPassword", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const body = await readEncrypted(c, platform, SetBody);
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      if (await findPaymentPassword(platform.db, memberId)) {
        await checkPaymentPassword(platform, memberId, body.oldPaymentPassword ?? "", "oldPaymentPassword");
      }
      await setPaymentPassword(platform, memberId, body.paymentPassword);
      return ok(c, true);
    })
    .post("/wps/member/paymentPassword/reset", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, ResetBody);
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      // Check the digits before the code, as a code can be used once.
      goodPaymentPassword(body.paymentPassword, "paymentPassword");
      const member = await findMember(platform.db, c.var.session.memberId);
      const { channel, code } = body;
      const sent = { channel, code, purpose: "PAYMENT_PASSWORD" } as const;
      await useOwnCode(platform, member, sent);
      try {
        await setPaymentPassword(platform, member.id, body.paymentPassword);
      } catch (error) {
        await returnOwnCode(platform, member, sent);
        throw error;
      }
      return ok(c, true);
    });
