import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { rowIn } from "../paging/oneRow.ts";
import { downlineUpstream } from "./downline.upstream.ts";

const fields = sameNames("rebate", "label", "expiresAt");
const codeForm = /^[A-Za-z0-9]{1,32}$/;

export const inviteLinkResolvers: Resolvers = {
  Agent: { inviteLinks: (_, __, { upstream }) => upstream(downlineUpstream).links() },

  Mutation: {
    createInviteLink: (_, { input }, { upstream, language }) =>
      mutate({ language, fields }, async () => ({ link: await upstream(downlineUpstream).createLink(input) })),
    deleteInviteLink: (_, { input }, { upstream, language }) =>
      carryOut({ language }, async () => {
        const internalID = requireKey("InviteLink", input.linkId);
        await upstream(downlineUpstream).deleteLink(internalID);
      }),
    countInviteClick: (_, { input }, { upstream, language }) =>
      carryOut({ language }, async () => {
        if (codeForm.test(input.code)) await upstream(downlineUpstream).countClick(input.code);
      }),
  },
};

export const inviteLinkNodes: NodeLookups = {
  InviteLink: (key, { upstream }) => rowIn(upstream(downlineUpstream).links(), key),
};
