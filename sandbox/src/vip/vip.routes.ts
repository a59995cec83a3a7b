import { Hono } from "hono";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import type { Language } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import { clubLabelOf } from "../member/club.ts";
import { toDecimal } from "../money.ts";
import { CLUB_CURRENCY, LEVELS, type Level } from "./levels.ts";
import { progressOf } from "./progress.ts";
import { benefitsOf } from "./vip.texts.ts";

/** The levels of the VIP club, and a member's way through them. */
export const vipRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/MCSFE_vipLevels", shared(300), (c) =>
      ok(c, { list: LEVELS.map((level) => levelView(level, c.var.language)) }),
    )
    .get("/wps/relay/MCSFE_vipProgress", requireRealAccount, async (c) => {
      const { current, next, counted, keep } = await progressOf(platform, c.var.session.memberId);
      return ok(c, {
        current: levelView(current, c.var.language),
        next: next && levelView(next, c.var.language),
        progress: {
          turnover: inClubCurrency(counted),
          from: inClubCurrency(current.turnover),
          to: next && inClubCurrency(next.turnover),
          currency: CLUB_CURRENCY,
        },
        keep: keep && {
          turnover: inClubCurrency(keep.turnover),
          required: inClubCurrency(current.keepTurnover),
          from: keep.month.from.toISOString(),
          until: keep.month.until.toISOString(),
          currency: CLUB_CURRENCY,
        },
      });
    });

const inClubCurrency = (amount: bigint) => toDecimal(amount, CLUB_CURRENCY);

function levelView(level: Level, language: Language) {
  const { rankLevel, turnover, keepTurnover } = level;
  return {
    ...clubLabelOf(rankLevel, language),
    turnover: inClubCurrency(turnover),
    keepTurnover: inClubCurrency(keepTurnover),
    currency: CLUB_CURRENCY,
    benefits: benefitsOf(level, language),
  };
}
