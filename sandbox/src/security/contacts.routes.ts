import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv, SignedInEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { folded } from "../member/folded.ts";
import { findMember } from "../member/members.ts";
import { issueCode } from "../session/phone/codes.ts";
import { toMobile } from "../session/phone/mobile.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { changeEmail, changeMobile } from "./contacts.ts";
import { type CodeChannel, ownPurposes, sendOwnCode } from "./ownCodes.ts";
import { requireStepUp, stepUpBody } from "./stepUp.ts";

const REQUESTS = { limit: 10, windowMs: 3_600_000 };

const email = text(254, 3)
  .transform(folded)
  .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/));
const code = text(255);
const number = { countryDialingCode: text(8, 1), mobileNum: text(32, 1) };
const EmailCodeBody = z.object({ email, ...stepUpBody });
const MobileCodeBody = z.object({ ...number, ...stepUpBody });
const OwnCodeBody = z.object({ purpose: z.enum(ownPurposes) });

/** The caller's e-mail address and mobile number, and codes to them. */
export function contactRoutes(platform: SessionPlatform) {
  const { db, attempts, clock } = platform;
  const count = (memberId: number) => attempts.count(`member-code:${memberId}`, REQUESTS);
  const answer = (c: Context<SignedInEnv>, expiresAt: Date) => {
    // Callers count down from the platform's time to this. Another code can be asked for after the factor times a minute.
    c.header("Date", clock.now().toUTCString());
    return ok(c, { expirationTime: expiresAt.getTime(), factor: 1 });
  };
  const sendOwn = async (c: Context<SignedInEnv>, channel: CodeChannel) => {
    const { purpose } = await readJson(c, OwnCodeBody);
    const { memberId } = c.var.session;
    await count(memberId);
    const member = await findMember(db, memberId);
    return answer(c, await sendOwnCode(platform, member, { channel, purpose }, c.var.language));
  };

  return new Hono<AppEnv>()
    .post("/wps/verification/sms/member", requireRealAccount, (c) => sendOwn(c, "SMS"))
    .post("/wps/verification/email/member", requireRealAccount, (c) => sendOwn(c, "EMAIL"))
    .post("/wps/member/email/code", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, EmailCodeBody);
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      await count(c.var.session.memberId);
      const key = { purpose: "BIND_EMAIL", target: body.email } as const;
      return answer(c, await issueCode(platform, { ...key, language: c.var.language, isSent: true }));
    })
    .put("/wps/member/email", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, EmailCodeBody.extend({ code }));
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      const { memberId } = c.var.session;
      return ok(c, await changeEmail(platform, body.email, { memberId, code: body.code }));
    })
    .post("/wps/member/mobile/code", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, MobileCodeBody);
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      const key = { purpose: "BIND_MOBILE", target: toMobile(body) } as const;
      await count(c.var.session.memberId);
      return answer(c, await issueCode(platform, { ...key, language: c.var.language, isSent: true }));
    })
    .put("/wps/member/mobile", requireRealAccount, async (c) => {
      const body = await readEncrypted(c, platform, MobileCodeBody.extend({ code }));
      await requireStepUp(platform, c.var.session, body.stepUpToken);
      const { memberId } = c.var.session;
      return ok(c, await changeMobile(platform, toMobile(body), { memberId, code: body.code }));
    });
}
