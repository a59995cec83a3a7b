import type { ReactNode } from "react";
import styles from "./GameStage.module.css";

/** The id of the element with the game's name: there is one stage on a page. */
export const gameNameId = "game-name";

interface Props {
  /** Known when there is a game. */
  name?: string | undefined;
  /** The game is a page, not a dialog over one. */
  isPage?: boolean | undefined;
  /** The buttons that enlarge and close. */
  actions: ReactNode;
  /** What the stage adds. */
  children?: ReactNode;
}

/** The bar above a game. */
export const GameBar = ({ name, isPage = false, actions, children }: Props) => {
  const Name = isPage ? "h1" : "h2";
  return (
    <div className={styles.bar}>
      {name !== undefined && (
        <Name id={gameNameId} className={styles.name}>
          {name}
        </Name>
      )}
      {children}
      <span className={styles.actions}>{actions}</span>
    </div>
  );
};
