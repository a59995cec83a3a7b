import { Hono } from "hono";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { toDecimal } from "../money.ts";
import { merchantDayOf } from "../reports/reportRange.ts";
import { SIGN_IN_BONUS, SIGN_IN_CURRENCY, SIGN_IN_REWARDS } from "./signIn.data.ts";
import { NO_SIGN_INS, type SignInStanding, signInDayOf, signInStanding, signInToday } from "./signIn.ts";

/** The daily sign-in. Guests see the rewards. */
export const signInRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/PRM_signInStatus", sharedByGuests(10), async (c) => {
      const { db, clock } = platform;
      const { session } = c.var;
      const now = clock.now();
      return ok(c, statusView(session ? await signInStanding(db, session.memberId, now) : NO_SIGN_INS, now));
    })
    .post("/wps/relay/PRM_signIn", requireRealAccount, idempotent(platform), async (c) =>
      answerWith<SignInStanding>(
        c,
        platform,
        (keepAnswer) => signInToday(platform, c.var.session.memberId, keepAnswer),
        (standing) => statusView(standing, platform.clock.now()),
      ),
    );

/** A member's standing in the contract's form. */
const statusView = (standing: SignInStanding, now: Date) => ({
  day: signInDayOf(standing),
  streak: standing.streak,
  signed: standing.isSigned,
  rewards: SIGN_IN_REWARDS.map(({ amount, tickets }, index) => ({
    day: index + 1,
    amount: toDecimal(amount, SIGN_IN_CURRENCY),
    currency: SIGN_IN_CURRENCY,
    tickets,
  })),
  bonus: SIGN_IN_BONUS,
  resetsAt: merchantDayOf(now).until.toISOString(),
  serverTime: now.toISOString(),
});
