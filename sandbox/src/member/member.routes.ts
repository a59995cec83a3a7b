import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount, requireSession } from "../http/guard.ts";
import { readJson } from "../http/input.ts";
import { OFFERED_LANGUAGES } from "../http/languages.ts";
import { members } from "./member.tables.ts";
import { countUnread, findMember } from "./members.ts";

const AVATARS = 12;

const avatarUrl = (avatarId: number) => `/img/avatar/${avatarId}.svg`;

const AvatarBody = z.object({ avatarId: z.number().int().min(1).max(AVATARS) });
const LanguageBody = z.object({ language: z.enum(OFFERED_LANGUAGES) });

/** The caller's own account. */
export function memberRoutes({ db, clock }: CorePlatform) {
  return new Hono<AppEnv>()
    .get("/wps/member/info/icon", requireSession, async (c) => {
      const { avatarId } = await findMember(db, c.var.session.memberId);
      return ok(c, { url: avatarUrl(avatarId) });
    })
    .get("/wps/relay/MCSFE_getPlayerAvatar", requireSession, async (c) => {
      const { avatarId } = await findMember(db, c.var.session.memberId);
      return ok(c, { avatarId, url: avatarUrl(avatarId) });
    })
    .get("/wps/relay/MCSFE_avatarList", requireSession, (c) =>
      ok(
        c,
        Array.from({ length: AVATARS }, (_, i) => ({ avatarId: i + 1, url: avatarUrl(i + 1) })),
      ),
    )
    .post("/wps/relay/MCSFE_setPlayerAvatar", requireRealAccount, async (c) => {
      const { avatarId } = await readJson(c, AvatarBody);
      await db.update(members).set({ avatarId }).where(eq(members.id, c.var.session.memberId));
      return ok(c, true);
    })
    .post("/wps/member/language", requireSession, async (c) => {
      const { language } = await readJson(c, LanguageBody);
      await db.update(members).set({ language }).where(eq(members.id, c.var.session.memberId));
      return ok(c, { language });
    })
    .get("/wps/relay/CSP_unreadCount", requireSession, async (c) =>
      ok(c, { count: await countUnread(db, c.var.session.memberId, clock.now()) }),
    );
}
