import { networkOf } from "@atrium/schema/networkOf";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { readJson, text } from "../../http/input.ts";
import { members } from "../../member/member.tables.ts";
import type { ModId } from "../../site/modules.ts";
import { placeOf } from "../deviceMarks.ts";
import { humanCheckBody, requireHumanCheck } from "../humanCheck/humanCheck.ts";
import { originOf } from "../origin.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { CODE_MINUTES, type CodePurpose, issueCode, purposeAt } from "./codes.ts";
import { toMobile } from "./mobile.ts";

/** Many people can share a network. */
const REQUESTS = { limit: 300, windowMs: 3_600_000 };
/** Factor of 60 seconds: callers wait that long before they offer another code for logging in. */
const LOGIN_FACTOR = 1;

const Target = z.object({ countryDialingCode: text(8, 1), mobileNum: text(32, 1) });
const CheckedTarget = Target.extend(humanCheckBody);
const RegisterBody = z
  .object({
    countryDialingCode: text(8, 1),
    mobileNo: text(32).optional(),
    mobileNum: text(32).optional(),
    module: z.enum(["username", "mobile"]).default("username"),
    ...humanCheckBody,
  })
  .transform(({ mobileNo, mobileNum, ...body }) => ({ ...body, mobileNum: mobileNo ?? mobileNum ?? "" }));

/** SMS codes for guests. No answer shows whether a number has an account. */
export function smsRoutes(platform: SessionPlatform) {
  const { db, clock, site, attempts } = platform;

  const requireModule = (modId: ModId) => {
    if (!site.isEnabled(modId)) throw new PlatformError("FEATURE_DISABLED");
  };
  const send = async (c: Context<AppEnv>, purpose: CodePurpose, target: string, isSent: boolean) => {
    await attempts.count(`sms-address:${networkOf(c.var.clientIp)}`, REQUESTS);
    return issueCode(platform, { purpose, target, isSent, language: c.var.language });
  };
  /** Sends a code to a number that has an account; the same happens for others, but nothing is sent. */
  const sendToOwner = async (c: Context<AppEnv>, purpose: "LOG_IN" | "RESET_PASSWORD", target: string) => {
    const [owner] = await db.select({ id: members.id }).from(members).where(eq(members.mobile, target)).limit(1);
    const place = await placeOf(platform, originOf(c), owner?.id);
    return send(c, purposeAt(place, purpose), target, owner !== undefined);
  };

  return new Hono<AppEnv>()
    .post("/wps/verification/sms/register", async (c) => {
      const body = await readJson(c, RegisterBody);
      requireModule(body.module === "mobile" ? "MOBILE_REGISTER" : "DIRECT_REGISTER");
      const purpose = body.module === "mobile" ? "REGISTER_MOBILE" : "REGISTER_USERNAME";
      const target = toMobile(body);
      await requireHumanCheck(platform, body);
      await send(c, purpose, target, true);
      return ok(c, { expiredMinutes: CODE_MINUTES, message: SESSION_TEXTS[c.var.language].code.sent });
    })
    .post("/wps/verification/sms/noLogin", async (c) => {
      const target = toMobile(await readJson(c, Target));
      requireModule("MOBILE_SMS_LOGIN");
      await sendToOwner(c, "LOG_IN", target);
      return ok(c, {
        expiredMinutes: CODE_MINUTES,
        factor: LOGIN_FACTOR,
        message: SESSION_TEXTS[c.var.language].code.sent,
      });
    })
    .post("/wps/verification/sms/forgotPassword", async (c) => {
      const body = await readJson(c, CheckedTarget);
      const target = toMobile(body);
      requireModule("PHONE_VERIFICATION_RECOVERY");
      await requireHumanCheck(platform, body);
      const expiresAt = await sendToOwner(c, "RESET_PASSWORD", target);
      // Callers count down from the platform's time to this.
      c.header("Date", clock.now().toUTCString());
      return ok(c, { expirationTime: expiresAt.getTime(), message: SESSION_TEXTS[c.var.language].code.sent });
    });
}
