import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchPointsSubscription } from "../__generated__/useWatchPointsSubscription.graphql.ts";

/** Keeps the points and the latest redeems up to date with bets, deposits and decisions, also those of other tabs. */
export function useWatchPoints(): void {
  useSubscription<useWatchPointsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchPointsSubscription {
            pointsChanged {
              points {
                total
                byType {
                  type
                  points
                }
              }
              pointRedeems(filter: { period: { preset: LAST_30 } }, first: 20) {
                edges {
                  node {
                    id
                    ...RedeemRow_redeem
                  }
                }
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
