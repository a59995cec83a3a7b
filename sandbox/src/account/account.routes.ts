import { Hono } from "hono";
import { contractsOf } from "../contracts/memberContracts.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount, requireSession } from "../http/guard.ts";
import { hasReachedAge } from "../member/age.ts";
import { findClosing } from "../member/closings.ts";
import { findBirthday, findMember, hasSecondFactor, toMemberInfo } from "../member/members.ts";
import { dueTerms } from "../member/terms.ts";
import { countOpenMissions } from "../missions/missions.ts";
import { toDecimal } from "../money.ts";
import { limitsUnreviewedSince } from "../responsibleGaming/limitReview.ts";
import { realityCheckAt } from "../responsibleGaming/realityCheck.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { fundsOf } from "../wallet/wallets.ts";

/** The caller's account, with values of several domains. */
export const accountRoutes = (platform: SitePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/info", requireSession, async (c) => {
      const { db, clock, site } = platform;
      const { memberId, subAccount } = c.var.session;
      const birthday = await findBirthday(db, memberId);
      const member = await findMember(db, memberId);
      const info = {
        // A ticked box confirms the age; only a date of birth verifies it.
        ageVerified: birthday !== undefined && hasReachedAge(birthday, site.profile.minimumAge, clock.now()),
        termsDue: await dueTerms({ db, site }, memberId),
        closesAt: (await findClosing(db, memberId))?.closesAt ?? null,
        mfaEnabled: await hasSecondFactor(db, memberId),
        playBreak: c.var.session.playBreak,
        subAccount: subAccount && {
          agent: subAccount.agent.username,
          agentType: subAccount.agent.type,
          rights: subAccount.rights,
        },
        realityCheckAt: realityCheckAt(platform, member),
        limitsUnreviewedSince: limitsUnreviewedSince(member, clock.now()),
        openMissions: await countOpenMissions(platform, c.var.session),
      };
      return ok(c, toMemberInfo(member, info, c.var.language));
    })
    .get("/wps/member/info/funds/consolidated", requireRealAccount, async (c) => {
      const { memberId, currency } = c.var.session;
      const { main, games, bonus, locked, total } = await fundsOf(platform.db, c.var.session);
      const funds = Object.entries({ main, games, bonus, locked, total }).map(([part, held]) => [
        part,
        toDecimal(held, currency),
      ]);
      const { dividend, dailySalary, hourlySalary, realtimeSalary } = await contractsOf(platform.db, memberId);
      return ok(c, {
        dailySalary,
        hourSalary: hourlySalary,
        realTimeSalary: realtimeSalary,
        dividend,
        funds: { ...Object.fromEntries(funds), currency },
      });
    });
