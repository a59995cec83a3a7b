import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useTellCommitmentsQuery } from "../../__generated__/useTellCommitmentsQuery.graphql.ts";
import { rememberCommitment } from "./commitments.ts";

/**
 * Reads the commitments of the next draws and remembers them before a bet is placed, so that each draw can be compared
 * with them. Returns that of one draw; null until it is known.
 */
export function useTellCommitments(lotteryId: string, drawNumber: string, draws: number): string | null {
  const environment = useRelayEnvironment();
  const [told, setTold] = useState<{ number: string; commitment: string } | null>(null);
  useEffect(() => {
    const reading = fetchQuery<useTellCommitmentsQuery>(
      environment,
      graphql`
        query useTellCommitmentsQuery($id: ID!, $first: Int!) {
          node(id: $id) {
            ... on Lottery {
              upcomingDraws(first: $first) {
                id
                number
                commitment
              }
            }
          }
        }
      `,
      { id: lotteryId, first: draws },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next({ node }) {
        for (const { id, number, commitment } of node?.upcomingDraws ?? []) {
          if (!commitment) continue;
          rememberCommitment(id, commitment);
          if (number === drawNumber) setTold({ number, commitment });
        }
      },
      // The bet does not need them: its order keeps its commitment.
      error: () => {},
    });
    return () => reading.unsubscribe();
  }, [environment, lotteryId, drawNumber, draws]);
  return told?.number === drawNumber ? told.commitment : null;
}
