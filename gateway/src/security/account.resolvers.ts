import { z } from "zod";
import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { logOut } from "../session/logout.ts";
import { decimal, known } from "../upstream/wire.ts";
import { accountUpstream } from "./account.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

const businesses = ["BALANCE", "REMAINDER", "BETS", "DEPOSITS", "WITHDRAWALS", "REDEEMS"] as const;
const openIn = z.object({
  open: z.array(known(businesses, "UNKNOWN")).max(20),
  remainders: z
    .array(z.object({ amount: decimal, currency: z.string() }))
    .max(20)
    .catch([]),
});

/** What keeps the account open, from the platform's refusal. */
const openBusinessIn = (refusal: UpstreamError | undefined) =>
  openIn.safeParse(refusal?.value).data ?? { open: [], remainders: [] };

export const accountResolvers: Resolvers = {
  Mutation: {
    acceptTerms: (_, { input }, { upstream, language }) =>
      carryOut({ language, fields: { version: ["version"] } }, async () => {
        const version = input.version.trim();
        if (version === "" || version.includes("\0")) throw new InputRefusal("TERMS_NOT_ACCEPTED", ["version"]);
        await upstream(accountUpstream).acceptTerms(version);
      }),

    closeAccount: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields: sameNames("password", "reason"),
          refused(refusal) {
            const { open, remainders } = openBusinessIn(refusal);
            return { closesAt: null, openBusiness: open, remainders };
          },
        },
        async () => {
          if (input.password === "" || input.password.includes("\0")) {
            throw new InputRefusal("PASSWORD_INCORRECT", ["password"]);
          }
          const token = await stepUpToken(context);
          const closesAt = await context.upstream(accountUpstream).close(input, token);
          // The platform ended all sessions of the account.
          await logOut(context, { forget: false });
          return { closesAt, openBusiness: [], remainders: [] };
        },
      ),

    keepAccount: (_, __, { upstream, language }) =>
      mutate({ language }, async () => {
        await upstream(accountUpstream).keep();
        return {};
      }),
  },
};
