import { Heart as HeartIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import styles from "./FavoriteButton.module.css";
import { type Favorites, useFavorites } from "./FavoritesProvider.tsx";
import { loadToggle, useToggleFavorite } from "./useToggleFavorite.ts";

const preload = () => void loadToggle().catch(() => {});

interface Props {
  gameId: string;
  name: string;
}

/** The favorite button of a game, where the screen knows the favorites. */
export function FavoriteButton(props: Props) {
  const favorites = useFavorites();
  return favorites && <Heart {...props} favorites={favorites} />;
}

/** Guests get the login first; trial accounts get a warning. */
function Heart({ gameId, name, favorites }: Props & { favorites: Favorites }) {
  const { formatMessage } = useIntl();
  const isFavorite = favorites.gameIds.has(gameId);
  const { showFailure } = useSessionDialogs();
  const toggle = useToggleFavorite(favorites, showFailure);
  const toggleAsMember = useProtectedAction(toggle);

  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-label={formatMessage({ id: "games_favorite_named" }, { name })}
      // A tap begins with these: most of the code's time has passed when it ends.
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => toggleAsMember(gameId)}
    >
      <HeartIcon size={18} aria-hidden="true" fill={isFavorite ? "currentColor" : "none"} />
    </button>
  );
}
