import { Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { LotteryScreenQuery } from "../__generated__/LotteryScreenQuery.graphql.ts";
import { FavoritesProvider } from "../games/FavoritesProvider.tsx";
import { LobbyGames } from "../games/LobbyGames.tsx";
import { PlayProvider } from "../games/PlayProvider.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { plainPath } from "../shell/areas.ts";
import { Button } from "../ui/Button.tsx";
import { Coming } from "../ui/Coming.tsx";
import styles from "./LotteryScreen.module.css";

/** The house's own draws are in preparation; until then, the vendors' lottery games. */
export function LotteryScreen({ queryRef }: ScreenProps<LotteryScreenQuery>) {
  const data = usePreloadedQuery<LotteryScreenQuery>(
    graphql`
      query LotteryScreenQuery($filter: GameFilter, $sort: GameSort!) @preloadable {
        ...LobbyGames_query @arguments(filter: $filter, sort: $sort)
        viewer {
          ...FavoritesProvider_viewer
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const draw = plainPath(pathname) === "/vnlottery" ? "vnlottery" : "lottery";
  return (
    <FavoritesProvider viewer={data.viewer}>
      <PlayProvider>
        <div className={styles.page}>
          <Coming
            isPage
            icon={<Ticket />}
            title={<FormattedMessage id={draw} />}
            action={
              // There may be no bar around this screen to go anywhere else by.
              <Button variant="secondary" onClick={() => void navigate("/")}>
                <FormattedMessage id="back_home" />
              </Button>
            }
          >
            <FormattedMessage id={`coming_${draw}`} />
          </Coming>
          <ScreenBoundary>
            <LobbyGames query={data} />
          </ScreenBoundary>
        </div>
      </PlayProvider>
    </FavoritesProvider>
  );
}
