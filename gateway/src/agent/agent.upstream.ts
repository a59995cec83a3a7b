import type { BetStatus, GameCategory } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { TeamBetPage } from "./agent.model.ts";
import { teamBets } from "./agent.wire.ts";

/** Which bets. */
export interface TeamBetQuery {
  period: Readonly<Record<string, string>>;
  account?: string | null | undefined;
  category?: GameCategory | null | undefined;
  status?: BetStatus | null | undefined;
  /** One bet, by its number. */
  internalID?: string | undefined;
}

const calls = {
  teamBets: ownRead("GET /wps/relay/ACS_teamBets", teamBets),
};

/** The agent centre's calls: the platform shows the caller's own line only. */
export const agentUpstream = (scope: Scope) => ({
  teamBets: (
    { period, account, category, status, internalID }: TeamBetQuery,
    { pageNo, pageSize }: PageArgs,
  ): Promise<TeamBetPage> =>
    calls.teamBets(scope, {
      query: {
        ...period,
        account: account ?? undefined,
        gameCategory: category ?? undefined,
        status: status ?? undefined,
        betId: internalID,
        pageNo,
        pageSize,
      },
    }),
});
