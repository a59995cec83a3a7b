import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TeamBettingScreenQuery } from "../__generated__/TeamBettingScreenQuery.graphql.ts";
import { ErrorState } from "../relay/ErrorState.tsx";
import { failureOfField } from "../relay/errorCodes.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useAskAgain } from "../relay/useAskAgain.ts";
import { TeamBetFilters } from "./TeamBetFilters.tsx";
import { TeamBets } from "./TeamBets.tsx";
import styles from "./TeamBetting.module.css";
import { writeTeamBetSearch } from "./teamBetForm.ts";
import { parseTeamBetSearch } from "./teamBetSearch.ts";

/** Texts of the refusals that another search corrects, under the field that they are about. */
const refusals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NOT_FOUND: { account: "agent_account_unknown" },
  BAD_USER_INPUT: { period: "agent_range_refused" },
};

/** The bets of the agent's downline, filtered and ordered by the address. */
export function TeamBettingScreen({ queryRef }: ScreenProps<TeamBettingScreenQuery>) {
  const { viewer } = usePreloadedQuery<TeamBettingScreenQuery>(
    graphql`
      query TeamBettingScreenQuery($filter: TeamBetFilter, $sort: TeamBetSort, $first: Int!, $after: String)
      @preloadable {
        viewer {
          agent {
            teamBets(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
              ...TeamBets_bets
            }
          }
        }
      }
    `,
    queryRef,
  );
  const askAgain = useAskAgain();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [wanted, setWanted] = useState(address);
  const [seen, setSeen] = useState(address);
  // The answer for the filters has arrived, or the address changed by other means.
  if (seen !== address) {
    setSeen(address);
    setWanted(address);
  }
  const go = (next: URLSearchParams) => {
    setWanted(next.toString());
    setParams(next, { preventScrollReset: true });
  };
  const goToPage = (after: string | null) => {
    const next = new URLSearchParams(params);
    if (after) next.set("after", after);
    else next.delete("after");
    go(next);
  };
  const result = viewer.agent?.teamBets;
  const failure = result?.ok === false ? failureOfField(result.errors[0]) : undefined;
  const refused = refusals[failure?.code ?? ""];
  const search = parseTeamBetSearch(params);

  return (
    <div className={styles.screen}>
      <TeamBetFilters refusals={refused ?? {}} onSearch={go} />
      <div className={styles.answer} aria-busy={wanted !== address}>
        {result?.ok && result.value && (
          <TeamBets
            bets={result.value}
            isBusy={wanted !== address}
            sort={search.sort}
            onSort={(sort) => go(writeTeamBetSearch({ ...search, sort }))}
            onPage={goToPage}
          />
        )}
        {failure && !refused && <ErrorState error={failure} onRetry={() => void askAgain()} />}
      </div>
    </div>
  );
}
