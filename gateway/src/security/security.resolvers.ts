import type { Resolvers } from "../__generated__/resolvers.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import { securityUpstream } from "./security.upstream.ts";
import { keepStepUp } from "./stepUp.ts";

export const securityResolvers: Resolvers = {
  Member: { security: (_, __, { upstream }) => upstream(securityUpstream).overview() },

  Mutation: {
    stepUp: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields: { ...sameNames("method", "secret"), verificationCode: ["secret"], mfaCode: ["secret"] },
        },
        async () => {
          if (input.method === "UNKNOWN") throw new InputRefusal("VALIDATION_FAILED", ["method"]);
          if (input.secret === "" || input.secret.includes("\0")) {
            throw new InputRefusal("VALIDATION_FAILED", ["secret"]);
          }
          const { stepUpToken: token, expiresAt } = await context.upstream(securityUpstream).stepUp(input);
          await keepStepUp(context, token);
          return { until: expiresAt };
        },
      ),
  },
};
