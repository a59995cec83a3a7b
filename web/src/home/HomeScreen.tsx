import { RotateCw } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { HomeScreenQuery } from "../__generated__/HomeScreenQuery.graphql.ts";
import { AnnouncementTicker } from "../announcements/AnnouncementTicker.tsx";
import { FavoritesProvider } from "../games/favorites/FavoritesProvider.tsx";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { HomeCarousel } from "../site/HomeCarousel.tsx";
import { hasPart } from "../site/hasPart.ts";
import { Button } from "../ui/button/Button.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { useAtLeisure } from "../ui/lazy/useAtLeisure.ts";
import { Text } from "../ui/text/Text.tsx";
import { CategoryTiles } from "./CategoryTiles.tsx";
import styles from "./HomeScreen.module.css";
import { HomeSections } from "./HomeSections.tsx";

const PopupAnnouncement = lazyPart(
  async () => (await import("../announcements/PopupAnnouncement.tsx")).PopupAnnouncement,
);

const WinsTicker = lazyPart(async () => (await import("./WinsTicker.tsx")).WinsTicker);

const JackpotRail = lazyPart(async () => (await import("../jackpots/JackpotRail.tsx")).JackpotRail);

/** A part of the screen that can fail alone. With `isSilent`, a failure shows nothing. */
const HomePart = ({ isSilent = false, children }: { isSilent?: boolean; children: ReactNode }) => (
  <DataBoundary
    renderFailure={(_, retry) =>
      isSilent ? null : (
        <div role="alert" className={styles.failed}>
          <FormattedMessage id="home_row_failed" />
          <Button variant="secondary" size="sm" onClick={retry}>
            <RotateCw size={16} aria-hidden="true" />
            <FormattedMessage id="retry" />
          </Button>
        </div>
      )
    }
  >
    {children}
  </DataBoundary>
);

/** The home screen: news, games, and the visitor's last games. Each part fails by itself. */
export function HomeScreen({ queryRef }: ScreenProps<HomeScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        site {
          features @catch(to: NULL) {
            missingParts
          }
          ...HomeCarousel_site
          ...AnnouncementTicker_site
          ...PopupAnnouncement_site
          ...CategoryTiles_site
          ...HomeSections_site
        }
        viewer {
          ...FavoritesProvider_viewer
          ...HomeSections_viewer
        }
      }
    `,
    queryRef,
  );
  const hasTime = useAtLeisure();
  // The popup waits for an idle time of its own, because a dialog makes the browser lay out the whole page again.
  const hasTimeForPopup = useAtLeisure();
  return (
    <FavoritesProvider viewer={viewer}>
      <div className={styles.home}>
        <Text as="h1" className="visually-hidden" text="home" />
        <HomeCarousel site={site} />
        <HomePart isSilent>
          <AnnouncementTicker site={site} />
        </HomePart>
        <HomePart>
          <CategoryTiles site={site} />
        </HomePart>
        <HomePart>
          <HomeSections
            site={site}
            viewer={viewer}
            wins={
              <HomePart isSilent>
                <Suspense fallback={<div className={styles.winsSkeleton} />}>
                  {hasTime ? <WinsTicker /> : <div className={styles.winsSkeleton} />}
                </Suspense>
              </HomePart>
            }
          />
        </HomePart>
        <HomePart isSilent>
          <Suspense>{hasTime && hasPart(site.features, "JACKPOTS") && <JackpotRail />}</Suspense>
        </HomePart>
      </div>
      <Suspense>{hasTimeForPopup && <PopupAnnouncement site={site} />}</Suspense>
    </FavoritesProvider>
  );
}
