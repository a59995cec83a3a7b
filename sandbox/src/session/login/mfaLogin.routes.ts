import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { text } from "../../http/input.ts";
import { guessing } from "../../http/limits/guesses.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { members } from "../../member/member.tables.ts";
import { placeOf } from "../deviceMarks.ts";
import { recordLogin } from "../history/history.ts";
import { originOf } from "../origin.ts";
import { useSecondFactor } from "../secondFactor/secondFactor.ts";
import { takeUnfinished, tryUnfinished } from "../secondFactor/unfinishedLogins.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { enter } from "./login.ts";

const MfaBody = z.object({ mfaToken: text(128, 16), code: text(64, 1) });

/** The second step of a login. */
export function mfaLoginRoutes(platform: SessionPlatform) {
  const { db, clock } = platform;
  return new Hono<AppEnv>().post("/wps/session/login/mfa", async (c) => {
    const { mfaToken, code } = await readEncrypted(c, platform, MfaBody);
    const origin = originOf(c);
    const byToken = { secret: "link", place: { ip: origin.ip } } as const;
    const login = await guessing(platform, byToken, () => tryUnfinished(platform, mfaToken));
    const [member] = await db.select().from(members).where(eq(members.id, login.memberId));
    if (!member || member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
    const place = await placeOf(platform, origin, member.id);
    const secondFactor = await useSecondFactor(platform, member.id, code, place).catch(async (error: unknown) => {
      const attempt = { memberId: member.id, method: login.method, fault: "SECOND_FACTOR", at: clock.now() } as const;
      await recordLogin(db, { ...attempt, ...origin });
      throw error;
    });
    if (!(await takeUnfinished(platform, login))) throw new PlatformError("MFA_EXPIRED");
    return ok(c, await enter(platform, member, { ...login, origin, secondFactor }));
  });
}
