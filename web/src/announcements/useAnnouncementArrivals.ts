import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from "react-relay";
import type { useAnnouncementArrivalsQuery } from "../__generated__/useAnnouncementArrivalsQuery.graphql.ts";
import type { useAnnouncementArrivalsSubscription } from "../__generated__/useAnnouncementArrivalsSubscription.graphql.ts";
import { inOneTab } from "../relay/inOneTab.ts";
import { placeAnnouncement } from "./placeAnnouncement.ts";

/** What there is to say of one that has just come. */
export interface Arrival {
  readonly id: string;
  readonly title: string;
}

const CHANNEL = "atrium-announcements";

/** Hears of announcements as they are put up, and puts them where screens show them. One tab listens, for all. */
export function useAnnouncementArrivals(onArrival: (arrival: Arrival) => void): void {
  const environment = useRelayEnvironment();
  const { locale } = useIntl();
  const arrive = useEffectEvent((arrival: Arrival) => {
    placeAnnouncement(environment, arrival.id);
    onArrival(arrival);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, other texts arrive
  useEffect(() => {
    const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") look(data);
    };
    const look = (id: string) =>
      fetchQuery<useAnnouncementArrivalsQuery>(
        environment,
        graphql`
          query useAnnouncementArrivalsQuery($id: ID!) {
            node(id: $id) {
              ... on Announcement {
                id
                title
                kind
                ...AnnouncementDetail_announcement @alias
              }
            }
          }
        `,
        { id },
      ).subscribe({
        next: ({ node }) => node?.id && node.title !== undefined && arrive({ id: node.id, title: node.title }),
        // It stands in the list when that is opened next.
        error: () => undefined,
      });
    channel?.addEventListener("message", hear);
    const stop = inOneTab("announcements", () => {
      const { dispose } = requestSubscription<useAnnouncementArrivalsSubscription>(environment, {
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
          channel?.postMessage(id);
          arrive({ id, title });
        },
      });
      return dispose;
    });
    return () => {
      stop();
      channel?.close();
    };
  }, [environment, locale]);
}
