import type { Domain } from "../graph/domain.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { agentNodes, agentResolvers } from "./agent.resolvers.ts";
import { downlineNodes, downlineResolvers } from "./downline.resolvers.ts";
import { inviteLinkNodes, inviteLinkResolvers } from "./inviteLinks.resolvers.ts";
import { noteNodes, noteResolvers } from "./notes/accountNotes.resolvers.ts";
import { posterNodes, posterResolvers } from "./posters/posters.resolvers.ts";
import { savedFilterNodes, savedFilterResolvers } from "./savedFilters/savedFilters.resolvers.ts";
import { stopMailRoute } from "./savedFilters/stopMailRoute.ts";
import { subAccountResolvers } from "./subAccounts/subAccounts.resolvers.ts";
import { transactionNodes, transactionResolvers } from "./transactions/transactions.resolvers.ts";

/** The agent centre: the downline, its bets and its money. */
export const agent: Domain = {
  name: "agent",
  resolvers: [
    agentResolvers,
    downlineResolvers,
    inviteLinkResolvers,
    noteResolvers,
    posterResolvers,
    savedFilterResolvers,
    subAccountResolvers,
    transactionResolvers,
  ],
  nodes: {
    ...agentNodes,
    ...downlineNodes,
    ...inviteLinkNodes,
    ...noteNodes,
    ...posterNodes,
    ...savedFilterNodes,
    ...transactionNodes,
  },
  watches: { rightsChanged: ({ upstream }) => upstream(memberUpstream).info() },
  costlyNodes: ["TeamBet", "TeamTransaction"],
  routes: (parts) => ({ "/report-mail": stopMailRoute(parts) }),
};
