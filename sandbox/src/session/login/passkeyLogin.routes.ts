import { networkOf } from "@atrium/schema/networkOf";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { text } from "../../http/input.ts";
import { guessing } from "../../http/limits/guesses.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { originOf } from "../origin.ts";
import { AssertionBody, authenticateByPasskey, beginPasskeyLogin } from "../passkeys/passkeyLogin.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { enter } from "./login.ts";

/** Each login form asks for one when it opens, and many people can share a network. */
const CHALLENGES = { limit: 300, windowMs: 60_000 };
const PasskeyBody = z.object({
  challengeToken: text(128, 16),
  response: AssertionBody,
  remember: z.boolean().default(false),
});

/** Login with a passkey, which counts as both factors: the device, and the finger or PIN that unlocked it. */
export const passkeyLoginRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .post("/wps/session/login/passkey/options", async (c) => {
      await platform.attempts.count(`passkey-challenge:${networkOf(c.var.clientIp)}`, CHALLENGES);
      return ok(c, await beginPasskeyLogin(platform));
    })
    .post("/wps/session/login/passkey", async (c) => {
      const { remember, ...answer } = await readEncrypted(c, platform, PasskeyBody);
      const origin = originOf(c);
      const guess = { secret: "link", place: { ip: origin.ip } } as const;
      const member = await guessing(platform, guess, () => authenticateByPasskey(platform, answer, origin));
      const entry = { method: "PASSKEY", remember, passwordExpired: false, weakPassword: false } as const;
      return ok(c, await enter(platform, member, { ...entry, origin }));
    });
