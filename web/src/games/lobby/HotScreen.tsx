import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { HotScreenQuery } from "../../__generated__/HotScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { FavoritesProvider } from "../favorites/FavoritesProvider.tsx";
import { CategoryChips } from "../filters/CategoryChips.tsx";
import { LobbySearchContext, useOwnLobbySearch } from "../filters/useLobbySearch.ts";
import { SaidByList } from "../tile/saidByList.ts";
import { HotGames } from "./HotGames.tsx";
import { LobbyFrame } from "./LobbyFrame.tsx";

/** The most played games, of all categories or one. */
export function HotScreen({ queryRef }: ScreenProps<HotScreenQuery>) {
  const data = usePreloadedQuery<HotScreenQuery>(
    graphql`
      query HotScreenQuery($filter: HotGameFilter) @preloadable {
        site {
          ...CategoryChips_site
          hotGames(filter: $filter, first: 28) @catch(to: NULL) {
            totalCount
          }
        }
        ...HotGames_query @arguments(filter: $filter)
        viewer {
          ...FavoritesProvider_viewer
        }
      }
    `,
    queryRef,
  );
  const search = useOwnLobbySearch();
  return (
    <FavoritesProvider viewer={data.viewer}>
      <LobbySearchContext value={search}>
        <LobbyFrame
          title={<FormattedMessage id="hot_games" />}
          count={data.site.hotGames?.totalCount ?? null}
          tools={<CategoryChips site={data.site} />}
          isBusy={search.isBusy}
        >
          <SaidByList value="HOT">
            <HotGames query={data} />
          </SaidByList>
        </LobbyFrame>
      </LobbySearchContext>
    </FavoritesProvider>
  );
}
