import { networkOf } from "@atrium/schema/networkOf";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { inFixedTime } from "../../http/fixedTime.ts";
import { requireRealAccount } from "../../http/guard.ts";
import { readForm, text } from "../../http/input.ts";
import { countersOfAccount, guessing } from "../../http/limits/guesses.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { folded } from "../../member/folded.ts";
import { members } from "../../member/member.tables.ts";
import { findMember } from "../../member/members.ts";
import { checkOwnPassword } from "../../member/ownPassword.ts";
import { requireGoodPassword } from "../../member/passwordRule.ts";
import { placeOf } from "../deviceMarks.ts";
import { humanCheckBody, requireHumanCheck } from "../humanCheck/humanCheck.ts";
import { issueLoginToken } from "../login/loginTokens.ts";
import { originOf } from "../origin.ts";
import { purposeAt, returnCode, verifyCode } from "../phone/codes.ts";
import { toMobile } from "../phone/mobile.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { redeemPasswordLink, sendPasswordLink } from "./passwordLink.ts";
import { setPassword } from "./setPassword.ts";

const MINUTE = 60_000;
const LINKS = { limit: 3, windowMs: 15 * MINUTE };
/** Of strangers in one name. A member who asks again and again gets a mail each time. */
const STRANGERS_LINKS = { limit: 20, windowMs: 60 * MINUTE };
/** Many people can share a network. */
const NETWORKS_LINKS = { limit: 300, windowMs: 60 * MINUTE };

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

  /** Counts by the typed name, whether or not an account has it. */
  const askForLink = async (c: Context<AppEnv>, username: string, email: string) => {
    const account = folded(username);
    const [member] = await db.select({ id: members.id }).from(members).where(eq(members.username, account));
    const place = await placeOf(platform, originOf(c), member?.id);
    const asked = countersOfAccount({ secret: "link", account });
    if ("device" in place) await attempts.count(`${asked}:device:${place.device}`, LINKS);
    else {
      const network = networkOf(c.var.clientIp);
      await attempts.count(`links:${network}`, NETWORKS_LINKS);
      await attempts.count(`${asked}:ip:${network}`, LINKS);
      await attempts.count(asked, STRANGERS_LINKS);
    }
    await sendPasswordLink(platform, username, email);
  };

  return new Hono<AppEnv>()
    .post("/wps/member/password", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, ChangeBody);
      const { id: keepSession, memberId } = c.var.session;
      const member = await findMember(db, memberId);
      await checkOwnPassword(platform, c.var.session, { password: body.oldPassword, field: "oldPassword" });
      await setPassword(platform, member, { password: body.newPassword, field: "newPassword", keepSession });
      return ok(c, true);
    })
    .post("/wps/member/password/email", async (c) => {
      const { username, email, ...answer } = await readForm(c, EmailForm);
      await requireHumanCheck(platform, answer);
      await inFixedTime(askForLink(c, username, email));
      return ok(c, true);
    })
    .post("/wps/member/password/email/confirm", async (c) => {
      const body = await readEncrypted(c, platform, LinkBody);
      const redeem = () => redeemPasswordLink(platform, body.resetToken, body.newPassword);
      return ok(c, { username: await guessing(platform, { secret: "link", place: { ip: c.var.clientIp } }, redeem) });
    })
    .post("/wps/member/password/verification", async (c) => {
      const body = await readEncrypted(c, platform, CodeBody);
      if (!site.isEnabled("PHONE_VERIFICATION_RECOVERY")) throw new PlatformError("FEATURE_DISABLED");
      const target = toMobile(body);
      const [member] = await db.select().from(members).where(eq(members.mobile, target));
      const place = await placeOf(platform, originOf(c), member?.id);
      // Check everything else before the code, as a code can be used once.
      requireGoodPassword(body.newPassword, { username: "", field: "newPassword", rule: site.passwordRule });
      const key = { purpose: purposeAt(place, "RESET_PASSWORD"), target };
      await guessing(platform, { secret: "phone", account: target, place }, () =>
        verifyCode(platform, key, body.verificationCode),
      );
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
