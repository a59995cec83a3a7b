import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useQueryLoader } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import gameStageQuery from "../../__generated__/GameStageQuery$parameters.ts";
import { afterPaint } from "../../browser/afterPaint.ts";
import { useHasAccount } from "../../caller/useHasAccount.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { gamePath, openGameIn, searchWithGame } from "../play/gamePath.ts";
import { PlayContext, type PlayRequest } from "../play/usePlay.ts";

export const GamePopup = lazyPart(async () => (await import("./GamePopup.tsx")).GamePopup);
const LoginGame = lazyPart(async () => (await import("./GamePopup.tsx")).LoginGame);
const RoomsDialog = lazyPart(async () => (await import("../rooms/RoomsDialog.tsx")).RoomsDialog);

/** A popup would fill a small screen, so the game gets its own page there. */
export const needsPage = () => matchMedia("(max-width: 767px)").matches;

const reasonOf = ({ gameId, name }: PlayRequest) => ({ subject: <LoginGame gameId={gameId} name={name} /> });

/** Opens games for the components below, and shows the game that the address names. The shell has one, for all screens. */
export function PlayProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  });
  const [asking, setAsking] = useState<PlayRequest | null>(null);

  const open = useCallback(
    (next: PlayRequest) => {
      setAsking(null);
      afterPaint(() => {
        const { pathname, search } = here.current;
        if (next.screen) return void navigate(next.screen);
        const isOnPage = pathname === "/game";
        const to = isOnPage || needsPage() ? gamePath(next) : { pathname, search: searchWithGame(search, next) };
        // Another game, room or kind of money takes the place of the open game.
        const replace = isOnPage || openGameIn(new URLSearchParams(search)) !== null;
        void navigate(to, { replace, preventScrollReset: true });
      });
    },
    [navigate],
  );
  const openDemo = useCallback((next: PlayRequest) => open({ ...next, isDemo: true }), [open]);
  const enter = useCallback(
    (next: PlayRequest) => (next.hasRooms && !next.roomId ? setAsking(next) : open(next)),
    [open],
  );
  const enterForMoney = useProtectedAction(enter, openDemo, reasonOf);
  const isPlayer = useHasAccount();
  const play = useCallback(
    (next: PlayRequest) => {
      if (!next.isDemo && !next.screen && (isPlayer || next.isForMoney)) enterForMoney(next);
      else open(next);
    },
    [isPlayer, open, enterForMoney],
  );

  return (
    <PlayContext value={play}>
      {children}
      <OpenGame />
      {asking && (
        <Suspense>
          <RoomsDialog request={asking} onChoose={open} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </PlayContext>
  );
}

/** The game that is open over the screen, while the address names it. */
function OpenGame() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [queryRef, loadStage] = useQueryLoader<GameStageQuery>(gameStageQuery);
  const game = openGameIn(new URLSearchParams(search));
  const gameId = game?.gameId;
  const open = queryRef?.variables.id === gameId ? queryRef : null;
  // An address from a large screen was opened on a small one. A game that is open already stays: its page would launch it again.
  const page = game && !open && needsPage() ? gamePath(game) : null;

  useEffect(() => {
    if (page) void navigate(page, { replace: true });
    else if (gameId) loadStage({ id: gameId });
  }, [page, gameId, navigate, loadStage]);

  if (!game || !open) return null;
  return (
    <Suspense>
      <GamePopup
        game={game}
        queryRef={open}
        ask={() => loadStage({ id: game.gameId }, { fetchPolicy: "network-only" })}
      />
    </Suspense>
  );
}
