import { createContext, type ReactNode, Suspense, use, useCallback, useState } from "react";
import { useQueryLoader } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { GameStageQuery } from "../__generated__/GameStageQuery.graphql.ts";
import gameStageQuery from "../__generated__/GameStageQuery$parameters.ts";
import { useProtectedAction } from "../session/useProtectedAction.ts";
import { lazyPart } from "../ui/lazyPart.tsx";
import { gamePath } from "./gamePath.ts";

const GamePopup = lazyPart(async () => (await import("./GamePopup.tsx")).GamePopup);

export interface PlayRequest {
  readonly gameId: string;
  readonly name: string;
  /** With play money, which guests may do too. */
  readonly isDemo: boolean;
}

const PlayContext = createContext<(request: PlayRequest) => void>(() => {});

/** Where a popup would be as large as the screen, the game gets a page, so that the way back is the browser's. */
const needsPage = () => matchMedia("(max-width: 767px)").matches;

/** Lets the cards below open games; a popup closes with the screen it was opened on. */
export function PlayProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [request, setRequest] = useState<PlayRequest | null>(null);
  const [queryRef, loadStage] = useQueryLoader<GameStageQuery>(gameStageQuery);
  const open = useCallback(
    (next: PlayRequest) => {
      if (needsPage()) {
        void navigate(gamePath(next));
        return;
      }
      loadStage({ id: next.gameId });
      setRequest(next);
    },
    [navigate, loadStage],
  );
  const openForMoney = useProtectedAction(open);
  const play = useCallback((next: PlayRequest) => (next.isDemo ? open : openForMoney)(next), [open, openForMoney]);

  return (
    <PlayContext value={play}>
      {children}
      {request && queryRef && (
        <Suspense>
          <GamePopup key={request.gameId} request={request} queryRef={queryRef} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </PlayContext>
  );
}

/** Opens a game: for money after the login, if need be; in a popup, or on a page of its own on small screens. */
export const usePlay = () => use(PlayContext);
