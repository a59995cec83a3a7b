import { HeartPlus } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { FavoriteGames_member$key } from "../../__generated__/FavoriteGames_member.graphql.ts";
import type { FavoriteGamesPaginationQuery } from "../../__generated__/FavoriteGamesPaginationQuery.graphql.ts";
import { BrowseLink } from "../../ui/state/BrowseLink.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { GameGrid } from "../grid/GameGrid.tsx";
import { GamesToMark } from "./GamesToMark.tsx";

/** The member's favorite games, the latest first. */
export function FavoriteGames({ member }: { member: FavoriteGames_member$key }) {
  const { data, ...list } = usePaginationFragment<FavoriteGamesPaginationQuery, FavoriteGames_member$key>(
    graphql`
      fragment FavoriteGames_member on Member
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 28 }, cursor: { type: "String" })
      @refetchable(queryName: "FavoriteGamesPaginationQuery") {
        # Changes with each heart, which the count of the list does not.
        favoriteGameIds
        favoriteGames(first: $count, after: $cursor) @connection(key: "FavoriteGames_favoriteGames") {
          edges {
            # passed on to GameGrid
            node {
              id
              ...GameTile_game
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.favoriteGames;
  if (edges.length === 0) {
    return (
      <>
        <EmptyState
          icon={HeartPlus}
          title="games_favorites_empty_title"
          action={<BrowseLink />}
          text="games_favorites_empty_text"
        />
        <GamesToMark />
      </>
    );
  }
  return <GameGrid edges={edges} totalCount={data.favoriteGameIds.length} list={list} />;
}
