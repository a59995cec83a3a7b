import { Heart } from "lucide-react";
import { useIntl } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import styles from "./FavoriteButton.module.css";
import { useFavorites } from "./FavoritesProvider.tsx";
import { useToggleFavorite } from "./useToggleFavorite.ts";

/** The favorite button of a game. Guests get the login first; trial accounts get a warning. */
export function FavoriteButton({ gameId, name }: { gameId: string; name: string }) {
  const { formatMessage } = useIntl();
  const isFavorite = useFavorites().gameIds.has(gameId);
  const { showRefusal } = useSessionDialogs();
  const toggle = useToggleFavorite((message) => showRefusal(message ?? formatMessage({ id: "games_favorite_failed" })));
  const toggleAsMember = useProtectedAction(toggle);

  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-label={formatMessage({ id: "games_favorite_named" }, { name })}
      onClick={() => toggleAsMember(gameId)}
    >
      <Heart size={18} aria-hidden="true" fill={isFavorite ? "currentColor" : "none"} />
    </button>
  );
}
