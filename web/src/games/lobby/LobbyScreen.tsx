import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { LobbyScreenQuery } from "../../__generated__/LobbyScreenQuery.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { hasPart } from "../../site/hasPart.ts";
import { PageBanner } from "../../site/PageBanner.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { isGameCategory } from "../catalog/categories.ts";
import { hasMatches, vendorListParam } from "../catalog/lobbies.ts";
import { FavoritesProvider } from "../favorites/FavoritesProvider.tsx";
import { LobbyToolbar } from "../filters/LobbyToolbar.tsx";
import { isNarrowed } from "../filters/lobbySearch.ts";
import { LobbySearchContext, useOwnLobbySearch } from "../filters/useLobbySearch.ts";
import { MatchesSkeleton } from "../matches/MatchesSkeleton.tsx";
import { SaidByList } from "../tile/saidByList.ts";
import { LobbyFrame } from "./LobbyFrame.tsx";
import { LobbyGames } from "./LobbyGames.tsx";

const NextMatches = lazyPart(async () => (await import("../matches/NextMatches.tsx")).NextMatches);
const VendorGamesPopup = lazyPart(async () => (await import("./VendorGamesPopup.tsx")).VendorGamesPopup);

/** What an order says of the games at its head. */
const saidByOrder: Readonly<Record<string, string>> = { POPULAR: "HOT", NEW: "NEW" };

/** The games of one category. Search, filters and sorting are read from the address. */
export function LobbyScreen({ queryRef }: ScreenProps<LobbyScreenQuery>) {
  const data = usePreloadedQuery<LobbyScreenQuery>(
    graphql`
      query LobbyScreenQuery($filter: GameFilter, $sort: GameSort!, $banner: BannerGroup!) @preloadable {
        site {
          features @catch(to: NULL) {
            missingParts
          }
          ...PageBanner_site @arguments(group: $banner)
          ...LobbyToolbar_site
          games(filter: $filter, sort: $sort, first: 28) @catch(to: NULL) {
            totalCount
          }
        }
        ...LobbyGames_query @arguments(filter: $filter, sort: $sort)
        viewer {
          ...FavoritesProvider_viewer
        }
      }
    `,
    queryRef,
  );
  const search = useOwnLobbySearch();
  const { wanted, isBusy } = search;
  const [params] = useSearchParams();
  const asked = queryRef.variables.filter?.category ?? "";
  const category = isGameCategory(asked) ? asked : null;

  return (
    <FavoritesProvider viewer={data.viewer}>
      <LobbySearchContext value={search}>
        <LobbyFrame
          banner={<PageBanner site={data.site} />}
          title={<FormattedMessage id={category ? `games_category_${category}` : "games_inhouse"} />}
          count={data.site.games?.totalCount ?? null}
          tools={<LobbyToolbar site={data.site} category={category} count={data.site.games?.totalCount ?? null} />}
          isBusy={isBusy}
        >
          {category && hasMatches(category) && hasPart(data.site.features, "MATCHES") && !isNarrowed(wanted) && (
            <QuietPart skeleton={<MatchesSkeleton />}>
              <NextMatches category={category} />
            </QuietPart>
          )}
          <SaidByList value={wanted.label ?? saidByOrder[wanted.sort] ?? null}>
            <LobbyGames query={data} />
          </SaidByList>
        </LobbyFrame>
      </LobbySearchContext>
      <Suspense>{params.has(vendorListParam) && <VendorGamesPopup category={category} />}</Suspense>
    </FavoritesProvider>
  );
}
