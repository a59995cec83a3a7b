import type { Resolvers } from "../__generated__/resolvers.ts";
import type { DownlineFilter, DownlineSort } from "../__generated__/types.ts";
import { AtriumError, badInput } from "../errors/atriumError.ts";
import { carryOut, mutate, sameNames } from "../errors/mutate.ts";
import { isKeyOf } from "../graph/declared.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { recordField } from "../paging/recordField.ts";
import { type DownlineQuery, downlineUpstream } from "./downline.upstream.ts";
import { assertKeyword } from "./keyword.ts";

const accountForm = /^[\w.-]{1,64}$/;

/** The platform's form of a filter and an order. */
export function downlineQuery(filter: DownlineFilter | null | undefined, sort?: DownlineSort | null): DownlineQuery {
  const { parent, keyword, inviteLink } = filter ?? {};
  if (parent != null) assertAccount(parent);
  if (inviteLink != null && !isKeyOf("InviteLink", inviteLink))
    throw badInput("`inviteLink` must be a number of a link.");
  assertKeyword(keyword);
  return { filter: filter ?? {}, sort: sort ?? null };
}

function assertAccount(account: string): void {
  if (!accountForm.test(account)) throw badInput("The name of an account must be whole.");
}

/** The account of a global id. */
export const accountOf = (id: string) => requireKey("DownlineAccount", id, (account) => accountForm.test(account));

const fields = {
  ...sameNames("account", "rebate", "reason", "canBet", "canTransfer", "canWithdraw"),
  username: ["account"],
  status: ["isLocked"],
};

export const downlineResolvers: Resolvers = {
  Agent: {
    rebate: (_, __, { upstream }) => upstream(downlineUpstream).rebate(),
    downline: recordField(
      "downline",
      ({ filter, sort }) => downlineQuery(filter, sort),
      ({ upstream }) => upstream(downlineUpstream).list,
    ),
    downlineAccount: (_, { account }, { upstream }) =>
      accountForm.test(account) ? upstream(downlineUpstream).detail(account) : null,
    accountLogins: (_, { account }, { upstream }) =>
      accountForm.test(account) ? upstream(downlineUpstream).logins(account) : null,
    actions: recordField(
      "agentActions",
      ({ account }) => {
        if (account != null) assertAccount(account);
        return { account: account ?? null };
      },
      ({ upstream }) => upstream(downlineUpstream).actions,
    ),
  },

  DownlineAccount: {
    id: ({ account }) => globalId("DownlineAccount", account),
    details: async ({ account, details }, _, { upstream }) => {
      const known = details ?? (await upstream(downlineUpstream).detail(account))?.details;
      if (!known) throw new AtriumError("NOT_FOUND");
      return known;
    },
  },

  Mutation: {
    updateDownlineAccount: (_, { input: { accountId, ...input } }, { upstream, language }) =>
      mutate({ language, fields }, async () => ({
        account: await upstream(downlineUpstream).update(accountOf(accountId), input),
      })),
    sendDownlineResetLink: (_, { input: { accountId, idempotencyKey } }, { upstream, language }) =>
      carryOut({ language }, () => upstream(downlineUpstream).sendResetLink(accountOf(accountId), idempotencyKey)),
    registerDownlineAccount: (_, { input }, { upstream, language }) =>
      mutate({ language, fields }, async () => {
        const { account, password } = await upstream(downlineUpstream).register(input);
        return { account, firstPassword: password };
      }),
  },
};

export const downlineNodes: NodeLookups = {
  DownlineAccount: (key, { upstream }) => (accountForm.test(key) ? upstream(downlineUpstream).detail(key) : null),
  AgentAction: (key, { upstream }) => upstream(downlineUpstream).action(key),
};
