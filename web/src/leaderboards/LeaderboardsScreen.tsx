import { Trophy } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { LeaderboardsScreenQuery } from "../__generated__/LeaderboardsScreenQuery.graphql.ts";
import { DailyLinks } from "../promotions/DailyLinks.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useRefresh } from "../relay/useRefresh.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { useSiteTime } from "../time/useSiteTime.ts";
import { CardGrid } from "../ui/card/CardGrid.tsx";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Text } from "../ui/text/Text.tsx";
import { LeaderboardCard } from "./LeaderboardCard.tsx";
import styles from "./Leaderboards.module.css";

const query = graphql`
  query LeaderboardsScreenQuery @preloadable @throwOnFieldError {
    site {
      ...useSiteTime_site
      leaderboards(first: 24) {
        edges {
          # passed on to CardGrid
          node {
            id
            state
            endsAt
            ...LeaderboardCard_leaderboard
          }
        }
      }
    }
  }
`;

/** Races and tournaments: those that are on, then those that have ended. */
export function LeaderboardsScreen({ queryRef }: ScreenProps<LeaderboardsScreenQuery>) {
  const { site } = usePreloadedQuery<LeaderboardsScreenQuery>(query, queryRef);
  useSiteTime(site);
  const all = site.leaderboards.edges.map(({ node }) => node);
  const ended = all.filter(({ state }) => state === "ENDED");
  const open = all.filter(({ state }) => state !== "ENDED");
  useRefreshAt({ instants: open.map(({ endsAt }) => endsAt) }, useRefresh<LeaderboardsScreenQuery>(query));
  return (
    <PageFrame title={<FormattedMessage id="leaderboards" />} tools={<DailyLinks />}>
      {all.length === 0 && <EmptyState icon={Trophy} title="leaderboards_none_title" text="leaderboards_none_text" />}
      <CardGrid items={open} renderCard={(node, isEager) => <LeaderboardCard leaderboard={node} isEager={isEager} />} />
      {ended.length > 0 && (
        <section className={styles.part}>
          <Text as="h2" text="leaderboards_ended" />
          <CardGrid items={ended} renderCard={(node) => <LeaderboardCard leaderboard={node} isEager={false} />} />
        </section>
      )}
    </PageFrame>
  );
}
