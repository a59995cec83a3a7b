import { useCaller } from "../../caller/caller.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { SuggestedGames } from "../launch/SuggestedGames.tsx";
import styles from "./GamesToMark.module.css";

/** Games to begin with, below a list of favorites that has none. */
export function GamesToMark() {
  const isGuest = useCaller() === "guest";
  return (
    <div className={styles.games}>
      <QuietPart>
        <SuggestedGames withDemo={isGuest} Title="h2" />
      </QuietPart>
    </div>
  );
}
