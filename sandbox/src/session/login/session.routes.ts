import { and, eq, gt } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { networkOf } from "../../http/clientAddress.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { requireSession } from "../../http/guard.ts";
import { parse, readJson, readQuery, text } from "../../http/input.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { members } from "../../member/member.tables.ts";
import { recordQuery, recordRoute } from "../../reports/recordRoute.ts";
import { loginHistory } from "../history/history.ts";
import { speak } from "../humanCheck/captcha.speech.ts";
import { draw } from "../humanCheck/captcha.ts";
import { humanCheckBody, requireHumanCheck } from "../humanCheck/humanCheck.ts";
import { loginTokens } from "../session.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { endOtherSessions, endSession, hashToken, listSessions, revokeSession, type SessionRow } from "../sessions.ts";
import { openTrialAccount } from "./freePlay.ts";
import { authenticate, logIn } from "./login.ts";
import { authenticateByPhone, PhoneLoginBody } from "./loginByPhone.ts";
import { countLoginAs, countLoginFrom } from "./loginPace.ts";
import { originOf } from "./origin.ts";

const MINUTE = 60_000;
const CAPTCHAS = { limit: 30, windowMs: MINUTE };

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
  const { db, clock, attempts, events, limiter, captchas } = platform;

  return new Hono<AppEnv>()
    .post("/wps/session/login", async (c) => {
      const content = await readEncrypted(c, platform, LoginKind);
      if (content.type === "sms") {
        const { remember, ...proof } = parse(PhoneLoginBody, content);
        await countLoginFrom(platform, c.var.clientIp);
        const origin = originOf(c);
        const member = await authenticateByPhone(platform, proof, origin);
        const method = proof.firebaseIdToken === undefined ? "SMS" : "PHONE_AUTH";
        return ok(c, await logIn(platform, member, { method, origin, remember }));
      }
      const body = parse(LoginBody, content);
      await countLoginFrom(platform, c.var.clientIp);
      await requireHumanCheck(platform, body);
      // The count comes after the human check. Otherwise anybody could keep the owner out with five requests a minute.
      await countLoginAs(platform, body.username);
      const captcha = body.captcha && body.captchaId ? { id: body.captchaId, text: body.captcha } : undefined;
      const origin = originOf(c);
      const member = await authenticate(platform, { ...body, captcha, origin });
      const { remember, password } = body;
      return ok(c, await logIn(platform, member, { method: "PASSWORD", origin, remember, password }));
    })
    .post("/wps/session/login/token", async (c) => {
      const { token } = await readEncrypted(c, platform, TokenBody);
      await countLoginFrom(platform, c.var.clientIp);
      // Deleting the token makes it single-use: the second of two simultaneous requests finds none.
      const [used] = await db
        .delete(loginTokens)
        .where(and(eq(loginTokens.tokenHash, hashToken(token)), gt(loginTokens.expiresAt, clock.now())))
        .returning();
      const [member] = used ? await db.select().from(members).where(eq(members.id, used.memberId)) : [];
      if (!member || member.closedAt) throw new PlatformError("LOGIN_TOKEN_INVALID");
      return ok(c, await logIn(platform, member, { method: "LINK", origin: originOf(c), remember: false }));
    })
    .post("/wps/session/login/freeplay", async (c) => {
      await readJson(c, FreePlayBody);
      if (!platform.site.isEnabled("FREE_PLAY")) throw new PlatformError("FEATURE_DISABLED");
      const member = await openTrialAccount(platform, c.var.clientIp);
      return ok(c, await logIn(platform, member, { method: "FREE_PLAY", origin: originOf(c), remember: false }));
    })
    .get("/wps/captcha", async (c) => {
      const { audio, captchaId } = readQuery(c, CaptchaQuery);
      // A new captcha may be heard at once, without a wait after the picture.
      await limiter.take(`${audio ? "spoken-captcha" : "captcha"}:${networkOf(c.var.clientIp)}`, 1, 1_000);
      await attempts.count(`captcha:${networkOf(c.var.clientIp)}`, CAPTCHAS);
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
