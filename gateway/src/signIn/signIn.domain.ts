import { z } from "zod";
import { bonusTerms } from "../bonuses/bonusTerms.wire.ts";
import { carryOut } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, flag, instant, maybeInstant, text } from "../upstream/wire.ts";

const reward = z
  .object({ day: count, amount: decimal, currency: text, tickets: count.catch(0) })
  .transform(({ day, amount, currency, tickets }) => ({ day, amount: { amount, currency }, tickets }));

/** The rewards, and how far the caller is; guests have done nothing. */
const status = z
  .object({
    day: count,
    streak: count.catch(0),
    signed: flag,
    rewards: z.array(reward),
    bonus: bonusTerms,
    resetsAt: instant,
    serverTime: maybeInstant,
  })
  .transform(({ day, streak, signed, rewards, bonus, resetsAt, serverTime }) => ({
    calendar: { rewards, bonusTerms: bonus ?? null, resetsAt, serverTime },
    standing: { day, streak, isSigned: signed },
  }));

declare module "../graph/models.ts" {
  interface Models {
    SignInCalendar: z.output<typeof status>["calendar"];
    SignInStanding: z.output<typeof status>["standing"];
  }
}

const calls = {
  calendar: sharedRead("GET /wps/relay/PRM_signInStatus", status, { maxAge: 10 }),
  own: ownRead("GET /wps/relay/PRM_signInStatus", status),
  signIn: change("POST /wps/relay/PRM_signIn", status),
};

/** The platform calls of the domain. */
export const signInUpstream = defineUpstream((scope) => ({
  calendar: async () => (await calls.calendar(scope)).calendar,
  standing: async () => (await calls.own(scope)).standing,
  signIn: async (idempotencyKey: string) =>
    calls.own.keep(scope, await calls.signIn(scope, { idempotencyKey, body: {} })),
}));

/** The daily sign-in. */
export const signIn: Domain = {
  name: "signIn",
  resolvers: [
    {
      Site: { dailySignIn: (_, __, { upstream }) => upstream(signInUpstream).calendar() },
      Member: { dailySignIn: (_, __, { upstream }) => upstream(signInUpstream).standing() },
      Mutation: {
        signInToday: (_, { input }, { upstream, language }) =>
          carryOut({ language }, () => upstream(signInUpstream).signIn(input.idempotencyKey)),
      },
    },
  ],
  watches: { dailySignInChanged: ({ upstream }) => upstream(signInUpstream).standing() },
};
