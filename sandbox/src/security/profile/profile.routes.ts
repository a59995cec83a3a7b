import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireRealAccount } from "../../http/guard.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { requireStepUp } from "../stepUp.ts";
import { needsStepUp, ProfileBody } from "./profile.body.ts";
import { changeProfile, profileView } from "./profile.ts";

/** The caller's profile. */
export const profileRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/profile", requireRealAccount, async (c) =>
      ok(c, await profileView(platform.db, c.var.session.memberId)),
    )
    .put("/wps/member/profile", requireRealAccount, async (c) => {
      const { stepUpToken, ...changes } = await readEncrypted(c, platform, ProfileBody);
      if (needsStepUp(changes)) await requireStepUp(platform, c.var.session, stepUpToken);
      const { memberId } = c.var.session;
      await changeProfile(platform, memberId, changes);
      return ok(c, await profileView(platform.db, memberId));
    });
