import { graphql, readInlineData } from "react-relay";
import type { WinChip_win$key } from "../__generated__/WinChip_win.graphql.ts";
import { usePlay } from "../games/play/usePlay.ts";
import artwork from "../games/tile/GameArtwork.module.css";
import { lotteryScreen } from "../lottery/menu/lotteryPath.ts";
import { PictureAt } from "../ui/picture/Picture.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./WinsTicker.module.css";

/**
 * A win in the ticker; a click opens its game. The ticker keeps wins that the store has no more, or has written others over: they
 * have no id. So the chip reads what came with them, not the store.
 */
export function WinChip({ win: key }: { win: WinChip_win$key }) {
  const { account, amount, game, gameName } = readInlineData(
    graphql`
      fragment WinChip_win on Win @inline {
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
          icon {
            url
            fallbackUrls
          }
        }
      }
    `,
    key,
  );
  const play = usePlay();
  const content = (
    <>
      <span className={styles.art}>
        {game && (
          <PictureAt
            key={game.icon.url}
            {...game.icon}
            alt=""
            className={artwork.art}
            fallback={<span className={artwork.standIn}>{gameName}</span>}
          />
        )}
      </span>
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
