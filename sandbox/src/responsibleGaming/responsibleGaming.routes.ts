import { type Context, Hono } from "hono";
import { z } from "zod";
import { amountIn } from "../http/amount.ts";
import type { AppEnv, SignedInEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { wrongField } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { playBreakView } from "../http/playBreak.ts";
import { checkOwnPassword } from "../member/ownPassword.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { CURRENCIES } from "../site/brand.ts";
import type { Deposit } from "../wallet/deposits.tables.ts";
import { publishedRate } from "../wallet/rates.ts";
import { excludeMember, takeTimeOut, timeOuts } from "./breaks.ts";
import { keepPlayLimits } from "./limitReview.ts";
import { limitKinds, limitPeriods } from "./playLimits.tables.ts";
import { confirmPlayLimit, type LimitValue, listPlayLimits, setPlayLimit } from "./playLimits.ts";
import { realityCheckChoices } from "./realityCheck.ts";
import { continuePlay, exitPlay, readRealityCheck, setRealityCheck } from "./realityCheckAnswers.ts";

const MOST_MINUTES = 31 * 24 * 60;

const LimitKey = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };
const LimitBody = z.strictObject({
  ...LimitKey,
  amount: text(20, 1).nullish(),
  minutes: z.int().min(1).max(MOST_MINUTES).nullish(),
});
const ConfirmBody = z.strictObject(LimitKey);
const TimeOutBody = z.strictObject({ period: z.enum(timeOuts) });
const RealityCheckBody = z.strictObject({ interval: z.literal(realityCheckChoices).nullable() });
const AnswerBody = z.strictObject({ action: z.enum(["CONTINUE", "EXIT"]) });
const ExclusionBody = z.strictObject({ period: text(20, 1), password: text(256, 1) });

/** Limits that members set for themselves, reality checks, and breaks from play. */
export function responsibleGamingRoutes(platform: SessionPlatform) {
  const { db, clock, site } = platform;

  const answer = async (c: Context<SignedInEnv>, cancelled: readonly Deposit[] = []) =>
    ok(c, {
      list: await listPlayLimits(db, c.var.session, clock.now()),
      // What one unit of each currency counts in the catalogue's.
      rates: {
        currency: CATALOGUE_CURRENCY,
        list: CURRENCIES.map((currency) => ({ currency, amount: publishedRate(currency) })),
      },
      cancelledDeposits: cancelled.map(({ depositId }) => depositId),
      timeOuts,
      exclusions: site.profile.exclusions,
    });

  return new Hono<AppEnv>()
    .get("/wps/member/limits", requireRealAccount, (c) => answer(c))
    .put("/wps/member/limits", requireRealAccount, async (c) => {
      const { kind, period, amount, minutes } = await readJson(c, LimitBody);
      const { memberId, currency } = c.var.session;
      const value = kind === "SESSION" ? minutesIn(minutes) : moneyIn(amount, currency);
      return answer(c, await setPlayLimit(platform, { memberId, kind, period }, value));
    })
    .post("/wps/member/limits/confirm", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      await confirmPlayLimit(platform, { memberId, ...(await readJson(c, ConfirmBody)) });
      return answer(c);
    })
    .post("/wps/member/limits/keep", requireRealAccount, async (c) => {
      await keepPlayLimits(platform, c.var.session.memberId);
      return answer(c);
    })
    .get("/wps/member/realityCheck", requireRealAccount, async (c) =>
      ok(c, await readRealityCheck(platform, c.var.session)),
    )
    .put("/wps/member/realityCheck", requireRealAccount, async (c) => {
      const { interval } = await readJson(c, RealityCheckBody);
      if (interval === null && site.profile.realityCheckMinutes !== null) throw wrongField("interval", "choice");
      await setRealityCheck(platform, c.var.session.memberId, interval);
      return ok(c, await readRealityCheck(platform, c.var.session));
    })
    .post("/wps/member/realityCheck/ack", requireRealAccount, async (c) => {
      const { action } = await readJson(c, AnswerBody);
      const { memberId } = c.var.session;
      await (action === "CONTINUE" ? continuePlay(platform, memberId) : exitPlay(platform, memberId));
      return ok(c, await readRealityCheck(platform, c.var.session));
    })
    .post("/wps/member/timeout", requireRealAccount, async (c) => {
      const { period } = await readJson(c, TimeOutBody);
      return ok(c, playBreakView(await takeTimeOut(platform, c.var.session.memberId, period)));
    })
    .post("/wps/member/selfExclusion", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const { period, password } = await readEncrypted(c, platform, ExclusionBody);
      const length = site.profile.exclusions.find((choice) => choice === period);
      if (!length) throw wrongField("period", "choice");
      await checkOwnPassword(platform, c.var.session, { password, field: "password" });
      return ok(c, playBreakView(await excludeMember(platform, memberId, length)));
    });
}

/** Null for no limit. */
const minutesIn = (minutes: number | null | undefined): LimitValue | null =>
  minutes == null ? null : { amount: BigInt(minutes), currency: "" };

/** Null for no limit. */
const moneyIn = (amount: string | null | undefined, currency: string): LimitValue | null =>
  amount == null ? null : { amount: amountIn(amount, currency), currency };
