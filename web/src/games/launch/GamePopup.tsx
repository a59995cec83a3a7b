import { ExternalLink, X } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useIntl } from "react-intl";
import type { PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { ErrorState } from "../../relay/ErrorState.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { type GameAddress, gameParams, gamePath } from "../play/gamePath.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { GameBar } from "./GameBar.tsx";
import { GameDialog } from "./GameDialog.tsx";
import { GameOpening } from "./GameOpening.tsx";
import styles from "./GamePopup.module.css";
import stageStyles from "./GameStage.module.css";
import { GameStage } from "./GameStage.tsx";
import { useFullScreen } from "./useFullScreen.ts";

/** A game over the screen, while the address names it. It can fill the browser window without a new launch. */
export function GamePopup({
  game,
  queryRef,
  ask,
}: {
  game: GameAddress;
  queryRef: PreloadedQuery<GameStageQuery>;
  /** Runs the query again. */
  ask: () => void;
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const close = useLeaveParams(...gameParams);
  const { isFull, toggle } = useFullScreen();
  const actions = (
    <>
      <IconButton
        label={formatMessage({ id: "games_open_page" })}
        className={styles.wide}
        onClick={() => void navigate(gamePath(game), { replace: true })}
      >
        <ExternalLink size={18} />
      </IconButton>
      <FullScreenButton isFull={isFull} onToggle={toggle} />
      <IconButton label={formatMessage({ id: "games_close" })} onClick={close}>
        <X size={20} />
      </IconButton>
    </>
  );
  return (
    <GameDialog isFull={isFull} onClose={close}>
      <DataBoundary
        data={queryRef}
        ask={ask}
        renderFailure={(error, retry) => (
          <WithBar actions={actions}>
            <ErrorState error={error} onRetry={() => void retry()} />
          </WithBar>
        )}
      >
        <Suspense
          fallback={
            <WithBar actions={actions}>
              <GameOpening name="" />
            </WithBar>
          }
        >
          <GameStage
            key={`${game.gameId} ${game.roomId}`}
            queryRef={queryRef}
            asksForDemo={game.isDemo}
            roomId={game.roomId}
            actions={actions}
            onClose={close}
          />
        </Suspense>
      </DataBoundary>
    </GameDialog>
  );
}

/** What stands in for a game that is not there yet: with the bar, so that it can be closed. */
const WithBar = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <div className={stageStyles.stage} data-stage>
    <GameBar actions={actions} />
    {children}
  </div>
);

export { LoginGame } from "./LoginGame.tsx";
