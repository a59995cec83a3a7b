import { Leaf } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { searchWithPane } from "../caller/memberAddress.ts";
import type { PlayBreak } from "../caller/playBreak.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import styles from "./StandingFacts.module.css";
import { BreakEnd } from "./StandingFacts.tsx";

/** In place of a game or of a deposit, while the member is on a break. */
export function OnBreak({ playBreak }: { playBreak: PlayBreak }) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={Leaf}
      title="play_break_title"
      action={
        <Link className={styles.link} to={{ pathname, search: searchWithPane("", "withdraw") }} preventScrollReset>
          <FormattedMessage id="withdraw" />
        </Link>
      }
    >
      <BreakEnd until={playBreak.until ?? null} />
    </EmptyState>
  );
}
