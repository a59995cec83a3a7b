import { graphql } from "react-relay";
import type { SearchHotQuery } from "../__generated__/SearchHotQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { SearchGame } from "./SearchGame.tsx";
import { SearchGroup } from "./SearchGroup.tsx";
import { SearchList } from "./SearchList.tsx";

/** Hot games, shown before the first search and after a search without results. */
export function SearchHot() {
  const { site } = useOwnQuery<SearchHotQuery>(
    graphql`
      query SearchHotQuery @throwOnFieldError {
        site {
          hotGames(first: 6) {
            edges {
              node {
                id
                ...SearchGame_game
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  return (
    <SearchList>
      <SearchGroup title="search_hot">
        {site.hotGames.edges.map(({ node }) => (
          <SearchGame key={node.id} game={node} known="HOT" />
        ))}
      </SearchGroup>
    </SearchList>
  );
}
