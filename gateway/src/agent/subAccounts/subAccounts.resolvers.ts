import type { Resolvers } from "../../__generated__/resolvers.ts";
import { mutate, sameNames } from "../../errors/mutate.ts";
import { stepUpToken } from "../../security/stepUp.ts";
import { subAccountsUpstream } from "./subAccounts.upstream.ts";

const fields = sameNames("account", "rights");
const refused = () => ({ firstPassword: null });

export const subAccountResolvers: Resolvers = {
  Agent: { subAccounts: (_, __, { upstream }) => upstream(subAccountsUpstream).list() },

  Mutation: {
    createSubAccount: (_, { input }, context) =>
      mutate({ language: context.language, fields, refused }, async () => {
        const token = await stepUpToken(context);
        return { firstPassword: await context.upstream(subAccountsUpstream).create(input, token) };
      }),
    changeSubAccount: (_, { input }, context) =>
      mutate({ language: context.language, fields, refused }, async () => {
        const token = input.rights || input.newPassword ? await stepUpToken(context) : undefined;
        return { firstPassword: await context.upstream(subAccountsUpstream).update(input, token) };
      }),
  },
};
