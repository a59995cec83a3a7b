import type { BetStatus, GameCategory, SortDirection, TeamBetSort, TeamBetSortKey } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type TeamBetPage, teamBets } from "./agent.wire.ts";
import { contracts } from "./contracts.wire.ts";

/** Filter and order of the bets. */
export interface TeamBetQuery {
  period: Readonly<Record<string, string>>;
  account?: string | null | undefined;
  category?: GameCategory | null | undefined;
  status?: BetStatus | null | undefined;
  sort?: TeamBetSort | null | undefined;
  /** The platform's id of one bet. */
  internalID?: string | undefined;
}

const sortKeys: Readonly<Record<TeamBetSortKey, string>> = {
  PLACED_AT: "placedAt",
  ACCOUNT: "account",
  STAKE: "betAmount",
  VALID_STAKE: "validBet",
  PAYOUT: "winAmount",
  PROFIT: "profit",
};

const directions: Readonly<Record<SortDirection, string>> = { ASCENDING: "asc", DESCENDING: "desc" };

const calls = {
  contracts: ownRead("GET /wps/member/info/funds/consolidated", contracts),
  teamBets: ownRead("GET /wps/relay/ACS_teamBets", teamBets),
};

/** The filter and order as the platform's query parameters. */
export const teamBetParameters = ({ period, account, category, status, sort, internalID }: TeamBetQuery) => ({
  ...period,
  account: account ?? undefined,
  gameCategory: category ?? undefined,
  status: status ?? undefined,
  betId: internalID,
  sort: sort ? sortKeys[sort.by] : undefined,
  order: sort ? directions[sort.direction] : undefined,
});

/** The platform calls of the agent centre. The platform shows only the caller's own contracts and downline. */
export const agentUpstream = defineUpstream((scope) => ({
  contracts: () => calls.contracts(scope),
  teamBets: (query: TeamBetQuery, page: PageArgs): Promise<TeamBetPage> =>
    calls.teamBets(scope, {
      query: { ...teamBetParameters(query), ...page },
    }),
}));
