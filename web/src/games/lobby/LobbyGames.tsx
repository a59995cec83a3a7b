import { graphql, usePaginationFragment } from "react-relay";
import type { LobbyGames_query$key } from "../../__generated__/LobbyGames_query.graphql.ts";
import type { LobbyGamesPaginationQuery } from "../../__generated__/LobbyGamesPaginationQuery.graphql.ts";
import { GameGrid } from "../grid/GameGrid.tsx";
import { NoGames } from "./NoGames.tsx";

/** The games of a lobby, page by page. */
export function LobbyGames({ query, isInWindow }: { query: LobbyGames_query$key; isInWindow?: boolean | undefined }) {
  const { data, ...list } = usePaginationFragment<LobbyGamesPaginationQuery, LobbyGames_query$key>(
    graphql`
      fragment LobbyGames_query on Query
      @throwOnFieldError
      @argumentDefinitions(
        filter: { type: "GameFilter" }
        sort: { type: "GameSort!" }
        count: { type: "Int", defaultValue: 28 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "LobbyGamesPaginationQuery") {
        site {
          games(filter: $filter, sort: $sort, first: $count, after: $cursor) @connection(key: "LobbyGames_games") {
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
  const { edges, totalCount } = data.site.games;
  if (edges.length === 0) return <NoGames />;
  return <GameGrid edges={edges} totalCount={totalCount} list={list} isInWindow={isInWindow} />;
}
