import type { ReactNode } from "react";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { PageFrame } from "../../ui/layout/PageFrame.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./LobbyFrame.module.css";

/** Title, count and tools around a list of games; the list fades while another one is loading. */
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
  /** Null when it is not known. */
  count: number | null;
  tools?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}) {
  const note = count !== null && (
    <Text as="p" className={styles.count} role="status" text="games_count" values={{ count }} />
  );
  return (
    <PageFrame banner={banner} title={title} note={note} tools={tools}>
      <div className={styles.games} aria-busy={isBusy}>
        <ScreenBoundary>{children}</ScreenBoundary>
      </div>
    </PageFrame>
  );
}
