import type { Resolvers } from "../__generated__/resolvers.ts";
import type { BreakLength } from "../__generated__/types.ts";
import { carryOut, InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { Context } from "../request/context.ts";
import { logOut } from "../session/logout.ts";
import { responsibleGamingUpstream } from "./responsibleGaming.upstream.ts";
import { wordOf } from "./responsibleGaming.wire.ts";

const fields = sameNames("kind", "period", "amount", "minutes");

export const responsibleGamingResolvers: Resolvers = {
  Member: { playLimits: (_, __, { upstream }) => upstream(responsibleGamingUpstream).limits() },

  Mutation: {
    setPlayLimit: (_, { input }, { upstream, language }) =>
      mutate({ language, fields, refused: () => ({ cancelledDeposits: 0 }) }, async () => ({
        cancelledDeposits: await upstream(responsibleGamingUpstream).setLimit(input),
      })),

    confirmPlayLimit: (_, { input }, { upstream, language }) =>
      carryOut({ language, fields }, () => upstream(responsibleGamingUpstream).confirmLimit(input)),

    keepPlayLimits: (_, __, { upstream, language }) =>
      carryOut({ language }, () => upstream(responsibleGamingUpstream).keepLimits()),

    takePlayBreak: (_, { input: { length, password } }, context) =>
      mutate({ language: context.language, fields: { period: ["length"], password: ["password"] } }, async () => {
        const playBreak = await begin(context, length, password ?? "");
        // The platform ended all sessions of the account.
        await logOut(context, { forget: false });
        return { playBreak };
      }),
  },
};

async function begin({ upstream }: Context, length: BreakLength, password: string) {
  const calls = upstream(responsibleGamingUpstream);
  const { timeOuts, selfExclusions } = await calls.limits();
  const word = wordOf(length);
  if (word !== undefined && timeOuts.includes(length)) return calls.takeTimeOut(word);
  if (word === undefined || !selfExclusions.includes(length)) throw new InputRefusal("VALIDATION_FAILED", ["length"]);
  if (password === "" || password.includes("\0")) throw new InputRefusal("PASSWORD_INCORRECT", ["password"]);
  return calls.exclude(word, password);
}
