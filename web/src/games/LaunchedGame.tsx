import { CloudOff, Wrench } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useRefreshBalance } from "../wallet/useRefreshBalance.ts";
import { GameCard } from "./GameCard.tsx";
import { GameFrame } from "./GameFrame.tsx";
import { GameOpening } from "./GameOpening.tsx";
import styles from "./GameStage.module.css";
import { NoSuchGame } from "./NoSuchGame.tsx";
import { type Launch, useLaunch } from "./useLaunch.ts";

interface Props {
  gameId: string;
  name: string;
  isDemo: boolean;
  /** Of the wallet that the game plays from; null for play money. */
  walletId: string | null;
  onClose: () => void;
}

/** Launches a game and shows it, or why it can't be played and what could be instead. */
export function LaunchedGame({ gameId, name, isDemo, walletId, onClose }: Props) {
  const { launch, retry } = useLaunch(gameId, isDemo);
  const [refreshBalance] = useRefreshBalance(walletId ?? "");
  switch (launch.state) {
    case "opening":
      return <GameOpening name={name} />;
    case "open":
      return (
        <GameFrame urls={launch.urls} title={name} onClose={onClose} onBalance={() => walletId && refreshBalance()} />
      );
    case "refused":
      return launch.code === "GAME_NOT_FOUND" ? <NoSuchGame /> : <Refused launch={launch} onRetry={retry} />;
    case "unreachable":
      return (
        <EmptyState
          icon={<CloudOff size={30} />}
          title={<FormattedMessage id="games_unreachable_title" />}
          action={<Retry onRetry={retry} />}
        >
          <FormattedMessage id="games_unreachable_text" />
        </EmptyState>
      );
  }
}

function Refused({ launch, onRetry }: { launch: Extract<Launch, { state: "refused" }>; onRetry: () => void }) {
  const isMaintenance = launch.code === "GAME_MAINTENANCE";
  return (
    <div className={styles.center} role="alert">
      <EmptyState
        icon={<Wrench size={30} />}
        title={<FormattedMessage id={isMaintenance ? "games_maintenance_title" : "games_unreachable_title"} />}
        action={!isMaintenance && <Retry onRetry={onRetry} />}
      >
        {launch.message}
        {launch.suggestions.length > 0 && (
          <p>
            <FormattedMessage id="games_maintenance_text" />
          </p>
        )}
      </EmptyState>
      {launch.suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {launch.suggestions.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="secondary" onClick={onRetry}>
    <FormattedMessage id="retry" />
  </Button>
);
