import type { ReactNode } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { isRealAccount, useCaller } from "../../caller/caller.ts";
import { searchWithPane } from "../../caller/memberAddress.ts";
import { usePlayBreak } from "../../caller/playBreak.ts";
import { OnBreak } from "../../refusals/OnBreak.tsx";
import { failureOfField } from "../../relay/network/errorCodes.ts";
import { Balance } from "../../wallet/Balance.tsx";
import { usePlay } from "../play/usePlay.ts";
import { GameBar } from "./GameBar.tsx";
import styles from "./GameStage.module.css";
import { LaunchedGame } from "./LaunchedGame.tsx";
import { MoneyChoice } from "./MoneyChoice.tsx";
import { NoDemo } from "./NoDemo.tsx";
import { NoSuchGame } from "./NoSuchGame.tsx";
import { SessionClock } from "./SessionClock.tsx";

interface Props {
  queryRef: PreloadedQuery<GameStageQuery>;
  /** The address asks for the demo; guests and trial accounts get it anyway. */
  asksForDemo: boolean;
  /** The chosen room, for games between players. */
  roomId?: string | undefined;
  isPage?: boolean;
  /** Buttons at the end of the bar: enlarge, close … */
  actions: ReactNode;
  onClose: () => void;
}

/**
 * A game with a bar above it that shows its name and the balance; used by the popup and by the page. The demo has a
 * choice between itself and real money.
 */
export function GameStage({ queryRef, asksForDemo, roomId, isPage = false, actions, onClose }: Props) {
  const { site, node, viewer } = usePreloadedQuery<GameStageQuery>(
    graphql`
      query GameStageQuery($id: ID!) @preloadable {
        site {
          features @catch(to: NULL) {
            memberCentre
          }
        }
        node(id: $id) @catch(to: RESULT) {
          ... on Game {
            id
            name
            category
            hasDemo
            ...GameArtwork_game @alias(as: "artwork")
          }
        }
        viewer {
          session @catch(to: NULL) {
            startedAt
          }
          member {
            wallet {
              id
              available @catch(to: NULL) {
                amount
              }
              ...Balance_wallet
            }
          }
        }
      }
    `,
    queryRef,
  );
  const caller = useCaller();
  const playBreak = usePlayBreak();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const play = usePlay();
  const isPlayer = isRealAccount(caller);
  const wallet = viewer.member?.wallet;
  const failure = node.ok ? null : failureOfField(node.errors[0]);
  // With another failure the game may exist, so the stage must not say that there is none.
  if (failure && failure.code !== "BAD_ID") throw failure;
  const { id: gameId, name = "", category, hasDemo = false, artwork } = (node.ok && node.value) || {};
  useTabTitle(name);
  const isDemo = asksForDemo || (!isPlayer && hasDemo);
  // A guest's demo has play money of its own; a trial account has it in its wallet.
  const purse = isDemo && caller !== "trial" ? null : wallet;
  const mayDeposit = isPlayer && !isDemo && site.features?.memberCentre;
  const openDeposit = () => void navigate({ pathname, search: searchWithPane(search, "depositv2") });
  const switchTo = (money: "demo" | "real") => {
    if (!gameId) return;
    play({
      gameId,
      name,
      isDemo: money === "demo",
      isForMoney: money === "real",
      hasRooms: category === "PVP" && money === "real",
    });
  };

  return (
    <div className={styles.stage} data-stage>
      <GameBar name={gameId && name} isPage={isPage} actions={actions}>
        {isDemo && gameId && <MoneyChoice onChoose={switchTo} />}
        {purse && gameId && <Balance wallet={purse} />}
        {gameId && <SessionClock session={viewer.session ?? null} />}
      </GameBar>
      {!gameId ? (
        <NoSuchGame isPage={isPage} />
      ) : playBreak ? (
        <OnBreak playBreak={playBreak} />
      ) : isPlayer || isDemo ? (
        <LaunchedGame
          // Another caller has another purse.
          key={`${isDemo} ${caller}`}
          gameId={gameId}
          game={artwork}
          name={name}
          isDemo={isDemo}
          roomId={roomId}
          walletId={purse?.id ?? null}
          balance={purse?.available?.amount}
          onDeposit={mayDeposit ? openDeposit : undefined}
          onClose={onClose}
        />
      ) : (
        <NoDemo onPlay={() => switchTo("real")} />
      )}
    </div>
  );
}
