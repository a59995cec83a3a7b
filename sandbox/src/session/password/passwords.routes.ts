import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { networkOf } from "../../http/clientAddress.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { inFixedTime } from "../../http/fixedTime.ts";
import { requireRealAccount } from "../../http/guard.ts";
import { readForm, text } from "../../http/input.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { members } from "../../member/member.tables.ts";
import { findMember } from "../../member/members.ts";
import { verifyPassword } from "../../member/password.ts";
import { requireGoodPassword } from "../../member/passwordRule.ts";
import { humanCheckBody, requireHumanCheck } from "../humanCheck/humanCheck.ts";
import { issueLoginToken } from "../login/loginTokens.ts";
import { returnCode, verifyCode } from "../phone/codes.ts";
import { toMobile } from "../phone/mobile.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { redeemPasswordLink, sendPasswordLink } from "./passwordLink.ts";
import { setPassword } from "./setPassword.ts";

const MINUTE = 60_000;
const TRIES_AT_OLD = { limit: 5, windowMs: 5 * MINUTE };
const LINKS_FOR_ONE = { limit: 3, windowMs: 15 * MINUTE };
const RECOVERIES = { limit: 10, windowMs: 5 * MINUTE };

const newPassword = text(256, 1);
const ChangeBody = z
  .object({ oldPassword: text(256, 1), newPassword, confirmNewPassword: text(256) })
  .refine((body) => body.newPassword === body.confirmNewPassword, {
    path: ["confirmNewPassword"],
    message: "must be the new password",
  });
const EmailForm = z.object({ username: text(64, 1), email: text(254, 3), ...humanCheckBody });
const LinkBody = z.object({ resetToken: text(128, 16), newPassword });
const CodeBody = z.object({
  newPassword,
  countryDialingCode: text(8, 1),
  mobileNum: text(32, 1),
  verificationCode: text(255),
});

/** Password change, and password recovery. */
export function passwordRoutes(platform: SessionPlatform) {
  const { db, attempts, site } = platform;

  return new Hono<AppEnv>()
    .post("/wps/member/password", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, ChangeBody);
      const { id: keepSession, memberId } = c.var.session;
      await attempts.count(`old-password:${memberId}`, TRIES_AT_OLD);
      const member = await findMember(db, memberId);
      if (!(await verifyPassword(body.oldPassword, member.passwordHash))) {
        throw new PlatformError("PASSWORD_INCORRECT", { fields: [{ field: "oldPassword", rule: "wrong" }] });
      }
      await setPassword(platform, member, { password: body.newPassword, field: "newPassword", keepSession });
      return ok(c, true);
    })
    .post("/wps/member/password/email", async (c) => {
      const { username, email, ...answer } = await readForm(c, EmailForm);
      await requireHumanCheck(platform, answer);
      // Counted by the typed name, whether or not an account has it.
      await attempts.count(`recovery-address:${networkOf(c.var.clientIp)}`, RECOVERIES);
      await attempts.count(`recovery:${username.trim().toLowerCase()}`, LINKS_FOR_ONE);
      await inFixedTime(sendPasswordLink(platform, username, email));
      return ok(c, true);
    })
    .post("/wps/member/password/email/confirm", async (c) => {
      const body = await readEncrypted(c, platform, LinkBody);
      await attempts.count(`recovery-address:${networkOf(c.var.clientIp)}`, RECOVERIES);
      return ok(c, { username: await redeemPasswordLink(platform, body.resetToken, body.newPassword) });
    })
    .post("/wps/member/password/verification", async (c) => {
      const body = await readEncrypted(c, platform, CodeBody);
      if (!site.isEnabled("PHONE_VERIFICATION_RECOVERY")) throw new PlatformError("FEATURE_DISABLED");
      await attempts.count(`recovery-address:${networkOf(c.var.clientIp)}`, RECOVERIES);
      const target = toMobile(body);
      // Check everything else before the code, as a code can be used once.
      requireGoodPassword(body.newPassword, { username: "", field: "newPassword", rule: site.passwordRule });
      const key = { purpose: "RESET_PASSWORD", target } as const;
      await verifyCode(platform, key, body.verificationCode);
      const [member] = await db.select().from(members).where(eq(members.mobile, target));
      if (!member || member.closedAt) throw new PlatformError("CODE_INVALID");
      try {
        await setPassword(platform, member, { password: body.newPassword, field: "newPassword" });
      } catch (error) {
        // The code was right: allow another try with another password.
        await returnCode(platform, key, body.verificationCode);
        throw error;
      }
      const { token } = await issueLoginToken(platform, member.id);
      return ok(c, { username: member.username, loginToken: token });
    });
}
