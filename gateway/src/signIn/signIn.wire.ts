import { z } from "zod";
import { bonusTerms } from "../bonuses/bonusTerms.wire.ts";
import { count, decimal, flag, instant, maybeInstant, text } from "../upstream/wire.ts";
import type { SignInStatus } from "./signIn.model.ts";

const reward = z
  .object({ day: count, amount: decimal, currency: text, tickets: count.catch(0) })
  .transform(({ day, amount, currency, tickets }) => ({ day, amount: { amount, currency }, tickets }));

/** The rewards, and how far the caller is; guests have done nothing. */
export const signInStatus = z
  .object({
    day: count,
    streak: count.catch(0),
    signed: flag,
    rewards: z.array(reward),
    bonus: bonusTerms,
    resetsAt: instant,
    serverTime: maybeInstant,
  })
  .transform(
    ({ day, streak, signed, rewards, bonus, resetsAt, serverTime }): SignInStatus => ({
      calendar: { rewards, bonusTerms: bonus ?? null, resetsAt, serverTime },
      standing: { day, streak, isSigned: signed },
    }),
  );
