import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchUnreadSubscription } from "../__generated__/useWatchUnreadSubscription.graphql.ts";

/** Keeps the counts of unread messages in the store up to date. */
export function useWatchUnread(): void {
  useSubscription<useWatchUnreadSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchUnreadSubscription {
            unreadCountsChanged {
              unreadMessageCount
              unreadChatCount
              club {
                ...ClubChip_club
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
