import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireSession } from "../http/guard.ts";
import { hasReachedAge } from "../member/age.ts";
import { findClosing } from "../member/closings.ts";
import { findBirthday, findMember, hasSecondFactor, toMemberInfo } from "../member/members.ts";
import { dueTerms } from "../member/terms.ts";
import { countOpenMissions } from "../missions/missions.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";

/** The caller's account with what several domains know of it. */
export const accountRoutes = (platform: SitePlatform) =>
  new Hono<AppEnv>().get("/wps/member/info", requireSession, async (c) => {
    const { db, clock, site } = platform;
    const { memberId } = c.var.session;
    const birthday = await findBirthday(db, memberId);
    const member = await findMember(db, memberId);
    const info = {
      // A ticked box confirms the age; only a date of birth verifies it.
      ageVerified: birthday !== undefined && hasReachedAge(birthday, site.profile.minimumAge, clock.now()),
      termsDue: await dueTerms({ db, site }, memberId),
      closesAt: (await findClosing(db, memberId))?.closesAt ?? null,
      mfaEnabled: await hasSecondFactor(db, memberId),
      openMissions: await countOpenMissions(platform, c.var.session),
    };
    return ok(c, toMemberInfo(member, info));
  });
