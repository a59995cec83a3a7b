import type { Resolvers } from "../__generated__/resolvers.ts";

/** `Query.rateLimit`: the sender's budget, as the edge has counted it. */
export const rateLimitResolvers: Resolvers = {
  Query: {
    rateLimit(_, __, context) {
      const { budget } = context.uncached();
      if (budget === undefined) return null;
      const { cost, limit, remaining, resetMs } = budget;
      const resetAt = new Date(Date.now() + resetMs).toISOString();
      return { cost, limit, remaining, used: limit - remaining, resetAt };
    },
  },
};
