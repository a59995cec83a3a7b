import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useQueryLoader } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import gameStageQuery from "../../__generated__/GameStageQuery$parameters.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { gamePath } from "../play/gamePath.ts";
import { PlayContext, type PlayRequest } from "../play/usePlay.ts";

const GamePopup = lazyPart(async () => (await import("./GamePopup.tsx")).GamePopup);
const RoomsDialog = lazyPart(async () => (await import("../rooms/RoomsDialog.tsx")).RoomsDialog);

/** A popup would fill a small screen, so the game gets its own page there, which the browser's back button leaves. */
const needsPage = () => matchMedia("(max-width: 767px)").matches;

/** Opens games for the components below. A popup closes with the screen that opened it. */
export function PlayProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [request, setRequest] = useState<PlayRequest | null>(null);
  const [asking, setAsking] = useState<PlayRequest | null>(null);
  const [queryRef, loadStage] = useQueryLoader<GameStageQuery>(gameStageQuery);
  const open = useCallback(
    (next: PlayRequest) => {
      setAsking(null);
      if (next.screen || needsPage()) {
        void navigate(next.screen ?? gamePath(next));
        return;
      }
      loadStage({ id: next.gameId });
      setRequest(next);
    },
    [navigate, loadStage],
  );
  const enter = useCallback(
    (next: PlayRequest) => {
      if (!next.hasRooms || next.roomId) return open(next);
      setRequest(null);
      setAsking(next);
    },
    [open],
  );
  const enterForMoney = useProtectedAction(enter);
  const play = useCallback(
    (next: PlayRequest) => (next.isDemo || next.screen ? open : enterForMoney)(next),
    [open, enterForMoney],
  );

  return (
    <PlayContext value={play}>
      {children}
      {asking && (
        <Suspense>
          <RoomsDialog request={asking} onChoose={open} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {request && queryRef && (
        <Suspense>
          <GamePopup
            key={`${request.gameId} ${request.roomId}`}
            request={request}
            queryRef={queryRef}
            ask={() => loadStage({ id: request.gameId }, { fetchPolicy: "network-only" })}
            onClose={() => setRequest(null)}
          />
        </Suspense>
      )}
    </PlayContext>
  );
}
