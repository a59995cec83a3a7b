import { ArrowLeft, Trophy } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { LeaderboardScreenQuery } from "../__generated__/LeaderboardScreenQuery.graphql.ts";
import type { LeaderboardScreenSubscription } from "../__generated__/LeaderboardScreenSubscription.graphql.ts";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { FavoritesProvider } from "../games/favorites/FavoritesProvider.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useWatch } from "../relay/useWatch.ts";
import { useSiteTime } from "../time/useSiteTime.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { LeaderboardEnd } from "./LeaderboardEnd.tsx";
import { LeaderboardGames } from "./LeaderboardGames.tsx";
import { LeaderboardPlaces } from "./LeaderboardPlaces.tsx";
import { LeaderboardPrizes } from "./LeaderboardPrizes.tsx";
import styles from "./Leaderboards.module.css";
import type { OwnRank } from "./MemberPlace.tsx";
import { OwnPlace } from "./OwnPlace.tsx";

/** A leaderboard with its prizes, games and places, and the member's own place. */
export function LeaderboardScreen({ queryRef }: ScreenProps<LeaderboardScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<LeaderboardScreenQuery>(
    graphql`
      query LeaderboardScreenQuery($internalID: String!) @preloadable @throwOnFieldError {
        site {
          ...useSiteTime_site
          leaderboard(internalID: $internalID) {
            id
            title
            summary
            image {
              ...Picture_image
            }
            ...LeaderboardEnd_leaderboard
            ...LeaderboardPrizes_leaderboard
            ...LeaderboardGames_leaderboard
            ...LeaderboardPlaces_leaderboard
            ...OwnPlace_leaderboard
          }
        }
        viewer {
          ...FavoritesProvider_viewer
        }
      }
    `,
    queryRef,
  );
  useSiteTime(site);
  const board = site.leaderboard;
  const [own, setOwn] = useState<OwnRank | null>();
  useTabTitle(board?.title);
  const back = (
    <Link to="/leaderboards" className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      <FormattedMessage id="leaderboards_all" />
    </Link>
  );
  if (!board) {
    return (
      <PageFrame title={<FormattedMessage id="leaderboards" />} tools={back}>
        <EmptyState icon={Trophy} title="leaderboards_unknown_title" text="leaderboards_unknown_text" />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={board.title}
      note={
        <p className={styles.end}>
          <LeaderboardEnd leaderboard={board} />
        </p>
      }
      tools={back}
    >
      <WatchLeaderboard id={board.id} />
      <FavoritesProvider viewer={viewer}>
        <div className={styles.screen}>
          <div className={styles.main}>
            <Picture image={board.image} alt="" className={styles.large} isEager />
            <p>{board.summary}</p>
            <OwnPlace key={board.id} leaderboard={board} onPlace={setOwn} />
            <LeaderboardPlaces leaderboard={board} own={own} />
          </div>
          <LeaderboardPrizes leaderboard={board} />
        </div>
        <LeaderboardGames leaderboard={board} />
      </FavoritesProvider>
    </PageFrame>
  );
}

/** Keeps the places of a leaderboard up to date, and the member's own place. */
function WatchLeaderboard({ id }: { id: string }) {
  useWatch<LeaderboardScreenSubscription>(
    graphql`
      subscription LeaderboardScreenSubscription($id: ID!, $isMember: Boolean!) {
        leaderboardChanged(id: $id) {
          leaderboard {
            playerCount
            ...LeaderboardEnd_leaderboard
            ...LeaderboardPlaces_leaderboard
          }
          member @include(if: $isMember) {
            ...MemberPlace_member @arguments(leaderboardId: $id)
          }
        }
      }
    `,
    { id, isMember: useHasAccount() },
  );
  return null;
}
