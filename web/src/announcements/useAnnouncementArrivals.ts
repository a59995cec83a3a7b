import { useMemo } from "react";
import { useIntl } from "react-intl";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { useAnnouncementArrivalsSubscription } from "../__generated__/useAnnouncementArrivalsSubscription.graphql.ts";
import { placeAnnouncement } from "./placeAnnouncement.ts";

/** The fields of a new announcement that a toast shows. */
export interface Arrival {
  readonly id: string;
  readonly title: string;
}

/** Receives new announcements, and adds them to the lists that screens show. */
export function useAnnouncementArrivals(onArrival: (arrival: Arrival) => void): void {
  const environment = useRelayEnvironment();
  const { locale } = useIntl();
  useSubscription<useAnnouncementArrivalsSubscription>(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another language needs another subscription
    useMemo(
      () => ({
        subscription: graphql`
          subscription useAnnouncementArrivalsSubscription {
            announcementPublished {
              id
              title
              kind
              isPinned
              publishedAt
              ...AnnouncementDetail_announcement
            }
          }
        `,
        variables: {},
        onNext(response) {
          if (!response?.announcementPublished) return;
          const { id, title } = response.announcementPublished;
          placeAnnouncement(environment, id);
          onArrival({ id, title });
        },
      }),
      [environment, onArrival, locale],
    ),
  );
}
