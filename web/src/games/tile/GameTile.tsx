import { Info, Play } from "lucide-react";
import { memo, Suspense, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { GameTile_game$key } from "../../__generated__/GameTile_game.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { lotteryScreen } from "../../lottery/menu/lotteryPath.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { FavoriteButton } from "../favorites/FavoriteButton.tsx";
import { usePlay } from "../play/usePlay.ts";
import { GameArtwork } from "./GameArtwork.tsx";
import { GameMarks } from "./GameMarks.tsx";
import styles from "./GameTile.module.css";
import { useLongPress } from "./useLongPress.ts";

const GameInfoSheet = lazyPart(async () => (await import("./GameInfoSheet.tsx")).GameInfoSheet);

/**
 * A game in a grid or on a shelf. A click on the picture or the name opens the game. The info button and a long touch open
 * the sheet with heart, demo and details; a mouse finds heart and demo on hover.
 */
export const GameTile = memo(function GameTile({
  game: key,
  isEager = false,
}: {
  game: GameTile_game$key;
  /** For tiles of the first screen: their pictures load at once, without waiting for the scroll position. */
  isEager?: boolean;
}) {
  const game = useFragment(
    graphql`
      fragment GameTile_game on Game @no_inline {
        id
        name
        hasDemo
        category
        lottery {
          code
          accountTypeName
        }
        status
        vendor {
          name
        }
        ...GameArtwork_game
        ...GameMarks_game
        ...GameInfoSheet_game
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const playId = useId();
  const play = usePlay();
  const [isInfoOpen, setInfoOpen] = useState(false);
  const hold = useLongPress(() => setInfoOpen(true));
  const isGuest = useCaller() === "guest";
  const isClosed = game.status !== "ACTIVE";
  const { id, name, category } = game;
  const screen = lotteryScreen(game.lottery);

  return (
    <article className={styles.card} aria-label={name} data-game={id} data-closed={isClosed || undefined} {...hold}>
      <div className={styles.art}>
        <GameArtwork game={game} isEager={isEager} />
        <GameMarks game={game} />
        <button
          id={playId}
          type="button"
          className={styles.play}
          data-opens={screen === null || undefined}
          aria-label={formatMessage({ id: "games_play_named" }, { name })}
          onClick={() =>
            play({
              gameId: id,
              name,
              isDemo: false,
              hasRooms: category === "PVP" && !isClosed,
              screen,
            })
          }
        >
          <span className={styles.playIcon} aria-hidden="true">
            <Play size={22} fill="currentColor" />
          </span>
        </button>
        <FavoriteButton gameId={id} name={name} />
        {game.hasDemo && !isClosed && (
          <button
            type="button"
            className={styles.demo}
            data-opens
            aria-label={formatMessage({ id: "games_demo_named" }, { name })}
            onClick={() => play({ gameId: id, name, isDemo: true })}
          >
            <FormattedMessage id="games_demo" />
          </button>
        )}
      </div>
      <div className={styles.caption}>
        {/* A label passes its clicks on, so that there is one button, with one tab stop. */}
        <label htmlFor={playId} className={styles.name}>
          {name}
        </label>
        <p className={styles.vendor}>
          {isGuest && game.hasDemo && (
            <b className={styles.free}>
              <FormattedMessage id="games_demo" />
            </b>
          )}
          <span>{game.vendor.name}</span>
        </p>
        <button
          type="button"
          className={styles.info}
          aria-label={formatMessage({ id: "games_info_named" }, { name })}
          onClick={() => setInfoOpen(true)}
        >
          <Info size={16} aria-hidden="true" />
        </button>
      </div>
      {isInfoOpen && (
        <Suspense>
          <GameInfoSheet game={game} onClose={() => setInfoOpen(false)} />
        </Suspense>
      )}
    </article>
  );
});
