import { ExternalLink, X } from "lucide-react";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import type { PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { gamePath } from "../play/gamePath.ts";
import type { PlayRequest } from "../play/usePlay.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { GameDialog } from "./GameDialog.tsx";
import { GameOpening } from "./GameOpening.tsx";
import styles from "./GamePopup.module.css";
import { GameStage } from "./GameStage.tsx";
import { useFullScreen } from "./useFullScreen.ts";

/** A game in a popup over the screen. It can fill the browser window without a new launch. */
export function GamePopup({
  request,
  queryRef,
  ask,
  onClose,
}: {
  request: PlayRequest;
  queryRef: PreloadedQuery<GameStageQuery>;
  /** Runs the query again. */
  ask: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { isFull, toggle } = useFullScreen();
  const actions = (
    <>
      <IconButton
        label={formatMessage({ id: "games_open_page" })}
        className={styles.wide}
        onClick={() => void navigate(gamePath(request))}
      >
        <ExternalLink size={18} />
      </IconButton>
      <FullScreenButton isFull={isFull} onToggle={toggle} />
      <IconButton label={formatMessage({ id: "games_close" })} onClick={onClose}>
        <X size={20} />
      </IconButton>
    </>
  );
  return (
    <GameDialog title={request.name} isFull={isFull} onClose={onClose}>
      <ScreenBoundary data={queryRef} ask={ask}>
        <Suspense fallback={<GameOpening name={request.name} />}>
          <GameStage
            queryRef={queryRef}
            isDemo={request.isDemo}
            roomId={request.roomId}
            actions={actions}
            onClose={onClose}
          />
        </Suspense>
      </ScreenBoundary>
    </GameDialog>
  );
}
