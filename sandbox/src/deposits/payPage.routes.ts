import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { readForm } from "../http/input.ts";
import { browserLanguage } from "../http/languages.ts";
import { FORM_HEADERS } from "../http/sandboxPage.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { type Deposit, deposits } from "../wallet/deposits.tables.ts";
import { channelById } from "./channels.ts";
import { endDeposit } from "./deposits.ts";
import { outcomeOf, PaymentForm } from "./payment.ts";
import { type Outcome, payPage } from "./payPage.ts";

const VISITS_A_MINUTE = 30;

const payToken = z.string().regex(/^[\w-]{43}$/);
/** The form posts to this page, and nothing else may frame it or run in it. */
const HEADERS = {
  ...FORM_HEADERS,
  "Referrer-Policy": "no-referrer",
};

/** The payment pages of the built-in providers: on the platform's own origin, so that no card reaches the gateway. */
export function payPageRoutes(platform: SitePlatform) {
  const { db, clock, limiter, config } = platform;

  const depositOf = async (token: string) => {
    const [deposit] = payToken.safeParse(token).success
      ? await db.select().from(deposits).where(eq(deposits.payToken, token))
      : [];
    if (!deposit) throw new PlatformError("NOT_FOUND");
    await limiter.take(`pay:${deposit.depositId}`, VISITS_A_MINUTE, 60_000);
    return deposit;
  };
  const viewOf = (deposit: Deposit, c: Context<AppEnv>) => ({
    deposit,
    outcome: endOf(deposit, clock.now()),
    type: channelById(deposit.channelId)?.type ?? "BANK",
    language: browserLanguage(c.req.header("Accept-Language")),
    returnUrl: config.siteUrl,
  });

  return new Hono<AppEnv>()
    .get("/pay/:token", async (c) => {
      const deposit = await depositOf(c.req.param("token"));
      if (deposit.state === "CREATED" && deposit.expiresAt > clock.now()) {
        // It may have ended since it was read.
        const isStillNew = and(eq(deposits.depositId, deposit.depositId), eq(deposits.state, "CREATED"));
        await db.update(deposits).set({ state: "PENDING" }).where(isStillNew);
      }
      return c.html(payPage(viewOf(deposit, c)), 200, HEADERS);
    })
    .post("/pay/:token", async (c) => {
      const deposit = await depositOf(c.req.param("token"));
      const form = await readForm(c, PaymentForm);
      const view = viewOf(deposit, c);
      if (view.outcome !== null) return c.html(payPage(view), 200, HEADERS);
      const outcome = form.action === "cancel" ? "CANCELLED" : outcomeOf(view.type, form, clock.now());
      if (outcome === null) return c.html(payPage({ ...view, isWrong: true }), 422, HEADERS);
      const ended = await endDeposit(platform, deposit.depositId, outcome);
      return c.html(payPage(viewOf(ended, c)), 200, HEADERS);
    });
}

/** How a deposit has ended; null while it can be paid. One that is too late has expired, also before its job has run. */
function endOf({ state, expiresAt }: Deposit, now: Date): Outcome | null {
  if (state !== "CREATED" && state !== "PENDING") return state;
  return expiresAt > now ? null : "EXPIRED";
}
