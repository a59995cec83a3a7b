import { X } from "lucide-react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { roomIn } from "../play/gamePath.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import styles from "./GamePage.module.css";
import { GameStage } from "./GameStage.tsx";
import { PlayProvider } from "./PlayProvider.tsx";
import { useFullScreen } from "./useFullScreen.ts";

/** A game on its own page. A reload launches it again. */
export function GamePage({ queryRef }: ScreenProps<GameStageQuery>) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { isFull, toggle } = useFullScreen();
  // A page that was opened from another site has no entry to go back to.
  const leave = () => void (key === "default" ? navigate("/") : navigate(-1));
  const { id } = queryRef.variables;
  return (
    <PlayProvider>
      <div className={styles.page}>
        <GameStage
          key={`${id} ${roomIn(params)}`}
          queryRef={queryRef}
          isDemo={params.has("demo")}
          roomId={roomIn(params)}
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
    </PlayProvider>
  );
}
