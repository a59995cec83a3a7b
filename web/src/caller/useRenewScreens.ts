import { useCallback } from "react";
import { fetchQuery, graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import shellQuery, { type ShellScreenQuery } from "../__generated__/ShellScreenQuery.graphql.ts";
import type { useRenewScreensQuery } from "../__generated__/useRenewScreensQuery.graphql.ts";
import { environment, forgetAnswers } from "../relay/environment.ts";

/** Settles when the query has been asked anew; what went wrong, the screens say. */
const answered = (asked: { subscribe(observer: { complete: () => void; error: () => void }): unknown }) =>
  new Promise<void>((resolve) => {
    asked.subscribe({ complete: resolve, error: () => resolve() });
  });

/**
 * Asks for the screens anew, as whoever the cookie says. The shell's answer comes first: a screen's would bring half a
 * member, and the shell would show that half. After a guest, nothing in the store needs to be forgotten, for they saw only
 * what everybody sees: lists stay as far as they were scrolled, and only the hearts on them are asked for.
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
