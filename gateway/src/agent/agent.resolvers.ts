import type { Resolvers } from "../__generated__/resolvers.ts";
import type { TeamBetFilter, TeamBetSort } from "../__generated__/types.ts";
import { isAgent } from "../auth/rights.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { recordField } from "../paging/recordField.ts";
import { timedPeriodQuery } from "../period/period.ts";
import { agentUpstream, type TeamBetQuery } from "./agent.upstream.ts";
import { findTeamBet, teamBetKey } from "./teamBetNode.ts";
import { wholeAccount } from "./wholeAccount.ts";

/** The platform's form of a filter and an order. */
export function teamBetQuery(filter: TeamBetFilter | null | undefined, sort?: TeamBetSort | null): TeamBetQuery {
  const { period, account, category, status } = filter ?? {};
  return { period: timedPeriodQuery(period), account: wholeAccount(account), category, status, sort };
}

export const agentResolvers: Resolvers = {
  Viewer: {
    agent: (_, __, context) => (context.session !== null && isAgent(context.session.kind) ? ownAccount(context) : null),
  },

  Member: {
    contracts: (_, __, { upstream }) => upstream(agentUpstream).contracts(),
  },

  Agent: {
    id: ({ customerId }) => globalId("Agent", customerId),
    // A sub-account reads its agent's line.
    account: ({ username, subAccount }) => subAccount?.agent ?? username,
    kind: ({ kind, subAccount }) => subAccount?.agentKind ?? kind,
    teamBets: recordField(
      "teamBets",
      ({ filter, sort }) => teamBetQuery(filter, sort),
      ({ upstream }) => upstream(agentUpstream).teamBets,
    ),
  },

  TeamBet: {
    id: (bet) => globalId("TeamBet", teamBetKey(bet)),
  },
};

export const agentNodes: NodeLookups = {
  Agent: (key, context) =>
    context.session?.customerId === key && isAgent(context.session.kind) ? ownAccount(context) : null,
  TeamBet: (key, { upstream }) => findTeamBet(key, upstream(agentUpstream).teamBets),
};
