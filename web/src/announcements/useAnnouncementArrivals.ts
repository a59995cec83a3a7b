import { graphql, useRelayEnvironment } from "react-relay";
import type { useAnnouncementArrivalsSubscription } from "../__generated__/useAnnouncementArrivalsSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";
import { placeAnnouncement } from "./placeAnnouncement.ts";

/** The fields of a new announcement that a toast shows. */
export interface Arrival {
  readonly id: string;
  readonly title: string;
}

/** Receives new announcements, and adds them to the lists that screens show. */
export function useAnnouncementArrivals(onArrival: (arrival: Arrival) => void): void {
  const environment = useRelayEnvironment();
  useWatch<useAnnouncementArrivalsSubscription>(
    graphql`
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
    {},
    {
      onNext({ announcementPublished: { id, title } }) {
        placeAnnouncement(environment, id);
        onArrival({ id, title });
      },
    },
  );
}
