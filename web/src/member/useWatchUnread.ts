import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchUnreadSubscription } from "../__generated__/useWatchUnreadSubscription.graphql.ts";

/** Keeps the unread counts in the store as they are on the platform. */
export function useWatchUnread(): void {
  useSubscription<useWatchUnreadSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchUnreadSubscription {
            unreadCountsChanged {
              unreadMessageCount
              unreadChatCount
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
