import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { HotGames_query$key } from "../../__generated__/HotGames_query.graphql.ts";
import type { HotGamesPaginationQuery } from "../../__generated__/HotGamesPaginationQuery.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { demosFirst } from "../catalog/demosFirst.ts";
import { GameGrid } from "../grid/GameGrid.tsx";
import { NoGames } from "./NoGames.tsx";

/** The most played games, page by page; for guests those with a demo first. */
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
                hasDemo
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
  const isGuest = useCaller() === "guest";
  const shown = useMemo(() => (isGuest ? demosFirst(edges, ({ node }) => node.hasDemo) : edges), [isGuest, edges]);
  if (edges.length === 0) return <NoGames />;
  return <GameGrid edges={shown} totalCount={totalCount} list={list} />;
}
