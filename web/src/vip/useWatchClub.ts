import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchClubSubscription } from "../__generated__/useWatchClubSubscription.graphql.ts";

/** Keeps the member's way through the VIP club up to date with the bets, also those of other tabs. */
export function useWatchClub(): void {
  useSubscription<useWatchClubSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchClubSubscription {
            vipProgressChanged {
              club {
                ...ClubChip_club
              }
              vipProgress {
                current {
                  club {
                    rank
                  }
                }
                ...MyLevel_progress
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
