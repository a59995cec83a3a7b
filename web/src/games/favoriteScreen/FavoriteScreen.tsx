import { Heart } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { FavoriteScreenQuery } from "../../__generated__/FavoriteScreenQuery.graphql.ts";
import { ClosedState } from "../../caller/ClosedState.tsx";
import { useCaller } from "../../caller/caller.ts";
import { FavoriteLotteries } from "../../lottery/menu/FavoriteLotteries.tsx";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useRefresh } from "../../relay/useRefresh.ts";
import { useFocusOnNext } from "../../ui/control/useFocusOnNext.ts";
import { FavoritesProvider } from "../favorites/FavoritesProvider.tsx";
import { GameGridSkeleton } from "../grid/GameGridSkeleton.tsx";
import { LobbyFrame } from "../lobby/LobbyFrame.tsx";
import { FavoriteGames } from "./FavoriteGames.tsx";
import { GamesToMark } from "./GamesToMark.tsx";

/** Shown to guests and trial accounts instead of favorites. */
const FavoritesClosed = () => (
  <>
    <ClosedState icon={Heart} title="games_favorites_guest_title" text="games_favorites_guest_text" />
    <GamesToMark />
  </>
);

const query = graphql`
  query FavoriteScreenQuery @preloadable @throwOnFieldError {
    viewer {
      ...FavoritesProvider_viewer
      member {
        username
        favoriteGameIds @catch(to: NULL)
        ...FavoriteGames_member
      }
    }
  }
`;

/**
 * The lotteries marked on this device, and the member's favorite games. Guests and trial accounts get an invitation
 * instead.
 */
export function FavoriteScreen({ queryRef }: ScreenProps<FavoriteScreenQuery>) {
  const { viewer } = usePreloadedQuery<FavoriteScreenQuery>(query, queryRef);
  const renew = useRefresh<FavoriteScreenQuery>(query);
  const lists = useRef<HTMLDivElement>(null);
  useFocusOnNext(lists, '[aria-pressed="true"]');
  const caller = useCaller();
  const isClosed = !viewer.member || caller === "trial";
  return (
    <FavoritesProvider viewer={viewer} renew={renew}>
      <LobbyFrame title={<FormattedMessage id="favorites" />} count={viewer.member?.favoriteGameIds?.length ?? null}>
        <div ref={lists}>
          <ScreenPart>
            <FavoriteLotteries username={viewer.member?.username ?? null} />
          </ScreenPart>
          {isClosed ? (
            <FavoritesClosed />
          ) : viewer.member?.favoriteGameIds === undefined ? (
            // Right after a login, the member is loaded before the favorites are.
            <GameGridSkeleton />
          ) : (
            <FavoriteGames member={viewer.member} />
          )}
        </div>
      </LobbyFrame>
    </FavoritesProvider>
  );
}
