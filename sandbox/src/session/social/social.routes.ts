import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { text } from "../../http/input.ts";
import { guessing } from "../../http/limits/guesses.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { NETWORKS } from "../../identity/identities.ts";
import { logIn } from "../login/login.ts";
import { originOf } from "../origin.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { authenticateSocial } from "./social.ts";

const SocialBody = z.object({
  provider: z.enum(NETWORKS),
  idToken: text(8_192, 1),
  nonce: text(256, 8),
  remember: z.boolean().default(false),
});

/** Login with an account of a social network. */
export function socialRoutes(platform: SessionPlatform) {
  return new Hono<AppEnv>().post("/wps/session/login/social", async (c) => {
    const { remember, ...shown } = await readEncrypted(c, platform, SocialBody);
    const guess = { secret: "link", place: { ip: c.var.clientIp } } as const;
    const member = await guessing(platform, guess, () => authenticateSocial(platform, shown));
    return ok(c, await logIn(platform, member, { method: "SOCIAL", origin: originOf(c), remember }));
  });
}
