import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import { secondFactorUpstream } from "./secondFactor.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

export const secondFactorResolvers: Resolvers = {
  AccountSecurity: { secondFactor: (_, __, { upstream }) => upstream(secondFactorUpstream).state() },

  Mutation: {
    beginSecondFactor: (_, __, context) =>
      mutate(async () => context.upstream(secondFactorUpstream).begin(await stepUpToken(context)), {
        language: context.language,
        refused: () => ({ secret: null, otpauthUrl: null }),
      }),

    confirmSecondFactor: (_, { input }, context) =>
      mutate(async () => context.upstream(secondFactorUpstream).confirm(input.code, await stepUpToken(context)), {
        language: context.language,
        fields: { mfaCode: ["code"], code: ["code"] },
        refused: () => ({ recoveryCodes: null }),
      }),

    renewRecoveryCodes: (_, __, context) =>
      mutate(async () => context.upstream(secondFactorUpstream).renewCodes(await stepUpToken(context)), {
        language: context.language,
        refused: () => ({ recoveryCodes: null }),
      }),

    endSecondFactor: (_, __, context) =>
      mutate(
        async () => {
          await context.upstream(secondFactorUpstream).end(await stepUpToken(context));
          return {};
        },
        { language: context.language, refused: () => ({}) },
      ),
  },
};
