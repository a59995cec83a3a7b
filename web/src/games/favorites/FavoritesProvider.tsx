import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { FavoritesProvider_member$key } from "../../__generated__/FavoritesProvider_member.graphql.ts";
import type { FavoritesProvider_viewer$key } from "../../__generated__/FavoritesProvider_viewer.graphql.ts";
import { loadChunk } from "../../browser/loadChunk.ts";
import { onFavoritesChange } from "./favoritesChannel.ts";

export interface Favorites {
  /** Null for guests. */
  readonly memberId: string | null;
  readonly gameIds: ReadonlySet<string>;
}

const nobody: Favorites = { memberId: null, gameIds: new Set() };

/** Queries the marks of the hearts again. Few visits have two tabs, so this code comes when it is needed. */
const renewMarks = () =>
  void loadChunk(() => import("../../caller/renewFavorites.ts")).then(
    ({ renewFavorites }) => renewFavorites().subscribe({ error: () => {} }),
    () => {},
  );

const FavoritesContext = createContext<Favorites | null>(null);

interface Props {
  viewer: FavoritesProvider_viewer$key;
  /** Reads what the screen shows of the favorites again, when another tab has changed them. */
  renew?: () => void;
  children: ReactNode;
}

/** Provides the member's favorites to the tiles below: one list for a screen instead of one field for each game. */
export function FavoritesProvider({ viewer, renew = renewMarks, children }: Props) {
  const { member: key } = useFragment(
    graphql`
      fragment FavoritesProvider_viewer on Viewer {
        member {
          ...FavoritesProvider_member
        }
      }
    `,
    viewer,
  );
  const member = useFragment<FavoritesProvider_member$key>(
    graphql`
      fragment FavoritesProvider_member on Member {
        id
        # Refused for trial accounts, who have none.
        favoriteGameIds @catch(to: NULL)
      }
    `,
    key,
  );
  useEffect(() => onFavoritesChange(renew), [renew]);
  const favorites = useMemo(
    () => (member ? { memberId: member.id, gameIds: new Set(member.favoriteGameIds) } : nobody),
    [member],
  );
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>;
}

/** Null where no screen has asked for the favorites. */
export const useFavorites = () => use(FavoritesContext);
