import { graphql } from "react-relay";
import { ConnectionHandler, type IEnvironment, type RecordSourceSelectorProxy } from "relay-runtime";
import type { toggleFavoriteAddMutation } from "../../__generated__/toggleFavoriteAddMutation.graphql.ts";
import type { toggleFavoriteRemoveMutation } from "../../__generated__/toggleFavoriteRemoveMutation.graphql.ts";
import { commit } from "../../change/commit.ts";
import { type Failure, failureOf } from "../../relay/failure.ts";
import { noteChange } from "../../relay/network/renewal.ts";
import { unreachable } from "../../relay/unreachable.ts";
import type { UserError } from "../../relay/userError.ts";
import type { Favorites } from "./FavoritesProvider.tsx";
import { announceFavorites } from "./favoritesChannel.ts";

/** Key of the connection of `FavoriteGames` in Relay's store, which a change of a favorite edits. */
const favoritesConnectionKey = "FavoriteGames_favoriteGames";

const add = graphql`
  mutation toggleFavoriteAddMutation($input: AddFavoriteGameInput!) {
    addFavoriteGame(input: $input) {
      member {
        id
        ...FavoritesProvider_member
      }
      favoriteEdge {
        cursor
        node {
          id
          ...GameTile_game
        }
      }
      userErrors {
        ...userError_change @relay(mask: false)
      }
    }
  }
`;

const remove = graphql`
  mutation toggleFavoriteRemoveMutation($input: RemoveFavoriteGameInput!) {
    removeFavoriteGame(input: $input) {
      member {
        id
        ...FavoritesProvider_member
      }
      removedGameId
      userErrors {
        ...userError_change @relay(mask: false)
      }
    }
  }
`;

/** Adds or removes a favorite: at once on the screen, undone when that fails. */
export function toggleFavorite(
  environment: IEnvironment,
  { memberId, gameIds }: Favorites,
  gameId: string,
  onFailure: (failure: Failure) => void,
): void {
  const variables = { input: { gameId } };
  const conclude = (userErrors: readonly UserError[]) => {
    // The screens are still being read when somebody presses a heart right after a login.
    noteChange();
    if (userErrors.length > 0) onFailure(failureOf(userErrors));
    else announceFavorites();
  };
  const fail = () => onFailure(unreachable);
  if (gameIds.has(gameId)) {
    commit<toggleFavoriteRemoveMutation>(environment, {
      mutation: remove,
      variables,
      optimisticUpdater: (store) => {
        if (!memberId) return;
        setIds(store, memberId, (ids) => ids.filter((id) => id !== gameId));
        takeOut(store, memberId, gameId);
      },
      updater: (store, response) => {
        const { member, removedGameId } = response?.removeFavoriteGame ?? {};
        if (member && removedGameId) takeOut(store, member.id, removedGameId);
      },
    }).then(({ removeFavoriteGame }) => conclude(removeFavoriteGame.userErrors), fail);
  } else {
    commit<toggleFavoriteAddMutation>(environment, {
      mutation: add,
      variables,
      // A guest who has logged in for this has no list yet; the answer contains it.
      optimisticUpdater: (store) => memberId && setIds(store, memberId, (ids) => [gameId, ...ids]),
      updater: putFirst,
    }).then(({ addFavoriteGame }) => conclude(addFavoriteGame.userErrors), fail);
  }
}

/** Reads the list when the update runs, not on the click, so that two quick clicks do not undo each other. */
function setIds(store: RecordSourceSelectorProxy, memberId: string, change: (ids: string[]) => string[]) {
  const member = store.get(memberId);
  const ids = member?.getValue("favoriteGameIds");
  if (member && Array.isArray(ids)) member.setValue(change(ids.map(String)), "favoriteGameIds");
}

function favoritesOf(store: RecordSourceSelectorProxy, memberId: string) {
  const member = store.get(memberId);
  return member && ConnectionHandler.getConnection(member, favoritesConnectionKey);
}

function takeOut(store: RecordSourceSelectorProxy, memberId: string, gameId: string) {
  const favorites = favoritesOf(store, memberId);
  if (favorites) ConnectionHandler.deleteNode(favorites, gameId);
}

/** Puts the game first in the list, also when the list was read during the change and has it already. */
function putFirst(
  store: RecordSourceSelectorProxy,
  response: toggleFavoriteAddMutation["response"] | null | undefined,
) {
  const { member, favoriteEdge } = response?.addFavoriteGame ?? {};
  const serverEdge = store.getRootField("addFavoriteGame")?.getLinkedRecord("favoriteEdge");
  const favorites = member && favoritesOf(store, member.id);
  if (!favorites || !favoriteEdge || !serverEdge) return;
  ConnectionHandler.deleteNode(favorites, favoriteEdge.node.id);
  const edge = ConnectionHandler.buildConnectionEdge(store, favorites, serverEdge);
  if (edge) ConnectionHandler.insertEdgeBefore(favorites, edge);
}
