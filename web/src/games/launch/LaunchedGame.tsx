import { CloudOff } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { GameArtwork_game$key } from "../../__generated__/GameArtwork_game.graphql.ts";
import { type HeldKinds, heldKindsOf } from "../../refusals/heldKinds.ts";
import { reportHeldPlay } from "../../relay/network/playHeld.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { useRefreshBalance } from "../../wallet/useRefreshBalance.ts";
import { usePlay } from "../play/usePlay.ts";
import { GameFrame } from "./GameFrame.tsx";
import { GameOpening } from "./GameOpening.tsx";
import { LaunchRefused } from "./LaunchRefused.tsx";
import { NoSuchGame } from "./NoSuchGame.tsx";
import { hasAgreedToTransfer } from "./transferConsent.ts";
import { useLaunch } from "./useLaunch.ts";

const HeldPlayDialog = lazyPart(async () => (await import("../../refusals/HeldPlayDialog.tsx")).HeldPlayDialog);

interface Props {
  gameId: string;
  /** Shows its picture while it opens. */
  game: GameArtwork_game$key | null | undefined;
  name: string;
  isDemo: boolean;
  roomId?: string | undefined;
  /** Id of the wallet that the stakes are taken from; null for play money. */
  walletId: string | null;
  /** What is in that wallet. */
  balance?: string | undefined;
  /** Opens the deposit; absent for those who cannot make one. */
  onDeposit?: (() => void) | undefined;
  onClose: () => void;
}

/** Launches a game and shows it, or explains why it cannot be played and suggests others. */
export function LaunchedGame({ gameId, game, name, isDemo, roomId, walletId, balance, onDeposit, onClose }: Props) {
  const { launch, retry, agree } = useLaunch(gameId, { isDemo, roomId });
  const [refreshBalance] = useRefreshBalance(walletId ?? "");
  const [refreshAccounts] = useRefreshBalance(walletId ?? "", { withAccounts: true });
  const isOpen = launch.state === "open";
  useEffect(() => {
    // The launch has moved money to the provider's wallet.
    if (isOpen && walletId && hasAgreedToTransfer()) refreshAccounts();
  }, [isOpen, walletId, refreshAccounts]);
  const play = usePlay();
  const [held, setHeld] = useState<HeldKinds | null>(null);
  const handleRefusal = (code: string) => {
    reportHeldPlay([{ code }]);
    setHeld(heldKindsOf(code));
  };
  switch (launch.state) {
    case "opening":
      return <GameOpening name={name} game={game} />;
    case "open":
      return (
        <>
          <GameFrame
            urls={launch.urls}
            title={name}
            game={game}
            balance={balance}
            onClose={onClose}
            onBalance={() => walletId && refreshBalance()}
            onRefused={handleRefusal}
            onDeposit={onDeposit}
            onRetry={retry}
          />
          {held && (
            <Suspense>
              <HeldPlayDialog kinds={held} onClose={() => setHeld(null)} />
            </Suspense>
          )}
        </>
      );
    case "transfer":
      return (
        <>
          <GameOpening name={name} game={game} />
          <ConfirmDialogOnDemand
            title={<FormattedMessage id="games_transfer_title" />}
            confirm={<FormattedMessage id="games_transfer_yes" />}
            cancel={<FormattedMessage id="games_transfer_no" />}
            onConfirm={agree}
            onClose={onClose}
          >
            <FormattedMessage id="games_transfer_text" values={{ name }} />
          </ConfirmDialogOnDemand>
        </>
      );
    case "refused":
      if (launch.code === "GAME_NOT_FOUND") return <NoSuchGame />;
      return (
        <LaunchRefused
          launch={launch}
          onRetry={retry}
          onRooms={roomId ? () => play({ gameId, name, isDemo, hasRooms: true }) : undefined}
        />
      );
    case "unreachable":
      return (
        <EmptyState
          icon={CloudOff}
          title="games_unreachable_title"
          action={<Button variant="secondary" onClick={retry} text="retry" />}
          text="games_unreachable_text"
        />
      );
  }
}
