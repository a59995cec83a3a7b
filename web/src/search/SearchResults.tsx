import { ChevronRight, LayoutDashboard, SearchX } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { type To, useNavigate } from "react-router-dom";
import type { SearchResultsQuery } from "../__generated__/SearchResultsQuery.graphql.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./SearchDialog.module.css";
import { SearchGame } from "./SearchGame.tsx";
import { SearchGroup } from "./SearchGroup.tsx";
import { SearchHot } from "./SearchHot.tsx";
import { SearchList } from "./SearchList.tsx";
import option from "./SearchOption.module.css";
import { SearchOption } from "./SearchOption.tsx";
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
            <Text as="strong" text="search_nothing" values={{ text: queryRef.variables.text }} />
            <Text as="span" text="search_nothing_hint" />
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
        <Text as="p" className={styles.more} text="search_more" values={{ shown: games.length, count: gameCount }} />
      )}
    </>
  );
}

/** A screen in the results. */
function SearchScreen({ id, name, to }: { id: string; name: string; to: To }) {
  const navigate = useNavigate();
  return (
    <SearchOption id={`search-${id}`} onOpen={() => void navigate(to)}>
      <span className={option.logo}>
        <LayoutDashboard size={22} aria-hidden="true" />
      </span>
      <span className={option.words}>
        <span className={option.name}>{name}</span>
      </span>
      <ChevronRight size={18} className={option.go} aria-hidden="true" />
    </SearchOption>
  );
}
