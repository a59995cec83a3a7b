import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { GameArtwork_game$key } from "../../__generated__/GameArtwork_game.graphql.ts";
import { GameArtwork } from "../tile/GameArtwork.tsx";
import styles from "./GameOpening.module.css";

interface Props {
  name: string;
  /** The game's picture, when it is known. */
  game?: GameArtwork_game$key | null | undefined;
  /** Another text than that the game is opening. */
  text?: ReactNode;
  children?: ReactNode;
}

/** Shown while a game is opening: the picture of its tile, in the colours of the picture. */
export const GameOpening = ({ name, game, text, children }: Props) => (
  <div className={styles.veil} role="status" aria-busy="true" data-stage>
    {game ? (
      <>
        <span className={styles.ground} aria-hidden="true">
          <GameArtwork game={game} isEager />
        </span>
        <span className={styles.art}>
          <GameArtwork game={game} isEager />
        </span>
      </>
    ) : (
      <span className={styles.pulse} aria-hidden="true" />
    )}
    <p className={styles.text}>
      {text ?? <FormattedMessage id={name ? "games_opening" : "games_opening_any"} values={{ name }} />}
    </p>
    {children}
  </div>
);
