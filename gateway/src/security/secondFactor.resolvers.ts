import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, mutate } from "../errors/mutate.ts";
import { secondFactorUpstream } from "./secondFactor.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

export const secondFactorResolvers: Resolvers = {
  AccountSecurity: { secondFactor: (_, __, { upstream }) => upstream(secondFactorUpstream).state() },

  Mutation: {
    beginSecondFactor: (_, __, context) =>
      mutate({ language: context.language }, async () =>
        context.upstream(secondFactorUpstream).begin(await stepUpToken(context)),
      ),

    confirmSecondFactor: (_, { input }, context) =>
      mutate({ language: context.language, fields: { mfaCode: ["code"], code: ["code"] } }, async () =>
        context.upstream(secondFactorUpstream).confirm(input.code, await stepUpToken(context)),
      ),

    renewRecoveryCodes: (_, __, context) =>
      mutate({ language: context.language }, async () =>
        context.upstream(secondFactorUpstream).renewCodes(await stepUpToken(context)),
      ),

    endSecondFactor: (_, __, context) =>
      carryOut({ language: context.language }, async () =>
        context.upstream(secondFactorUpstream).end(await stepUpToken(context)),
      ),
  },
};
