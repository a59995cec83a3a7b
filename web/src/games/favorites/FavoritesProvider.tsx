import { createContext, type ReactNode, use, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { FavoritesProvider_member$key } from "../../__generated__/FavoritesProvider_member.graphql.ts";
import type { FavoritesProvider_viewer$key } from "../../__generated__/FavoritesProvider_viewer.graphql.ts";

export interface Favorites {
  /** Null for guests. */
  readonly memberId: string | null;
  readonly gameIds: ReadonlySet<string>;
}

const nobody: Favorites = { memberId: null, gameIds: new Set() };
const FavoritesContext = createContext<Favorites | null>(null);

/** Provides the member's favorites to the tiles below: one list for a screen instead of one field for each game. */
export function FavoritesProvider({ viewer, children }: { viewer: FavoritesProvider_viewer$key; children: ReactNode }) {
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
  const favorites = useMemo(
    () => (member ? { memberId: member.id, gameIds: new Set(member.favoriteGameIds) } : nobody),
    [member],
  );
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>;
}

/** Null where no screen has asked for the favorites. */
export const useFavorites = () => use(FavoritesContext);
