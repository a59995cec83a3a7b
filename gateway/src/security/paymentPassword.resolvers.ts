import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import { assertCode } from "../session/phone/phone.resolvers.ts";
import { securityUpstream } from "./security.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

export const paymentPasswordResolvers: Resolvers = {
  Mutation: {
    setPaymentPassword: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields: { paymentPassword: ["newPaymentPassword"], oldPaymentPassword: ["oldPaymentPassword"] },
        },
        async () => {
          const token = await stepUpToken(context);
          await context.upstream(securityUpstream).setPaymentPassword(input, token);
          return {};
        },
      ),

    resetPaymentPassword: (_, { input }, context) =>
      mutate(
        { language: context.language, fields: { paymentPassword: ["newPaymentPassword"], verificationCode: ["code"] } },
        async () => {
          assertCode(input.code);
          const token = await stepUpToken(context);
          await context.upstream(securityUpstream).resetPaymentPassword(input, token);
          return {};
        },
      ),
  },
};
