import { SearchX } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SearchResultsQuery } from "../__generated__/SearchResultsQuery.graphql.ts";
import styles from "./SearchDialog.module.css";
import { SearchGame } from "./SearchGame.tsx";
import { SearchGroup } from "./SearchGroup.tsx";
import { SearchHot } from "./SearchHot.tsx";
import { SearchList } from "./SearchList.tsx";
import { SearchScreen } from "./SearchScreen.tsx";
import { SearchSkeleton } from "./SearchSkeleton.tsx";
import { SearchVendor } from "./SearchVendor.tsx";
import { useScreensNamed } from "./useScreensNamed.ts";

export const searchQuery = graphql`
  query SearchResultsQuery($text: String!) @throwOnFieldError {
    site {
      # passed on to useScreensNamed
      features @catch(to: NULL) {
        memberCentre
        missingParts
        referralPromotion
      }
      search(text: $text, first: 12) {
        gameCount
        games {
          id
          ...SearchGame_game
        }
        vendors {
          id
          ...SearchVendor_vendor
        }
      }
    }
  }
`;

/** The results for a text: screens, vendors and games; hot games when there are none. */
export function SearchResults({ queryRef }: { queryRef: PreloadedQuery<SearchResultsQuery> }) {
  const { site } = usePreloadedQuery<SearchResultsQuery>(searchQuery, queryRef);
  const { formatMessage } = useIntl();
  const { games, vendors, gameCount } = site.search;
  const screens = useScreensNamed(queryRef.variables.text, site.features);
  const nameOf = (id: string) => formatMessage({ id });
  const isNothing = games.length + vendors.length + screens.length === 0;
  return (
    <>
      <p role="status" className={isNothing ? styles.nothing : "visually-hidden"}>
        {isNothing ? (
          <>
            <SearchX size={22} aria-hidden="true" />
            <strong>
              <FormattedMessage id="search_nothing" values={{ text: queryRef.variables.text }} />
            </strong>
            <span>
              <FormattedMessage id="search_nothing_hint" />
            </span>
          </>
        ) : gameCount === 0 && screens.length > 0 ? (
          screens.map(({ id }) => nameOf(id)).join(", ")
        ) : (
          <FormattedMessage id="search_found" values={{ count: gameCount }} />
        )}
      </p>
      {isNothing ? (
        <Suspense fallback={<SearchSkeleton />}>
          <SearchHot />
        </Suspense>
      ) : (
        <SearchList>
          {screens.length > 0 && (
            <SearchGroup title="pages">
              {screens.map(({ id, to }) => (
                <SearchScreen key={id} id={id} name={nameOf(id)} to={to} />
              ))}
            </SearchGroup>
          )}
          {vendors.length > 0 && (
            <SearchGroup title="games_vendors">
              {vendors.map((vendor) => (
                <SearchVendor key={vendor.id} vendor={vendor} />
              ))}
            </SearchGroup>
          )}
          {games.length > 0 && (
            <SearchGroup title="search_games">
              {games.map((game) => (
                <SearchGame key={game.id} game={game} />
              ))}
            </SearchGroup>
          )}
        </SearchList>
      )}
      {gameCount > games.length && (
        <p className={styles.more}>
          <FormattedMessage id="search_more" values={{ shown: games.length, count: gameCount }} />
        </p>
      )}
    </>
  );
}
