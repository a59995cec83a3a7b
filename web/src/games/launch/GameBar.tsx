import type { ReactNode } from "react";
import styles from "./GameStage.module.css";

/** The id of the element with the game's name: there is one stage on a page. */
export const gameNameId = "game-name";

/** The bar above a game: its name when that is known, what the stage adds, and the buttons that enlarge and close. */
export const GameBar = ({ name, actions, children }: { name?: string; actions: ReactNode; children?: ReactNode }) => (
  <div className={styles.bar}>
    {name !== undefined && (
      <h2 id={gameNameId} className={styles.name}>
        {name}
      </h2>
    )}
    {children}
    <span className={styles.actions}>{actions}</span>
  </div>
);
