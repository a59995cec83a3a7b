import { Leaf } from "lucide-react";
import type { PlayBreak } from "../caller/playBreak.ts";
import styles from "./PlayBreakNotice.module.css";
import { BreakEnd } from "./StandingFacts.tsx";

/** A quiet line under the header while the member is on a break from play. */
export const PlayBreakNotice = ({ playBreak }: { playBreak: PlayBreak }) => (
  <p className={styles.notice} role="note">
    <Leaf size={18} aria-hidden="true" />
    <span>
      <BreakEnd until={playBreak.until ?? null} />
    </span>
  </p>
);
