import { ArrowLeft } from "lucide-react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { GameStageQuery } from "../__generated__/GameStageQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./GamePage.module.css";
import { GameStage } from "./GameStage.tsx";
import { PlayProvider } from "./PlayProvider.tsx";

/** A game that fills the page. A reload launches it anew. */
export function GamePage({ queryRef }: ScreenProps<GameStageQuery>) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  // A page that was opened from outside has nothing behind it.
  const leave = () => void (key === "default" ? navigate("/") : navigate(-1));
  const { id } = queryRef.variables;
  return (
    <PlayProvider>
      <div className={styles.page}>
        <GameStage
          key={id}
          queryRef={queryRef}
          isDemo={params.has("demo")}
          onClose={leave}
          actions={
            <IconButton label={formatMessage({ id: "games_close" })} onClick={leave}>
              <ArrowLeft size={20} />
            </IconButton>
          }
        />
      </div>
    </PlayProvider>
  );
}
