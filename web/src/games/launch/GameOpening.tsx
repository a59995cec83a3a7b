import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./GameFrame.module.css";

/** Shown while a game is opening. */
export const GameOpening = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={styles.frame} aria-busy="true">
    <div className={styles.veil} role="status">
      <span className={styles.pulse} aria-hidden="true" />
      <p>
        <FormattedMessage id={name ? "games_opening" : "games_opening_any"} values={{ name }} />
      </p>
      {children}
    </div>
  </div>
);
