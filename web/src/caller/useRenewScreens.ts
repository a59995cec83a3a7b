import { useCallback } from "react";
import { fetchQuery, graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import shellQuery, { type ShellScreenQuery } from "../__generated__/ShellScreenQuery.graphql.ts";
import type { useRenewScreensQuery } from "../__generated__/useRenewScreensQuery.graphql.ts";
import { environment, forgetAnswers } from "../relay/environment.ts";

/** Resolves when the query has run again. Screens show its errors. */
const answered = (asked: { subscribe(observer: { complete: () => void; error: () => void }): unknown }) =>
  new Promise<void>((resolve) => {
    asked.subscribe({ complete: resolve, error: () => resolve() });
  });

/**
 * Queries all screens again, for the caller of the current cookie. The shell's query runs first, because a screen's
 * answer could contain only part of a member. After a guest, the store keeps its data, which is public: lists keep
 * their length, and only the favorites are queried.
 */
export function useRenewScreens(): (after?: { wasGuest: boolean }) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async ({ wasGuest } = { wasGuest: false }) => {
      const network = { fetchPolicy: "network-only" } as const;
      if (!wasGuest) forgetAnswers();
      await answered(fetchQuery<ShellScreenQuery>(environment(), shellQuery, {}, network));
      if (wasGuest) {
        await answered(
          fetchQuery<useRenewScreensQuery>(
            environment(),
            graphql`
              query useRenewScreensQuery {
                viewer {
                  ...FavoritesProvider_viewer
                }
              }
            `,
            {},
            network,
          ),
        );
      }
      await revalidate();
    },
    [revalidate],
  );
}
