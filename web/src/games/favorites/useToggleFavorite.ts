import { useRelayEnvironment } from "react-relay";
import { loadChunk } from "../../browser/loadChunk.ts";
import type { Failure } from "../../relay/failure.ts";
import { unreachable } from "../../relay/unreachable.ts";
import type { Favorites } from "./FavoritesProvider.tsx";

/** Loads the code that adds and removes favorites, which no first visit needs. */
export const loadToggle = () => loadChunk(() => import("./toggleFavorite.ts"));

/** A function that adds or removes a favorite; see `toggleFavorite`. */
export function useToggleFavorite(favorites: Favorites, onFailure: (failure: Failure) => void) {
  const environment = useRelayEnvironment();
  return (gameId: string) => {
    loadToggle().then(
      ({ toggleFavorite }) => toggleFavorite(environment, favorites, gameId, onFailure),
      () => onFailure(unreachable),
    );
  };
}
