import { useMemo } from "react";
import { useIntl } from "react-intl";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { useAnnouncementArrivalsSubscription } from "../__generated__/useAnnouncementArrivalsSubscription.graphql.ts";
import { placeAnnouncement } from "./placeAnnouncement.ts";

/** What there is to say of one that has just come. */
export interface Arrival {
  readonly id: string;
  readonly title: string;
}

/** Hears of announcements as they are put up, and puts them where screens show them. */
export function useAnnouncementArrivals(onArrival: (arrival: Arrival) => void): void {
  const environment = useRelayEnvironment();
  const { locale } = useIntl();
  useSubscription<useAnnouncementArrivalsSubscription>(
    // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, other texts arrive
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
