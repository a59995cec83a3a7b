import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { AnnouncementWatchQuery } from "../__generated__/AnnouncementWatchQuery.graphql.ts";
import { AnnouncementToast } from "./AnnouncementToast.tsx";
import { addPublished, setPublished, setReader } from "./readMarks.ts";
import { type Arrival, useAnnouncementArrivals } from "./useAnnouncementArrivals.ts";

interface Props {
  /** The member's username, to which read marks belong; null for guests. */
  username: string | null;
  /** While a game fills the window, no toast appears over it. */
  isQuiet: boolean;
}

/** Keeps the count of unread announcements up to date, and shows a toast for a new announcement. */
export function AnnouncementWatch({ username, isQuiet }: Props) {
  const environment = useRelayEnvironment();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => setReader(username), [username]);
  useEffect(() => {
    const asking = fetchQuery<AnnouncementWatchQuery>(
      environment,
      graphql`
        query AnnouncementWatchQuery {
          site {
            announcements(first: 100) {
              edges {
                node {
                  id
                  publishedAt
                }
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ site }) => setPublished(site.announcements?.edges.map(({ node }) => node) ?? []),
      // Without an answer there is no count, which needs no message.
      error: () => undefined,
    });
    return () => asking.unsubscribe();
  }, [environment]);
  const arrive = useCallback((next: Arrival) => {
    addPublished(next.id);
    setArrival(next);
  }, []);
  useAnnouncementArrivals(arrive);
  return <AnnouncementToast arrival={isQuiet ? null : arrival} onClose={() => setArrival(null)} />;
}
