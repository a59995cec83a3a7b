import { X } from "lucide-react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import { useLeave } from "../../browser/back/useLeave.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { isDemoIn, roomIn } from "../play/gamePath.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import styles from "./GamePage.module.css";
import { GameStage } from "./GameStage.tsx";
import { useFullScreen } from "./useFullScreen.ts";

/** A game on its own page. A reload launches it again. */
export function GamePage({ queryRef }: ScreenProps<GameStageQuery>) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const leave = useLeave("/");
  const { isFull, toggle } = useFullScreen();
  const { id } = queryRef.variables;
  return (
    <div className={styles.page}>
      <GameStage
        key={`${id} ${roomIn(params)}`}
        queryRef={queryRef}
        asksForDemo={isDemoIn(params)}
        roomId={roomIn(params)}
        isPage
        onClose={leave}
        actions={
          <>
            {document.fullscreenEnabled && <FullScreenButton isFull={isFull} onToggle={toggle} />}
            <IconButton label={formatMessage({ id: "games_close" })} onClick={leave}>
              <X size={20} />
            </IconButton>
          </>
        }
      />
    </div>
  );
}
