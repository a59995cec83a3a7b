import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, mutate } from "../errors/mutate.ts";
import { secondFactorUpstream } from "./secondFactor.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

export const secondFactorResolvers: Resolvers = {
  AccountSecurity: { secondFactor: (_, __, { upstream }) => upstream(secondFactorUpstream).state() },

  Mutation: {
    beginSecondFactor: (_, __, context) =>
      mutate(async () => context.upstream(secondFactorUpstream).begin(await stepUpToken(context)), {
        language: context.language,
      }),

    confirmSecondFactor: (_, { input }, context) =>
      mutate(async () => context.upstream(secondFactorUpstream).confirm(input.code, await stepUpToken(context)), {
        language: context.language,
        fields: { mfaCode: ["code"], code: ["code"] },
      }),

    renewRecoveryCodes: (_, __, context) =>
      mutate(async () => context.upstream(secondFactorUpstream).renewCodes(await stepUpToken(context)), {
        language: context.language,
      }),

    endSecondFactor: (_, __, context) =>
      carryOut(async () => context.upstream(secondFactorUpstream).end(await stepUpToken(context)), {
        language: context.language,
      }),
  },
};
