import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { GameStageQuery } from "../../__generated__/GameStageQuery.graphql.ts";
import { Balance } from "../../wallet/Balance.tsx";
import { GameEntry } from "./GameEntry.tsx";
import styles from "./GameStage.module.css";
import { LaunchedGame } from "./LaunchedGame.tsx";
import { NoSuchGame } from "./NoSuchGame.tsx";
import { SessionClock } from "./SessionClock.tsx";

interface Props {
  queryRef: PreloadedQuery<GameStageQuery>;
  isDemo: boolean;
  /** The chosen room, for games between players. */
  roomId?: string | undefined;
  /** Buttons at the end of the bar: enlarge, close … */
  actions: ReactNode;
  onClose: () => void;
}

/** A game with a bar above it that shows its name and the balance; used by the popup and by the page. */
export function GameStage({ queryRef, isDemo, roomId, actions, onClose }: Props) {
  const { node, viewer } = usePreloadedQuery<GameStageQuery>(
    graphql`
      query GameStageQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Game {
            id
            name
          }
        }
        viewer {
          member {
            wallet {
              id
              ...Balance_wallet
            }
          }
        }
      }
    `,
    queryRef,
  );
  const wallet = viewer.member?.wallet;
  const gameId = node?.id;
  const name = node?.name ?? "";

  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <h2 className={styles.name}>{name}</h2>
        {isDemo ? (
          <span className={styles.demo}>
            <FormattedMessage id="games_demo_mark" />
          </span>
        ) : (
          wallet && <Balance wallet={wallet} />
        )}
        <SessionClock />
        <span className={styles.actions}>{actions}</span>
      </div>
      {!gameId ? (
        <NoSuchGame />
      ) : isDemo ? (
        <LaunchedGame gameId={gameId} name={name} isDemo walletId={null} onClose={onClose} />
      ) : (
        <GameEntry>
          <LaunchedGame
            gameId={gameId}
            name={name}
            isDemo={false}
            roomId={roomId}
            walletId={wallet?.id ?? null}
            onClose={onClose}
          />
        </GameEntry>
      )}
    </div>
  );
}
