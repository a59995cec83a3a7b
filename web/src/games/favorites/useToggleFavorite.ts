import { graphql, useMutation } from "react-relay";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { useToggleFavoriteAddMutation } from "../../__generated__/useToggleFavoriteAddMutation.graphql.ts";
import type { useToggleFavoriteRemoveMutation } from "../../__generated__/useToggleFavoriteRemoveMutation.graphql.ts";
import type { Favorites } from "./FavoritesProvider.tsx";
import { favoritesConnectionKey } from "./favoritesConnection.ts";

/**
 * Adds or removes a favorite: at once on the screen, undone when the server refuses. `onRefused` gets the server's
 * message, or nothing when the server could not be reached.
 */
export function useToggleFavorite({ memberId, gameIds }: Favorites, onRefused: (message: string | undefined) => void) {
  const [commitAdd] = useMutation<useToggleFavoriteAddMutation>(graphql`
    mutation useToggleFavoriteAddMutation($input: AddFavoriteGameInput!) {
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
          message
        }
      }
    }
  `);
  const [commitRemove] = useMutation<useToggleFavoriteRemoveMutation>(graphql`
    mutation useToggleFavoriteRemoveMutation($input: RemoveFavoriteGameInput!) {
      removeFavoriteGame(input: $input) {
        member {
          id
          ...FavoritesProvider_member
        }
        removedGameId
        userErrors {
          message
        }
      }
    }
  `);

  return (gameId: string) => {
    const variables = { input: { gameId } };
    const onError = () => onRefused(undefined);
    if (gameIds.has(gameId)) {
      commitRemove({
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
        onCompleted: ({ removeFavoriteGame }) => refuse(removeFavoriteGame.userErrors),
        onError,
      });
    } else {
      commitAdd({
        variables,
        // A guest who has logged in for this has no list yet; the answer contains it.
        optimisticUpdater: (store) => memberId && setIds(store, memberId, (ids) => [gameId, ...ids]),
        updater: putFirst,
        onCompleted: ({ addFavoriteGame }) => refuse(addFavoriteGame.userErrors),
        onError,
      });
    }
  };

  function refuse([first]: readonly { readonly message: string }[]) {
    if (first) onRefused(first.message);
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

function putFirst(
  store: RecordSourceSelectorProxy,
  response: useToggleFavoriteAddMutation["response"] | null | undefined,
) {
  const memberId = response?.addFavoriteGame.member?.id;
  const serverEdge = store.getRootField("addFavoriteGame")?.getLinkedRecord("favoriteEdge");
  const favorites = memberId && favoritesOf(store, memberId);
  if (!favorites || !serverEdge) return;
  const edge = ConnectionHandler.buildConnectionEdge(store, favorites, serverEdge);
  if (edge) ConnectionHandler.insertEdgeBefore(favorites, edge);
}
