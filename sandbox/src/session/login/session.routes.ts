import { networkOf } from "@atrium/schema/networkOf";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { requireSession } from "../../http/guard.ts";
import { parse, readJson, readQuery, text } from "../../http/input.ts";
import { guessing } from "../../http/limits/guesses.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { recordQuery, recordRoute } from "../../reports/recordRoute.ts";
import { loginHistory } from "../history/history.ts";
import { speak } from "../humanCheck/captcha.speech.ts";
import { draw } from "../humanCheck/captcha.ts";
import { humanCheckBody, requireHumanCheck } from "../humanCheck/humanCheck.ts";
import { needsCheckForTrial, openNew } from "../newAccounts.ts";
import { originOf } from "../origin.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { endOtherSessions, endSession, listSessions, revokeSession, type SessionRow } from "../sessions.ts";
import { openTrialAccount } from "./freePlay.ts";
import { authenticate, logIn } from "./login.ts";
import { authenticateByPhone, PhoneLoginBody } from "./loginByPhone.ts";
import { memberOfLoginToken } from "./loginTokens.ts";

/** The client asks for one a second at most, and many people can share a network. */
const CAPTCHAS_A_MINUTE = 600;

const LoginKind = z.looseObject({ type: z.enum(["username", "sms"]).default("username") });

const LoginBody = z.object({
  username: text(64, 1),
  password: text(256, 1),
  captcha: text(16).optional(),
  captchaId: text(64).optional(),
  side: z.enum(["MEMBER", "AGENT"]).optional(),
  remember: z.boolean().default(false),
  ...humanCheckBody,
});

const CaptchaQuery = z.object({ audio: z.literal("1").optional(), captchaId: text(64).optional() });

const TokenBody = z.object({ token: text(128, 16) });

const FreePlayBody = z.object({
  os: text(64).optional(),
  platform: text(32).optional(),
  key: text(512).optional(),
  version: text(32).optional(),
  ...humanCheckBody,
});

const toWire = (row: SessionRow, currentId: string) => ({
  id: row.id,
  device: row.device,
  ip: row.ip,
  country: row.country,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.id === currentId,
});

/** Login, logout, and the sessions of an account. */
export function sessionRoutes(platform: SessionPlatform) {
  const { db, clock, events, limiter, captchas } = platform;

  return new Hono<AppEnv>()
    .post("/wps/session/login", async (c) => {
      const content = await readEncrypted(c, platform, LoginKind);
      if (content.type === "sms") {
        const { remember, ...proof } = parse(PhoneLoginBody, content);
        const origin = originOf(c);
        const member = await authenticateByPhone(platform, proof, origin);
        const method = proof.firebaseIdToken === undefined ? "SMS" : "PHONE_AUTH";
        return ok(c, await logIn(platform, member, { method, origin, remember }));
      }
      const body = parse(LoginBody, content);
      await requireHumanCheck(platform, body);
      const captcha = body.captcha && body.captchaId ? { id: body.captchaId, text: body.captcha } : undefined;
      const origin = originOf(c);
      const member = await authenticate(platform, { ...body, captcha, origin });
      const { remember, password } = body;
      return ok(c, await logIn(platform, member, { method: "PASSWORD", origin, remember, password }));
    })
    .post("/wps/session/login/token", async (c) => {
      const { token } = await readEncrypted(c, platform, TokenBody);
      const guess = { secret: "link", place: { ip: c.var.clientIp } } as const;
      const member = await guessing(platform, guess, () => memberOfLoginToken(platform, token));
      return ok(c, await logIn(platform, member, { method: "LINK", origin: originOf(c), remember: false }));
    })
    .post("/wps/session/login/freeplay", async (c) => {
      const body = await readJson(c, FreePlayBody);
      const ip = c.var.clientIp;
      if (!platform.site.isEnabled("FREE_PLAY")) throw new PlatformError("FEATURE_DISABLED");
      if (await needsCheckForTrial(platform, ip)) await requireHumanCheck(platform, body);
      const member = await openNew(platform, "trials", ip, () => openTrialAccount(platform, ip));
      return ok(c, await logIn(platform, member, { method: "FREE_PLAY", origin: originOf(c), remember: false }));
    })
    .get("/wps/captcha", async (c) => {
      const { audio, captchaId } = readQuery(c, CaptchaQuery);
      await limiter.take(`captcha:${networkOf(c.var.clientIp)}`, CAPTCHAS_A_MINUTE, 60_000);
      const { id, text, expiresAt } = await (audio && captchaId ? captchas.find(captchaId) : captchas.create());
      c.header("X-Captcha-Id", id);
      c.header("X-Captcha-Expires", expiresAt.toISOString());
      return ok(c, (audio ? speak(text) : draw(text)).toString("base64"));
    })
    .delete("/wps/session/logout", async (c) => {
      const { session } = c.var;
      if (session) {
        await events.transaction(async (tx) => {
          await endSession(tx, session.id, "LOGOUT", clock.now());
          // Event streams of this session elsewhere must end too.
          await events.record(tx, { topic: "session", customerId: String(session.memberId) });
        });
      }
      return ok(c, true);
    })
    .get("/wps/session/current", requireSession, (c) => {
      const { id, createdAt, idleExpiresAt, expiresAt } = c.var.session;
      return ok(c, {
        id,
        startedAt: createdAt.toISOString(),
        idleExpiresAt: idleExpiresAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        serverTime: clock.now().toISOString(),
      });
    })
    .get("/wps/session/list", requireSession, async (c) => {
      const rows = await listSessions(db, c.var.session.memberId, clock.now());
      return ok(
        c,
        rows.map((row) => toWire(row, c.var.session.id)),
      );
    })
    .get(
      "/wps/session/history",
      requireSession,
      recordRoute(platform, {
        query: recordQuery(),
        list: (_, { session, now }) => loginHistory(session, now),
      }),
    )
    .delete("/wps/session/others", requireSession, async (c) => {
      const { id, memberId } = c.var.session;
      const ended = await events.transaction(async (tx) => {
        const count = await endOtherSessions(tx, memberId, id, clock.now());
        if (count > 0) await events.record(tx, { topic: "session", customerId: String(memberId) });
        return count;
      });
      return ok(c, { ended });
    })
    .delete("/wps/session/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}", requireSession, async (c) => {
      const { memberId } = c.var.session;
      await events.transaction(async (tx) => {
        const isRevoked = await revokeSession(tx, memberId, c.req.param("id"), clock.now());
        if (!isRevoked) throw new PlatformError("NOT_FOUND");
        await events.record(tx, { topic: "session", customerId: String(memberId) });
      });
      return ok(c, true);
    });
}
