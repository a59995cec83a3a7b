import { plainDigits } from "@atrium/schema/typed";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { findMember } from "../member/members.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  remakeRecoveryCodes,
  secondFactorState,
} from "./secondFactor.ts";
import { requireStepUp, stepUpBody } from "./stepUp.ts";

const MfaBody = z.object({ code: text(16, 1).optional(), ...stepUpBody });
const ChangeBody = z.object(stepUpBody);

/** The second factor of the caller's logins. */
export const secondFactorRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/mfa", requireRealAccount, async (c) =>
      ok(c, await secondFactorState(platform, c.var.session.memberId)),
    )
    .post("/wps/member/mfa", requireRealAccount, async (c) => {
      const { code, stepUpToken } = await readEncrypted(c, platform, MfaBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      if (code !== undefined) {
        return ok(c, await confirmSecondFactor(platform, c.var.session, plainDigits(code)));
      }
      return ok(c, await beginSecondFactor(platform, await findMember(platform.db, c.var.session.memberId)));
    })
    .post("/wps/member/mfa/recoveryCodes", requireRealAccount, async (c) => {
      const { stepUpToken } = await readEncrypted(c, platform, ChangeBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      return ok(c, await remakeRecoveryCodes(platform, c.var.session.memberId));
    })
    .delete("/wps/member/mfa", requireRealAccount, async (c) => {
      const { stepUpToken } = await readEncrypted(c, platform, ChangeBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      await endSecondFactor(platform, c.var.session.memberId);
      return ok(c, true);
    });
