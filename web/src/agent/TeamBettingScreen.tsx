import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TeamBettingScreenQuery } from "../__generated__/TeamBettingScreenQuery.graphql.ts";
import { ErrorState } from "../relay/ErrorState.tsx";
import { GatewayError } from "../relay/GatewayError.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useAskAgain } from "../relay/useAskAgain.ts";
import { TeamBetFilters } from "./TeamBetFilters.tsx";
import { TeamBets } from "./TeamBets.tsx";
import styles from "./TeamBetting.module.css";

/** The bets of the agent's downline, filtered by the address. */
export function TeamBettingScreen({ queryRef }: ScreenProps<TeamBettingScreenQuery>) {
  const { viewer } = usePreloadedQuery<TeamBettingScreenQuery>(
    graphql`
      query TeamBettingScreenQuery($filter: TeamBetFilter, $first: Int!, $after: String) @preloadable {
        viewer {
          agent {
            teamBets(filter: $filter, first: $first, after: $after) @catch(to: RESULT) {
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
  const code = result?.ok === false ? codeOf(result.errors) : undefined;
  const isRangeRefused = code === "BAD_USER_INPUT";

  return (
    <div className={styles.screen}>
      <TeamBetFilters isRangeRefused={isRangeRefused} onSearch={go} />
      <div className={styles.answer} aria-busy={wanted !== address}>
        {result?.ok && result.value && <TeamBets bets={result.value} isBusy={wanted !== address} onPage={goToPage} />}
        {result?.ok === false && !isRangeRefused && (
          <ErrorState error={new GatewayError("REFUSED", code ? { code } : {})} onRetry={() => void askAgain()} />
        )}
      </div>
    </div>
  );
}

/** Relay passes on an error's extensions, but not its message. */
function codeOf(errors: readonly unknown[]): string | undefined {
  const [first] = errors;
  if (typeof first !== "object" || first === null || !("extensions" in first)) return undefined;
  const { extensions } = first;
  if (typeof extensions !== "object" || extensions === null || !("code" in extensions)) return undefined;
  return typeof extensions.code === "string" ? extensions.code : undefined;
}
