import type { Resolvers } from "../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { securityUpstream } from "./security.upstream.ts";
import { keepStepUp, stepUpToken } from "./stepUp.ts";

export const securityResolvers: Resolvers = {
  Member: { security: (_, __, { upstream }) => upstream(securityUpstream).overview() },

  SetPaymentPasswordPayload: {
    member: ({ userErrors }, _, context) => (userErrors.length > 0 ? null : ownAccount(context)),
  },

  Mutation: {
    stepUp: (_, { input }, context) =>
      mutate(
        async () => {
          if (input.method === "UNKNOWN") throw new InputRefusal("VALIDATION_FAILED", ["method"]);
          if (input.secret === "" || input.secret.includes("\0")) {
            throw new InputRefusal("VALIDATION_FAILED", ["secret"]);
          }
          const { stepUpToken: token, expiresAt } = await context.upstream(securityUpstream).stepUp(input);
          await keepStepUp(context, token);
          return { until: expiresAt };
        },
        {
          language: context.language,
          fields: { method: ["method"], secret: ["secret"], verificationCode: ["secret"], mfaCode: ["secret"] },
          refused: () => ({ until: null }),
        },
      ),

    setPaymentPassword: (_, { input }, context) =>
      mutate(
        async () => {
          const token = await stepUpToken(context);
          await context.upstream(securityUpstream).setPaymentPassword(input, token);
          return {};
        },
        {
          language: context.language,
          fields: { paymentPassword: ["newPaymentPassword"], oldPaymentPassword: ["oldPaymentPassword"] },
          refused: () => ({}),
        },
      ),
  },
};
