import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import styles from "./LobbyFrame.module.css";

/** What every list of games has around it: its title and count, its tools, and a calm fade while another list is coming. */
export function LobbyFrame({
  banner,
  title,
  count,
  tools,
  isBusy = false,
  children,
}: {
  banner?: ReactNode;
  title: ReactNode;
  /** Null when it isn't known. */
  count: number | null;
  tools?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.lobby}>
      {banner}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {count !== null && (
          <p className={styles.count} role="status">
            <FormattedMessage id="games_count" values={{ count }} />
          </p>
        )}
      </header>
      {tools}
      <div className={styles.games} aria-busy={isBusy}>
        <ScreenBoundary>{children}</ScreenBoundary>
      </div>
    </div>
  );
}
