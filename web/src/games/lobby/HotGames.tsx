import { graphql, usePaginationFragment } from "react-relay";
import type { HotGames_query$key } from "../../__generated__/HotGames_query.graphql.ts";
import type { HotGamesPaginationQuery } from "../../__generated__/HotGamesPaginationQuery.graphql.ts";
import { GameGrid } from "../grid/GameGrid.tsx";
import { NoGames } from "./NoGames.tsx";

/** The most played games, page by page. */
export function HotGames({ query }: { query: HotGames_query$key }) {
  const { data, ...list } = usePaginationFragment<HotGamesPaginationQuery, HotGames_query$key>(
    graphql`
      fragment HotGames_query on Query
      @throwOnFieldError
      @argumentDefinitions(
        filter: { type: "HotGameFilter" }
        count: { type: "Int", defaultValue: 28 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "HotGamesPaginationQuery") {
        site {
          hotGames(filter: $filter, first: $count, after: $cursor) @connection(key: "HotGames_hotGames") {
            totalCount
            edges {
              # passed on to GameGrid
              node {
                id
                ...GameTile_game
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = data.site.hotGames;
  if (edges.length === 0) return <NoGames />;
  return <GameGrid edges={edges} totalCount={totalCount} list={list} />;
}
