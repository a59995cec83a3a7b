import { graphql, useFragment } from "react-relay";
import type { WinChip_win$key } from "../__generated__/WinChip_win.graphql.ts";
import { usePlay } from "../games/play/usePlay.ts";
import { GameArtwork } from "../games/tile/GameArtwork.tsx";
import { lotteryScreen } from "../lottery/menu/lotteryPath.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./WinsTicker.module.css";

/** A win in the ticker; a click opens its game. */
export function WinChip({ win: key }: { win: WinChip_win$key }) {
  const { account, amount, game, gameName } = useFragment(
    graphql`
      fragment WinChip_win on Win {
        account
        amount {
          ...Money_amount @relay(mask: false)
        }
        gameName
        game {
          id
          lottery {
            code
            accountTypeName
          }
          ...GameArtwork_game
        }
      }
    `,
    key,
  );
  const play = usePlay();
  const content = (
    <>
      <span className={styles.art}>{game && <GameArtwork game={game} />}</span>
      <span className={styles.words}>
        <span className={styles.account}>{account}</span>
        <span className={styles.amount}>
          <Amount {...amount} />
        </span>
        <span className={styles.game}>{gameName}</span>
      </span>
    </>
  );
  if (!game) return <div className={styles.chip}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={() => play({ gameId: game.id, name: gameName, isDemo: false, screen: lotteryScreen(game.lottery) })}
    >
      {content}
    </button>
  );
}
